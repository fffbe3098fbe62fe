import { createMemo, Show } from "solid-js";
import { shareWords } from "../../share/language.ts";
import "../cards.css";
import type { CardSceneProps } from "../card-props.ts";
import { PointsByRound } from "../guest-check.tsx";
import { WonCards } from "../won/won-cards.tsx";
import type { WonTrick } from "../reading.ts";
import { createRoundChoice } from "../round/round-choice.ts";
import { RoundSheet } from "../round/round-sheet.tsx";
import { type DecidingRound, decidingRoundOf } from "../share/deciding-round.ts";
import { toldOf } from "../share/told.ts";
import "./card-ending.css";

const words = () => shareWords().round;

/** The trick that brought the winner most in the round that decided the game, on a piece of felt. */
const DecidingTrick = (props: CardSceneProps & { readonly round: DecidingRound; readonly trick: WonTrick }) => (
  <section class="deciding-trick" aria-label={words().title}>
    <h3>{toldOf(props.table, props.round)}</h3>
    <p>{words().trick(props.round.tricks.indexOf(props.trick) + 1, props.round.tricks.length)}</p>
    <WonCards {...props} trick={props.trick} />
  </section>
);

/** What is told at the end of a game of cards: the points with what they were made of, and the trick that decided it. */
export const CardEnding = (props: CardSceneProps & { readonly withPoints: boolean }) => {
  const { table, rows } = props;
  const choice = createRoundChoice(props, { first: () => null, byPointing: false });
  const round = createMemo(() =>
    decidingRoundOf(rows, table.rules, table.entries, table.rules.outcome(table.state)?.winners ?? []),
  );
  return (
    <>
      <Show when={props.withPoints}>
        <section class="guest-check">
          <PointsByRound {...props} piles={[]} choice={choice} isMadeUp />
          {/* In the place of the trick that decided it. */}
          <Show when={choice.shown()}>{(shown) => <RoundSheet {...props} round={shown()} />}</Show>
        </section>
      </Show>
      <Show when={choice.shown() === null ? round() : null}>
        {(found) => (
          <Show when={found().best}>{(trick) => <DecidingTrick {...props} round={found()} trick={trick()} />}</Show>
        )}
      </Show>
    </>
  );
};
