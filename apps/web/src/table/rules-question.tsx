import type { RulesVote as Asked, TableFacts } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { Show } from "solid-js";
import { api } from "../server/client.ts";
import { showPlayers } from "./seats/players.ts";
import { AttemptNotice, createAttempts } from "../server/attempt.tsx";

const words = () => shell().consent;

/** Where the answers of the others stand. */
const Answers = (props: { readonly facts: TableFacts; readonly asked: Asked }) => {
  const others = (seats: readonly number[]): readonly number[] => seats.filter((seat) => seat !== props.facts.mySeat);
  const named = (seats: readonly number[]): string =>
    seats.map((seat) => props.facts.seats[seat]?.player ?? String(seat + 1)).join(shell().comma);
  const hasAccepted = (): boolean => props.asked.accepted.some((seat) => seat === props.facts.mySeat);
  const lines = (): readonly string[] => [
    ...(hasAccepted() ? [words().accepted] : []),
    ...(others(props.asked.accepted).length > 0 ? [words().forIt(named(others(props.asked.accepted)))] : []),
    ...(props.asked.refused.length > 0 ? [words().against(named(props.asked.refused))] : []),
    ...(others(props.asked.waitsFor).length > 0 ? [words().waits(named(others(props.asked.waitsFor)))] : []),
  ];
  return (
    <p role="status">
      <b>{lines().join(" ")}</b>
    </p>
  );
};

/**
 * Whether to go on by the rules of today, which decide the game differently: why that is asked, how the answers stand, and for whoever
 * sits at the table a button for each. Whoever has refused may still accept; who does not answer is found among the players.
 */
export const RulesVotePanel = (props: { readonly facts: TableFacts; readonly asked: Asked }) => {
  const answering = createAttempts();
  const mine = (): number | null => {
    const seat = props.facts.seats[props.facts.mySeat ?? -1];
    return seat && seat.standIn === null ? seat.seat : null;
  };
  const has = (seats: readonly number[]): boolean => seats.some((seat) => seat === mine());
  const answer = (accept: boolean): Promise<void> =>
    answering.attempt(() => api.rules.answer.mutate({ table: props.facts.id, to: props.asked.to, accept }));
  return (
    <section class="notice rules-question" data-kind="info" aria-label={words().rulesTitle}>
      <div class="stack">
        <h2>{words().rulesTitle}</h2>
        <p>{words().rulesDiffer(props.asked.entry)}</p>
        <Answers {...props} />
        <Show when={mine() !== null}>
          <div class="row">
            <Show when={!has(props.asked.accepted)}>
              <Button kind="main" onClick={() => void answer(true)}>
                {words().goOn}
              </Button>
            </Show>
            <Show when={!has(props.asked.refused)}>
              <Button onClick={() => void answer(false)}>{words().stay}</Button>
            </Show>
            <Show when={props.asked.since !== null && props.asked.waitsFor.length > 0}>
              <Button kind="quiet" onClick={() => showPlayers(true)}>
                {words().players}
              </Button>
            </Show>
          </div>
        </Show>
        <AttemptNotice of={answering} />
      </div>
    </section>
  );
};
