import { markMoreBelow, scrollByKeys } from "@blueplate/ui";
import { inOrder } from "@blueplate/words";
import { createMemo, For, Show } from "solid-js";
import { shell } from "../language.ts";
import type { CardSceneProps } from "./card-props.ts";
import "./guest-check.css";
import { SmallCard } from "./open-hand.tsx";
import { nearIn } from "./places.ts";
import { readCardTable } from "./reading.ts";
import { CountedCard } from "./round/counted-card.tsx";
import { createRoundChoice, type RoundChoice } from "./round/round-choice.ts";
import { RoundSheet } from "./round/round-sheet.tsx";
import type { PileScore } from "./rows.ts";
import { RoundTricks } from "./won/round-tricks.tsx";

const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);

/** What a pile that one may see comes to so far. */
export interface OpenPile {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly coins: number;
  readonly score: PileScore;
}

interface PointsProps extends CardSceneProps {
  readonly piles: readonly OpenPile[];
  /** The rounds that can be opened; none where nothing is pressed. */
  readonly choice?: RoundChoice;
  /** True where below the points of a round stands what they were made of. */
  readonly isMadeUp?: boolean;
}

/** What the points of a round were made of: stars, and coins. */
const MadeOf = (props: { readonly points: number; readonly coins: number }) => (
  <small class="made-of">
    <span aria-hidden="true">
      {props.points - props.coins}★
      <Show when={props.coins > 0}>
        {" "}
        + {props.coins} <span class="mini-coin" />
      </Show>
    </span>
    <span class="hidden">{shell().tabletop.madeOf(props.points - props.coins, props.coins)}</span>
  </small>
);

/** The number of a round at the head of its points: pressed or pointed at, it opens the round. */
const RoundNumber = (props: { readonly round: number; readonly choice: RoundChoice | undefined }) => {
  const name = (): string => shell().tabletop.round(props.round + 1);
  const opener = () => (props.choice?.rounds().some(({ round }) => round === props.round) ? props.choice : undefined);
  return (
    <th scope="col" aria-label={opener() ? undefined : name()}>
      <Show when={opener()} fallback={props.round + 1}>
        {(choice) => (
          <button
            type="button"
            class="round-number"
            aria-label={name()}
            aria-pressed={choice().shown()?.round === props.round}
            onPointerEnter={(event) => event.pointerType !== "touch" && choice().point?.(props.round)}
            onPointerLeave={() => choice().point?.(null)}
            onClick={() => choice().press(props.round)}
          >
            {props.round + 1}
          </button>
        )}
      </Show>
    </th>
  );
};

/** Everybody's points by round; what runs now is known of open piles only. */
export const PointsByRound = (props: PointsProps) => {
  const { table, rows } = props;
  const seats = createMemo(() => readCardTable(rows, table.state).seats);
  const rounds = Array.from({ length: rows.rounds }, (_, round) => round);
  const now = (): number => Math.max(0, ...seats().map(({ scores }) => scores.length));
  const runs = (round: number): boolean => round === now() && props.piles.length > 0;
  const running = (seat: number): number | null => props.piles.find((pile) => pile.seat === seat)?.score.points ?? null;
  const madeUp = (round: number, seat: number) =>
    props.isMadeUp ? props.choice?.rounds().find((each) => each.round === round)?.piles[seat] : undefined;
  return (
    <table>
      <caption>{table.words.field(rows.seat.scores, rows.table.seats)?.label}</caption>
      <thead>
        <tr>
          <th scope="col">{shell().table.player}</th>
          <For each={rounds}>{(round) => <RoundNumber round={round} choice={props.choice} />}</For>
          <th scope="col">{shell().tabletop.total}</th>
        </tr>
      </thead>
      <tbody>
        <For each={seats()}>
          {({ scores }, seat) => (
            <tr data-mine={seat() === nearIn(props)}>
              <th scope="row" title={table.names(seat())}>
                {table.names(seat())}
              </th>
              <For each={rounds}>
                {(round) => (
                  <td class="number" data-runs={runs(round) && running(seat()) !== null}>
                    {scores[round] ?? (runs(round) ? (running(seat()) ?? "···") : "")}
                    <Show when={madeUp(round, seat())}>{(pile) => <MadeOf {...pile()} />}</Show>
                  </td>
                )}
              </For>
              <td class="number total">{sumOf(scores)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};

/** As many cards as stand in one row of a bill: of more those that do not count are small. */
const ROW = 7;

/** The cards of an open pile, with the tokens on those that count, and what they come to with the coins. */
const Pile = (props: CardSceneProps & { readonly pile: OpenPile; readonly named: boolean }) => {
  const { table, rows } = props;
  const label = (): string => table.words.field(rows.seat.pile, rows.table.seats)?.label ?? "";
  const cards = createMemo(() => inOrder(table.words, rows.slots.card, props.pile.cards).map(String));
  const isCounted = (card: string): boolean => props.pile.score.counted.includes(card);
  const isMany = (): boolean => cards().length > ROW;
  const large = createMemo(() => (isMany() ? cards().filter(isCounted) : cards()));
  const small = createMemo(() => (isMany() ? cards().filter((card) => !isCounted(card)) : []));
  return (
    <div class="check-pile">
      <h3>
        {props.named ? `${table.names(props.pile.seat)}: ${label()}` : label()}
        <span class="number">
          {props.pile.score.points - props.pile.coins} ★ + {props.pile.coins} <span class="mini-coin" /> ={" "}
          <b>{props.pile.score.points}</b>
        </span>
      </h3>
      <ul>
        <For each={large()}>{(card) => <CountedCard {...props} card={card} isCounted={isCounted(card)} />}</For>
        <For each={small()}>{(card) => <SmallCard {...props} card={card} />}</For>
      </ul>
    </div>
  );
};

/** The bill of the table: everybody's points by round, and what the piles come to so far that lie open to the viewer. */
export const GuestCheck = (
  props: CardSceneProps & {
    /** True while the round that has just ended lies on the table, with everybody's cards. */
    readonly isOnTable?: () => boolean;
  },
) => {
  const { table, rows } = props;
  const piles = createMemo((): readonly OpenPile[] =>
    readCardTable(rows, table.state).seats.flatMap((before, seat) => {
      const { pile, coins } = before;
      return pile ? [{ seat, cards: pile, coins, score: rows.score(table.rules, { ...before, pile }) }] : [];
    }),
  );
  // While a round runs the only one is one's own.
  const isNamed = (): boolean => props.lookedBack !== undefined || piles().length > 1;
  const label = (): string => props.table.words.field(props.rows.seat.scores, props.rows.table.seats)?.label ?? "";
  // Until a trick of the next round is won, and at the end, there is nothing to see but the round before.
  const first = (): number | null => {
    if (props.isOnTable?.()) return null;
    const { seats } = readCardTable(rows, table.state);
    const over = Math.max(0, ...seats.map(({ scores }) => scores.length));
    return over === rows.rounds || seats.every(({ pileSize }) => pileSize === 0) ? over - 1 : null;
  };
  const choice = createRoundChoice(props, { first, byPointing: true });
  // Then nothing else is looked for on it: what made the points is read at once, by whatever hand.
  const isOver = (): boolean => table.rules.outcome(table.state) !== null;
  return (
    <section
      class="guest-check"
      ref={(check) => {
        scrollByKeys(label)(check);
        markMoreBelow(check);
      }}
    >
      <PointsByRound {...props} piles={piles()} choice={choice} isMadeUp={isOver()} />
      <Show
        when={choice.shown()}
        fallback={
          <Show when={!props.isOnTable?.()}>
            <For each={piles()}>{(pile) => <Pile {...props} pile={pile} named={isNamed()} />}</For>
          </Show>
        }
      >
        {(round) => (
          <>
            <RoundSheet {...props} round={round()} />
            <RoundTricks {...props} round={round()} />
          </>
        )}
      </Show>
    </section>
  );
};
