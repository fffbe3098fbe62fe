import type { LastVisit } from "@blueplate/magnate-table";
import { type Accessor, createMemo } from "solid-js";
import type { MagnateScreenContext } from "./magnate.ts";

/** Where one looks, and from where one has come there. */
interface Stop {
  readonly node: string;
  readonly parent: string | null;
  readonly look: LastVisit;
  /** The thumb is held, or only some facts of the step are shown: the town shows no way then. */
  readonly held: boolean;
  readonly scrubbing: boolean;
  readonly from: LastVisit | null;
}

/**
 * The position from which the town comes to the present one, which it shows as a movement: a step on from the one before, a step
 * back from the one that was left, and whoever lets go of the thumb sees the last step once. Null for every other way through the game.
 */
export const createComing = ({ session, table }: MagnateScreenContext): Accessor<LastVisit | null> => {
  // cast: the rules are this game's own, whose states these are.
  const lookOf = (entries: LastVisit["entries"], state: unknown): LastVisit => ({
    entries,
    state: state as LastVisit["state"],
  });
  const lookBefore = (): LastVisit | null => {
    const at = session.at();
    return at === 0 ? null : lookOf(session.entries().slice(0, at), session.state(at - 1));
  };
  const wayTo = (before: Stop, { id, parent }: ReturnType<typeof session.node>): LastVisit | null => {
    if (before.node === id) return before.scrubbing ? lookBefore() : before.from;
    const isStep = before.node === parent || before.parent === id;
    return isStep && !before.held ? before.look : null;
  };
  const stop = createMemo<Stop | null>((before) => {
    const node = session.node();
    const scrubbing = session.scrubbing();
    const held = scrubbing || session.fact() !== null;
    const look = lookOf(table.entries, table.state);
    const from = held || !before ? null : wayTo(before, node);
    return { node: node.id, parent: node.parent, look, held, scrubbing, from };
  }, null);
  return () => stop()?.from ?? null;
};
