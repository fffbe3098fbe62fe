import { type Begun, type Json, type Played, type Rules, seal, type Tagged } from "@blueplate/kernel";
import type { TreeNode } from "@blueplate/study";
import { Result } from "effect";

/** An entry of a line: what counts, numbered along the line. */
export type LineEntry = Begun<Tagged> | Played<Tagged>;

/** Turns nodes into entries, each node once: its facts are decoded by the rules that wrote them. */
export const createEntries = (rules: Rules): ((line: readonly TreeNode[]) => readonly LineEntry[]) => {
  const known = new WeakMap<readonly Json[], readonly Tagged[]>();
  const factsOf = (events: readonly Json[]): readonly Tagged[] => {
    const before = known.get(events);
    if (before) return before;
    const decoded = Result.all(events.map((event) => rules.codecs.event.decode(event)));
    const facts = Result.isSuccess(decoded) ? decoded.success : [];
    known.set(events, facts);
    return facts;
  };
  const entryOf = ({ id, seat, command, events }: TreeNode, seq: number): LineEntry =>
    seat === null
      ? { _tag: "Begun", seq, events: factsOf(events), at: 0 }
      : {
          _tag: "Played",
          seq,
          seat,
          commandId: id,
          // A node does not say who else may read its command: whoever gave it does, and everybody may read what came of it.
          command: seal([seat], command),
          events: factsOf(events),
          final: false,
          at: 0,
        };
  return (line) => line.map(entryOf);
};
