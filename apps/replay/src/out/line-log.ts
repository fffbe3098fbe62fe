import { LOG_VERSION, seal } from "@blueplate/kernel";
import type { GameSource, TreeNode } from "@blueplate/study";
import { type Viewpoint, viewFrom } from "../session/viewpoint.ts";

type EncodedEntry = GameSource["entries"][number];

/** The entry of the log that a node stands for; null for a move that somebody tried. */
const entryOf = (source: GameSource, { events }: TreeNode): EncodedEntry | null =>
  source.entries.find((entry) => "events" in entry && entry.events === events) ?? null;

const linesOf = ({ header }: GameSource, seed: string | null, entries: readonly EncodedEntry[]): string =>
  [{ log: "blueplate", ...header, version: LOG_VERSION, seed }, ...entries]
    .map((each) => `${JSON.stringify(each)}\n`)
    .join("");

/**
 * A line of a game as a log of its own (docs/formats.md), as these eyes see it: nothing in it is taken back, and what was tried counts as
 * played. The seed stands in it only with everything open, and where all of the line came of it.
 */
export const lineLog = (source: GameSource, line: readonly TreeNode[], eyes: Viewpoint): string => {
  let at = 0;
  const entries = line.map((node, seq): EncodedEntry => {
    const entry = entryOf(source, node);
    if (entry) {
      ({ at } = entry);
      return { ...entry, seq };
    }
    // cast: only the set-up has no seat, and it is an entry of the log.
    const seat = node.seat as NonNullable<typeof node.seat>;
    return {
      _tag: "Played",
      seq,
      seat,
      commandId: node.id,
      // Which commands are secrets only the game knows; what came of them stands in the events.
      command: seal(eyes === "all" ? "everybody" : [seat], node.command),
      events: node.events,
      // Whether it showed a secret is not kept with it: nobody goes back behind it.
      final: true,
      at,
    };
  });
  const isPlayed = line.every((node) => entryOf(source, node) !== null);
  const seed = eyes === "all" && isPlayed ? source.seed : null;
  return linesOf(source, seed, viewFrom(eyes, entries));
};

/** The log that a chapter is made of, with everything in it that was taken back. */
export const wholeLog = (source: GameSource): string => linesOf(source, source.seed, source.entries);
