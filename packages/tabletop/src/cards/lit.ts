import { createMemo, createSignal } from "solid-js";
import type { CardSceneProps } from "./card-props.ts";
import type { CardTableView } from "./reading.ts";

/** The lamps of a table, and what taking a token would change. */
export interface LitLamps {
  /** Looks at the table as it would be without a token of this kind. */
  readonly pointAt: (kind: string | null) => void;
  /** The kinds that are lit: as they are, or as they would be without the token that is pointed at. */
  readonly lit: () => readonly string[];
  readonly litWithout: (kind: string) => readonly string[];
  /** Points that one token more of a kind would bring with the pile as it is, or with cards that are won before it is taken. */
  readonly gain: (kind: string, won?: readonly string[]) => number;
}

/** The lamps, with the token that is pointed at taken away. */
export const createLamps = ({ table, rows }: CardSceneProps, view: () => CardTableView): LitLamps => {
  const [pointed, pointAt] = createSignal<string | null>(null);
  const litWithout = (taken: string): readonly string[] =>
    rows.litWith(
      Object.fromEntries(view().middle.map(({ kind, count }) => [kind, kind === taken ? count - 1 : count])),
    );
  const lit = createMemo((): readonly string[] => {
    const kind = pointed();
    // A token that was set aside is none of those that are counted.
    const isCounted = kind !== null && view().middle.some((each) => each.kind === kind && !each.isAside);
    return kind !== null && isCounted ? litWithout(kind) : view().lit;
  });
  const gain = (kind: string, won: readonly string[] = []): number => {
    const own = table.seat === null ? undefined : view().seats[table.seat];
    if (!own?.pile) return 0;
    const counted = { pile: [...own.pile, ...won], tokens: own.tokens, coins: own.coins };
    const after = rows.score(table.rules, { ...counted, tokens: [...counted.tokens, kind] });
    return after.points - rows.score(table.rules, counted).points;
  };
  return { pointAt, lit, litWithout, gain };
};
