import { inOrder } from "@blueplate/words";
import { createMemo, For, Show } from "solid-js";
import { shell } from "../language.ts";
import { Mark } from "../piece.tsx";
import { TokenFigure } from "./card-face.tsx";
import type { CardSceneProps } from "./card-props.ts";
import "./guest-check.css";
import { readCardTable } from "./reading.ts";
import type { PileScore } from "./rows.ts";

const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);

/** A card of the pile at the size of a stamp; a token stands on one that counts. */
const PileCard = (props: CardSceneProps & { readonly card: string; readonly isCounted: boolean }) => {
  const { table, rows } = props;
  const look = () => table.words.look(rows.slots.card, props.card);
  return (
    <li class="pile-card" data-counted={props.isCounted} style={{ "--suit": look()?.colour }}>
      <span class="hidden">{table.words.value(rows.slots.card, props.card)}</span>
      <b class="number" aria-hidden="true">
        {look()?.face}
      </b>
      <Show when={look()}>{(each) => <Mark look={each()} />}</Show>
      <Show when={props.isCounted}>
        <TokenFigure look={look()} />
      </Show>
      <span class="pile-stars" aria-hidden="true">
        {"★".repeat(rows.stars(table.rules, props.card))}
      </span>
    </li>
  );
};

/** Everybody's points by round; what runs now is one's own secret. */
const Points = (props: CardSceneProps & { readonly running: number | null }) => {
  const { table, rows } = props;
  const seats = createMemo(() => readCardTable(rows, table.state).seats);
  const rounds = Array.from({ length: rows.rounds }, (_, round) => round);
  const now = (): number => Math.max(0, ...seats().map(({ scores }) => scores.length));
  const runs = (round: number): boolean => round === now() && props.running !== null;
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
            <tr data-mine={seat() === table.seat}>
              <th scope="row">{table.names(seat())}</th>
              <For each={rounds}>
                {(round) => (
                  <td class="number" data-runs={runs(round) && seat() === table.seat}>
                    {scores[round] ?? (runs(round) ? (seat() === table.seat ? props.running : "···") : "")}
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

/** The bill of the table: everybody's points by round, and what one's own pile comes to so far. */
export const GuestCheck = (props: CardSceneProps) => {
  const { table, rows } = props;
  const own = createMemo(() => {
    const before = table.seat === null ? undefined : readCardTable(rows, table.state).seats[table.seat];
    return before?.pile ? { ...before, pile: before.pile } : null;
  });
  const score = createMemo((): PileScore | null => {
    const mine = own();
    return mine ? rows.score(table.rules, mine) : null;
  });
  const pile = createMemo(() => inOrder(table.words, rows.slots.card, own()?.pile ?? []).map(String));
  const stars = (): number => (score()?.points ?? 0) - (own()?.coins ?? 0);
  return (
    <section class="guest-check">
      <Points {...props} running={score()?.points ?? null} />
      <Show when={score()}>
        {(counted) => (
          <div class="check-pile">
            <h3>
              {table.words.field(rows.seat.pile, rows.table.seats)?.label}
              <span class="number">
                {stars()} ★ + {own()?.coins} <span class="mini-coin" /> = <b>{counted().points}</b>
              </span>
            </h3>
            <ul>
              <For each={pile()}>
                {(card) => <PileCard {...props} card={card} isCounted={counted().counted.includes(card)} />}
              </For>
            </ul>
          </div>
        )}
      </Show>
    </section>
  );
};
