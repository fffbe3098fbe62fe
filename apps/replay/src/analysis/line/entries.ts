import { type GameStarted, type Played, type Rules, seal, type Tagged } from "@blueplate/kernel";
import { factsAt, type TreeNode } from "@blueplate/study";
import type { Sentence } from "@blueplate/words";

/** An entry of a line: what counts, numbered along the line. */
export type LineEntry = GameStarted<Tagged> | Played<Tagged>;

/** How a fact is told where it has one line; null for facts that are told there as everywhere. */
export type ShortText = (event: Tagged) => Sentence | null;

/** Nodes of a line as its entries. */
export const entriesOf = (rules: Rules, line: readonly TreeNode[]): readonly LineEntry[] =>
  line.map((node, seq) => {
    const { id, seat, command } = node;
    const events = factsAt(rules, node);
    return seat === null
      ? { _tag: "GameStarted", seq, events, at: 0 }
      : {
          _tag: "Played",
          seq,
          seat,
          commandId: id,
          // A node does not say who else may read its command: whoever gave it does, and everybody may read what came of it.
          command: seal([seat], command),
          events,
          final: false,
          at: 0,
        };
  });
