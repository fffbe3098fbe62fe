import { createEffect, createMemo, createSignal, For, on, Show } from "solid-js";
import { shell } from "../language.ts";
import type { CardPlay } from "./card-play.ts";
import type { CardSceneProps } from "./card-props.ts";
import { CoinChip, GameCard } from "./game-card.tsx";
import { type WonTrick, lastTrickIn } from "./reading.ts";
import type { LaidCard } from "./rows.ts";
import { nearIn, placeOf } from "./places.ts";
import { markOf, type TrickMark, valueText } from "./standing.ts";

interface TrickProps extends CardSceneProps {
  readonly play: CardPlay;
}

/** One card of a trick before its player, with what it is worth and how it stands. */
const Laid = (
  props: TrickProps & {
    readonly laid: LaidCard;
    readonly mark: TrickMark | null;
    /** True once everybody has played: what it says of a card is final. */
    readonly isOver: boolean;
  },
) => {
  const { table, rows, play } = props;
  const standing = (): string => {
    if (props.mark === null) return "";
    if (!props.isOver) return shell().tabletop[props.mark];
    return props.mark === "highest" ? shell().tabletop.won : shell().tabletop.least;
  };
  const name = (): string => table.words.value(rows.slots.card, props.laid.card);
  // As it was when the card came: what lies there begins no motion afterwards.
  const isStill = props.lookedBack?.moves === false;
  const said = (): string => valueText(play, props.laid);
  const label = (): string => {
    const mark = props.mark === null ? "" : `, ${standing()}`;
    return `${table.names(props.laid.seat)}: ${name()}, ${said()}${mark}`;
  };
  return (
    <li
      data-place={placeOf(props.laid.seat, nearIn(props), play.view().seats.length)}
      data-mark={props.mark}
      data-still={isStill}
      aria-label={label()}
    >
      <GameCard {...props} card={props.laid.card} />
      <Show when={props.laid.coins !== 0}>
        <CoinChip adds={props.laid.coins * rows.coinWorth} />
      </Show>
      <span class="laid-pill" aria-hidden="true">
        {said()}
        <Show when={props.mark}> · {standing()}</Show>
      </span>
    </li>
  );
};

/** The cards of a trick that is over, on their way to whoever won it; gone when they are there. */
const Collected = (props: TrickProps & { readonly trick: WonTrick; readonly onGone: () => void }) => (
  <ul
    class="trick collected"
    aria-hidden="true"
    data-place={placeOf(props.trick.winner ?? 0, nearIn(props), props.play.view().seats.length)}
    onAnimationEnd={() => props.onGone()}
  >
    <For each={props.trick.plays}>{(laid) => <Laid {...props} laid={laid} mark={null} isOver />}</For>
  </ul>
);

/** The trick in the middle: the running one, or the one before while its cards lie open. */
export const Trick = (props: TrickProps) => {
  const { table, rows, play } = props;
  const laid = createMemo(() => {
    const { trick, last } = play.view();
    return trick.length > 0 ? trick : (last?.plays ?? []);
  });
  const standing = createMemo(() => rows.standing(table.rules, table.state, laid()));
  // A lifted card stands in the running trick already: what lies there is marked as it would be with it.
  const markIn = (seat: number): TrickMark | null =>
    play.view().trick.length > 0 ? play.markOf(seat) : markOf(standing(), seat, laid().length);
  const isOver = (): boolean => laid().length >= play.view().seats.length;
  // What opens the next trick is chosen or asked for: the one before steps back, so that nobody thinks to beat it.
  const isPast = (): boolean =>
    isOver() && (play.lifted() !== null || (props.lookedBack === undefined && play.asksCard()));
  const ids = createMemo(() => laid().map(({ card }) => card));
  const [gone, setGone] = createSignal<WonTrick | null>(null);
  const last = createMemo(() => lastTrickIn(rows, table.entries));
  createEffect(
    on(
      () => ids()[0],
      () => {
        const isNext = ids().length > 0 && ids().length < play.view().seats.length;
        setGone(isNext && props.lookedBack?.moves !== false ? last() : null);
      },
      { defer: true },
    ),
  );
  // Nobody has won or played anything yet: what one plays for stands where the first trick will lie.
  const isFresh = (): boolean =>
    laid().length === 0 && play.view().seats.every(({ scores, pileSize }) => scores.length === 0 && pileSize === 0);
  return (
    <div class="trick-well">
      <Show when={isFresh() && table.words.goal}>{(goal) => <p class="card-goal">{goal()}</p>}</Show>
      <ul class="trick" data-past={isPast()} aria-label={table.words.field(rows.table.trick, "")?.label}>
        <For each={ids()}>
          {(card) => (
            <Show when={laid().find((each) => each.card === card)}>
              {(each) => <Laid {...props} laid={each()} mark={markIn(each().seat)} isOver={isOver()} />}
            </Show>
          )}
        </For>
      </ul>
      <Show when={gone()}>{(trick) => <Collected {...props} trick={trick()} onGone={() => setGone(null)} />}</Show>
    </div>
  );
};
