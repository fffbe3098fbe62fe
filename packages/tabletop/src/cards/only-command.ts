import type { Tagged } from "@blueplate/kernel";
import { createEffect, createMemo, createSignal } from "solid-js";
import { settings } from "../settings.ts";
import type { CardTableProps } from "./card-props.ts";
import type { CardTableView, SeatCards } from "./reading.ts";
import type { CardTableRows, LaidCard, TrickStanding } from "./rows.ts";

/** A trick that runs, and how many play a card to it. */
interface RunningTrick {
  readonly rows: Pick<CardTableRows, "standing">;
  readonly table: Pick<CardTableProps["table"], "rules" | "state">;
  readonly laid: readonly LaidCard[];
  readonly seats: number;
}

/** True for a card that closes its trick to the same end with any of the coins, up to `coins` on either side, as without. */
export const areCoinsIdle = ({ rows, table, laid, seats }: RunningTrick, { seat, card, coins }: LaidCard): boolean => {
  // Whoever plays later may answer to coins.
  if (laid.length + 1 < seats) return false;
  const after = (on: number) => rows.standing(table.rules, table.state, [...laid, { seat, card, coins: on }]);
  const bare = after(0);
  return Array.from({ length: 2 * coins + 1 }, (_, at) => after(at - coins)).every(
    ({ highest, lowest }) => highest === bare.highest && lowest === bare.lowest,
  );
};

/** The hands at a table, and what becomes of its tokens. */
interface TableHands {
  readonly rows: Pick<CardTableRows, "tokensGoBack">;
  readonly seats: readonly Pick<SeatCards, "handSize">[];
}

/** True for tokens of which each would bring the same: when all hands are empty and they go back, only their points are left of them. */
export const areTokensAlike = ({ rows, seats }: TableHands, points: readonly number[]): boolean =>
  rows.tokensGoBack && seats.every(({ handSize }) => handSize === 0) && new Set(points).size === 1;

/** The only one of a list; null where there are others, or none. */
export const onlyOf = (list: readonly string[]): string | null => (list.length === 1 ? (list[0] ?? null) : null);

/** The only token that is offered, or any of those that come to the same; `gain` are the points of one. */
export const onlyToken = (
  hands: TableHands,
  offered: readonly string[],
  gain: (kind: string) => number,
): string | null =>
  areTokensAlike(
    hands,
    offered.map((kind) => gain(kind)),
  )
    ? (offered[0] ?? null)
    : onlyOf(offered);

/**
 * Gives the only command there is by itself, once for each decision, where whoever sits here wants it so. Answers whether it does:
 * then nothing is asked, unless the command was not accepted.
 */
export const playOnlyCommand = (table: CardTableProps["table"], only: () => Tagged | null): (() => boolean) => {
  const [refusedAt, setRefusedAt] = createSignal(-1);
  const isAutomatic = createMemo(
    () =>
      settings().onlyCommand &&
      only() !== null &&
      refusedAt() !== table.entries.length &&
      // Whoever takes it back wants to look at it.
      table.entries.at(-1)?._tag !== "Undone",
  );
  let given = -1;
  createEffect(() => {
    const command = only();
    const now = table.entries.length;
    if (command === null || !isAutomatic() || given === now || table.sender.busy()) return;
    given = now;
    void table.sender.send(command).then((accepted) => {
      if (accepted) return;
      setRefusedAt(now);
      // Nobody has pressed anything: the seat has played elsewhere meanwhile, or the question says what is to be done.
      table.sender.clear();
    });
  });
  return isAutomatic;
};

/** The kinds of tokens of which the viewer takes one after a trick in which that seat is lowest as it stands: none otherwise. */
export const tokensAfter = (
  { middle }: Pick<CardTableView, "middle">,
  { lowest }: TrickStanding,
  seat: number | null,
): readonly string[] =>
  seat !== null && lowest === seat ? middle.flatMap(({ kind, count }) => (count > 0 ? [kind] : [])) : [];

/** What is asked of the viewer: the tokens that are offered, and whether it is a card. */
interface Asked {
  readonly tokens: () => readonly string[];
  readonly isCard: () => boolean;
}

/**
 * A token that is chosen together with a card: taken as soon as it is asked for, and forgotten when something else is asked instead,
 * as after a trick in which another card came to lie lowest.
 */
export const createTokenWish = (
  table: CardTableProps["table"],
  asked: Asked,
  take: (kind: string) => void,
): ((kind: string) => void) => {
  const [wish, setWish] = createSignal<{ readonly kind: string; readonly at: number } | null>(null);
  createEffect(() => {
    const wished = wish();
    if (wished === null || table.entries.length <= wished.at || table.sender.busy()) return;
    // Whoever has taken the card back wants to look at it.
    const isTakenBack = table.entries.at(-1)?._tag === "Undone";
    const offered = asked.tokens();
    if (!isTakenBack && offered.length === 0 && !asked.isCard()) return;
    setWish(null);
    if (!isTakenBack && offered.includes(wished.kind)) take(wished.kind);
  });
  return (kind) => void setWish({ kind, at: table.entries.length });
};
