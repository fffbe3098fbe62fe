import type { Json, RulesChanged, Seat } from "@blueplate/kernel";
import type { GameSource, ChapterSource } from "../source.ts";

/** A node that the log itself gives: a position of the line, or an entry that was taken back. */
export interface LogNode {
  readonly id: string;
  /** The node that it came after; null for the set-up. */
  readonly parent: string | null;
  /** Who decided; null for the set-up. */
  readonly seat: Seat | null;
  /** The command as far as it is known. */
  readonly command: Json;
  readonly events: readonly Json[];
  /** Where it stands in the source, such as `source.entries[3]`. */
  readonly place: string;
}

/** Where the rules of a log changed: the node that was the last by then. */
interface ChangeNode {
  readonly node: string;
  readonly entry: RulesChanged;
}

/** The nodes of a log: its line, and all of them with those that were taken back, parents before children. */
export interface LogTree {
  readonly changes: readonly ChangeNode[];
  readonly line: readonly LogNode[];
  readonly all: ReadonlyMap<string, LogNode>;
}

type PlayedEntry = Extract<GameSource["entries"][number], { readonly events: unknown }>;

interface Placed {
  readonly entry: PlayedEntry;
  /** The number of the entry before it, or null. */
  readonly after: number | null;
}

/** Each entry with the one it came after when it was played, and the numbers of those that count in the end. */
const placed = (entries: GameSource["entries"]) => {
  const all: Placed[] = [];
  const line: number[] = [];
  const changes: { readonly after: number; readonly entry: RulesChanged }[] = [];
  for (const entry of entries) {
    if (entry._tag === "RulesChanged") changes.push({ after: line.at(-1) ?? 0, entry });
    if ("events" in entry) {
      all.push({ entry, after: line.at(-1) ?? null });
      line.push(entry.seq);
    } else if (entry._tag === "Undone") while ((line.at(-1) ?? -1) > entry.to) line.pop();
  }
  return { all, line, changes };
};

const treeOfGame = ({ entries }: GameSource): LogTree => {
  const { all, line, changes } = placed(entries);
  const place = new Map(line.map((seq, index) => [seq, index]));
  const idOf = (seq: number): string => {
    const index = place.get(seq);
    return index === undefined ? `t${seq}` : `m${index}`;
  };
  const nodes = all.map(({ entry, after }): LogNode => {
    const played = entry._tag === "Played" ? entry : null;
    return {
      id: idOf(entry.seq),
      parent: after === null ? null : idOf(after),
      seat: played?.seat ?? null,
      command: played?.command.content ?? null,
      events: entry.events,
      place: `source.entries[${entry.seq}]`,
    };
  });
  return {
    line: nodes.filter(({ id }) => id.startsWith("m")),
    all: new Map(nodes.map((node) => [node.id, node])),
    changes: changes.map(({ after, entry }) => ({ node: idOf(after), entry })),
  };
};

const known = new WeakMap<ChapterSource, LogTree>();

/** The nodes that a chapter has of its own before anybody adds one. */
export const logTreeOf = (source: ChapterSource): LogTree => {
  const before = known.get(source);
  if (before) return before;
  const root = { id: "m0", parent: null, seat: null, command: null, events: [], place: "source" };
  const tree =
    source._tag === "Game" ? treeOfGame(source) : { line: [root], all: new Map([[root.id, root]]), changes: [] };
  known.set(source, tree);
  return tree;
};
