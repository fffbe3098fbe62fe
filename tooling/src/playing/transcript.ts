import {
  beginTable,
  bySeat,
  playOn,
  redact,
  type Rules,
  type SeatDecider,
  seatsOf,
  type Table,
} from "@blueplate/kernel";

/** How a game is written down: whose, from which seed, and after how many entries the writing stops. */
export interface TranscriptRequest {
  readonly game: string;
  readonly rules: Rules;
  readonly seed: string;
  readonly players: readonly SeatDecider[];
  readonly entries: number;
}

/** Parts of a view that are told of one entry and seat at most. */
const PARTS_AT_MOST = 12;

const changedParts = (before: unknown, after: unknown, path: string): readonly string[] => {
  if (before === after) return [];
  const bothObjects = typeof before === "object" && typeof after === "object" && before !== null && after !== null;
  if (!bothObjects) return [`${path} ${JSON.stringify(before)} -> ${JSON.stringify(after)}`];
  const olds = new Map(Object.entries(before));
  const news = new Map(Object.entries(after));
  return [...new Set([...olds.keys(), ...news.keys()])].flatMap((key) =>
    changedParts(olds.get(key), news.get(key), path === "" ? key : `${path}.${key}`),
  );
};

/** The lines of the table's newest entry: command, events, what each seat's view changed, who is waited for. */
const entryLines = (rules: Rules, previous: Table | undefined, table: Table): readonly string[] => {
  const entry = table.entries.at(-1);
  if (!entry || !("events" in entry)) return [];
  const head = entry._tag === "Played" ? `seat ${entry.seat}: ${JSON.stringify(entry.command.content)}` : "set-up";
  const seen = (previous ? seatsOf(rules.config.seats) : []).map((seat) => {
    const parts = changedParts(redact(previous?.state, seat), redact(table.state, seat), "");
    const shown = parts.filter((part) => !part.includes("-> undefined")).slice(0, PARTS_AT_MOST);
    return `  seen by ${seat}: ${shown.join("; ")}`;
  });
  return [
    "",
    `## ${entry.seq} ${head}`,
    ...entry.events.map((event) => `  ${JSON.stringify(event)}`),
    ...seen,
    `  waits for ${rules.waitsFor(table.state).join(", ")}`,
  ];
};

/** The transcript of a played game, line by line, up to entry number `entries`. */
export const transcriptOf = ({ game, rules, seed, players, entries }: TranscriptRequest): readonly string[] => {
  const begun = beginTable(rules, seed, 0);
  const lines = [`# ${game} ${JSON.stringify(rules.config)} seed ${seed}`, ...entryLines(rules, undefined, begun)];
  for (const { before, after } of playOn(begun, bySeat(players), { most: entries })) {
    lines.push(...entryLines(rules, before, after));
  }
  return lines;
};
