import { LOG_VERSION, seal } from "@blueplate/kernel";
import { type GameSource, logTreeOf, type TreeNode } from "@blueplate/study";
import { type Viewpoint, viewFrom } from "../session/viewpoint.ts";

type EncodedEntry = GameSource["entries"][number];

/** The entry of the log that a node stands for; null for a move that somebody tried. */
const entryOf = (source: GameSource, { events }: TreeNode): EncodedEntry | null =>
  source.entries.find((entry) => "events" in entry && entry.events === events) ?? null;

const linesOf = (
  { header }: Pick<GameSource, "header">,
  seed: string | null,
  entries: readonly EncodedEntry[],
): string =>
  [{ log: "blueplate", ...header, version: LOG_VERSION, seed }, ...entries]
    .map((each) => `${JSON.stringify(each)}\n`)
    .join("");

/** A move that somebody tried, as if it had been played at the time of the entry before it. */
const triedAt = ({ id, seat: decider, command, events }: TreeNode, viewpoint: Viewpoint, at: number): EncodedEntry => {
  // cast: only the set-up has no seat, and it is an entry of the log.
  const seat = decider as NonNullable<typeof decider>;
  return {
    _tag: "Played",
    seq: 0,
    seat,
    commandId: id,
    // Which commands are secrets only the game knows; what came of them stands in the events.
    command: seal(viewpoint === "all" ? "everybody" : [seat], command),
    events,
    // Whether it showed a secret is not kept with it: nobody goes back behind it.
    final: true,
    at,
  };
};

/**
 * A line of a game as a log of its own (docs/formats.md), as this viewpoint sees it: nothing in it is taken back, and what was tried counts as
 * played. Where the rules changed is told in it, up to its end: its head names those that decide there. The seed stands in it only with everything open, and where all of the line came of it.
 */
export const lineLog = (source: GameSource, line: readonly TreeNode[], viewpoint: Viewpoint): string => {
  const { changes } = logTreeOf(source);
  let at = 0;
  const played = line.flatMap((node): readonly EncodedEntry[] => {
    const entry = entryOf(source, node) ?? triedAt(node, viewpoint, at);
    ({ at } = entry);
    return [entry, ...changes.flatMap((change) => (change.node === node.id ? [change.entry] : []))];
  });
  const entries = played.map((entry, seq): EncodedEntry => ({ ...entry, seq }));
  const next = changes.find(({ node }) => line.every(({ id }) => id !== node));
  const header = next ? { ...source.header, hash: next.entry.from.hash } : source.header;
  const isPlayed = line.every((node) => entryOf(source, node) !== null);
  const seed = viewpoint === "all" && isPlayed ? source.seed : null;
  return linesOf({ header }, seed, viewFrom(viewpoint, entries));
};

/** The log that a chapter is made of, with everything in it that was taken back. */
export const wholeLog = (source: GameSource): string => linesOf(source, source.seed, source.entries);
