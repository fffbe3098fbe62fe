import { LOG_VERSION, seal } from "@blueplate/kernel";
import type { GameSource, TreeNode } from "@blueplate/study";

type EncodedEntry = GameSource["entries"][number];

/** The entry of the log that a node stands for; null for a move that somebody tried. */
const entryOf = (source: GameSource, { events }: TreeNode): EncodedEntry | null =>
  source.entries.find((entry) => "events" in entry && entry.events === events) ?? null;

/** A line of a game as a log of its own (docs/formats.md): nothing in it is taken back, and what was tried counts as played. */
export const lineLog = (source: GameSource, line: readonly TreeNode[]): string => {
  let at = 0;
  const entries = line.map((node, seq): EncodedEntry => {
    const entry = entryOf(source, node);
    if (entry) {
      ({ at } = entry);
      return { ...entry, seq };
    }
    return {
      _tag: "Played",
      seq,
      // cast: only the set-up has no seat, and it is an entry of the log.
      seat: node.seat as NonNullable<typeof node.seat>,
      commandId: node.id,
      command: seal("everybody", node.command),
      events: node.events,
      // Whether it showed a secret is not kept with it: nobody goes back behind it.
      final: true,
      at,
    };
  });
  const head = { log: "blueplate", ...source.header, version: LOG_VERSION, seed: source.seed };
  return [head, ...entries].map((each) => `${JSON.stringify(each)}\n`).join("");
};
