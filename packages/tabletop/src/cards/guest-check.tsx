import { scrollByKeys } from "@blueplate/ui";
import { inOrder } from "@blueplate/words";
import { createMemo, For, Show } from "solid-js";
import { shell } from "../language.ts";
import { TokenFigure } from "./card-face.tsx";
import type { CardSceneProps } from "./card-props.ts";
import "./guest-check.css";
import { nearIn } from "./places.ts";
import { readCardTable } from "./reading.ts";
import { StampFace } from "./stamp-card.tsx";
import type { PileScore } from "./rows.ts";

const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);

/** A card of the pile at the size of a stamp; a token stands on one that counts. */
const PileCard = (props: CardSceneProps & { readonly card: string; readonly isCounted: boolean }) => {
  const { table, rows } = props;
  const look = () => table.words.look(rows.slots.card, props.card);
  return (
    <li class="pile-card" data-counted={props.isCounted} style={{ "--suit": look()?.colour }}>
      <StampFace look={look()} text={table.words.value(rows.slots.card, props.card)} />
      <Show when={props.isCounted}>
        <TokenFigure look={look()} />
      </Show>
      <span class="pile-stars number" aria-hidden="true">
        {rows.stars(table.rules, props.card)}★
      </span>
    </li>
  );
};

/** What a pile that one may see comes to so far. */
export interface OpenPile {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly coins: number;
  readonly score: PileScore;
}

interface PointsProps extends CardSceneProps {
  readonly piles: readonly OpenPile[];
  /** By round and seat the coins among the points: what they were made of is written below them. */
  readonly coins?: readonly (readonly number[])[];
}

/** What the points of a round were made of: stars, and coins. */
const MadeOf = (props: { readonly points: number; readonly coins: number }) => (
  <small class="made-of">
    {props.points - props.coins}★
    <Show when={props.coins > 0}>
      {" "}
      + {props.coins} <span class="mini-coin" />
    </Show>
  </small>
);

/** Everybody's points by round; what runs now is known of open piles only. */
export const PointsByRound = (props: PointsProps) => {
  const { table, rows } = props;
  const seats = createMemo(() => readCardTable(rows, table.state).seats);
  const rounds = Array.from({ length: rows.rounds }, (_, round) => round);
  const now = (): number => Math.max(0, ...seats().map(({ scores }) => scores.length));
  const runs = (round: number): boolean => round === now() && props.piles.length > 0;
  const running = (seat: number): number | null => props.piles.find((pile) => pile.seat === seat)?.score.points ?? null;
  return (
    <table>
      <caption>{table.words.field(rows.seat.scores, rows.table.seats)?.label}</caption>
      <thead>
        <tr>
          <th scope="col">{shell().table.player}</th>
          <For each={rounds}>
            {(round) => (
              <th scope="col" aria-label={shell().tabletop.round(round + 1)}>
                {round + 1}
              </th>
            )}
          </For>
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
                    <Show when={props.coins?.[round]?.[seat()] !== undefined}>
                      <MadeOf points={scores[round] ?? 0} coins={props.coins?.[round]?.[seat()] ?? 0} />
                    </Show>
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

/** The cards of an open pile, with the tokens on those that count, and what they come to with the coins. */
const Pile = (props: CardSceneProps & { readonly pile: OpenPile; readonly named: boolean }) => {
  const { table, rows } = props;
  const label = (): string => table.words.field(rows.seat.pile, rows.table.seats)?.label ?? "";
  const cards = createMemo(() => inOrder(table.words, rows.slots.card, props.pile.cards).map(String));
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
        <For each={cards()}>
          {(card) => <PileCard {...props} card={card} isCounted={props.pile.score.counted.includes(card)} />}
        </For>
      </ul>
    </div>
  );
};

/** The bill of the table: everybody's points by round, and what the piles come to so far that lie open to the viewer. */
export const GuestCheck = (props: CardSceneProps) => {
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
  return (
    <section class="guest-check" ref={scrollByKeys(label)}>
      <PointsByRound {...props} piles={piles()} />
      <For each={piles()}>{(pile) => <Pile {...props} pile={pile} named={isNamed()} />}</For>
    </section>
  );
};
