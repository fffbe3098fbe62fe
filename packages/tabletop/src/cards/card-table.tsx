import { createEffect, mergeProps, onCleanup, Show } from "solid-js";
import { shell } from "../language.ts";
import { createCardPlay } from "./card-play.ts";
import type { CardTableProps } from "./card-props.ts";
import "./cards.css";
import { Hand } from "./hand.tsx";
import { Lamps } from "./lamps.tsx";
import { Seats } from "./seats.tsx";
import { LastTrick } from "./won/last-trick.tsx";
import { createRoundOver, RoundOver } from "./round/round-over.tsx";
import { Trick } from "./trick.tsx";

/** A round table for any game of cards and tricks that has the rows for it. */
export const CardTable = (props: CardTableProps) => {
  const over = createRoundOver(props);
  const isHeld = (): boolean => over.round() !== null || (props.isHeld?.() ?? false);
  const play = createCardPlay(mergeProps(props, { isHeld }));
  createEffect(() => {
    const round = over.round();
    const { round: name, roundFirst, nextRound } = shell().tabletop;
    props.onLookFirst?.(round === null ? null : roundFirst(name(round.round + 1), nextRound));
  });
  onCleanup(() => props.onLookFirst?.(null));
  // A tap beside all that is pressed puts the lifted card down: it may lie over the one that is wanted.
  const putDown = ({ target }: MouseEvent): void => {
    if (target instanceof Element && !target.closest("button, .hand, .hand-side")) play.lift(null);
  };
  return (
    <section
      class="card-table"
      data-looked-back={props.lookedBack !== undefined}
      aria-label={shell().table.state}
      onClick={putDown}
    >
      <div class="felt" aria-hidden="true" />
      <Seats {...props} play={play} looksFirst={over.round() !== null} />
      <Show
        when={over.round()}
        fallback={
          <>
            <Lamps {...props} play={play} />
            <Trick {...props} play={play} />
          </>
        }
      >
        {(round) => <RoundOver {...props} round={round()} onLeave={over.leave} />}
      </Show>
      <LastTrick {...props} />
      <Show when={over.round() === null}>
        <Hand {...props} play={play} />
      </Show>
    </section>
  );
};
