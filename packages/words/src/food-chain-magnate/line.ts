import type { Cards, EmployeeFamily, EmployeeId, Event, Phase } from "@blueplate/engine";
import type { ActionSummary, TurnSpan } from "@blueplate/forecast";
import type { NameOf } from "../game-words.ts";
import { listed, type Mention, type Sentence, say } from "../sentence.ts";
import { spelled } from "../spelled.ts";
import { entryOf, phaseNamed } from "./entry.ts";
import { countsOf } from "./mentions.ts";
import type { FoodChainMagnateWords } from "./words.ts";

type Words = Pick<FoodChainMagnateWords, "campaigns" | "line" | "phases">;

const tileOf = ({ campaigns }: Words, deed: ActionSummary): Mention =>
  deed._tag === "advertises"
    ? {
        kind: "campaign",
        id: String(deed.campaign),
        text: `${entryOf(campaigns, deed.kind, { name: spelled(deed.kind), reach: "" }).name.toLowerCase()} ${deed.campaign}`,
      }
    : { kind: "campaign", id: "", text: "" };

const deedText = (words: Words, deed: ActionSummary): Sentence => {
  const { deeds, rounds } = words.line;
  // cast: the table has for each tag the row that takes this deed.
  const row = deeds[deed._tag] as (deed: ActionSummary, tile: Mention, rounds: string) => Sentence;
  return row(deed, tileOf(words, deed), deed._tag === "advertises" ? rounds(deed.from, deed.until) : "");
};

/** The phases in which every chain acts at its own time: what comes before the first round has no round. */
const SETTING_UP: ReadonlySet<Phase> = new Set(["setup-restaurants", "setup-reserve"]);

const who = (seat: number, names: NameOf): Mention => ({ kind: "seat", id: String(seat), text: names(seat) });

/**
 * A turn in one line ("R5 Ann: hires trainer, billboard 11 burgers R5–6"), or a phase with what each chain did or got in it.
 * Null for a phase in which nothing happened that such a line tells.
 */
export const turnLine = (words: Words, turn: TurnSpan, names: NameOf): Sentence | null => {
  const { round, nothing, colon, comma, semicolon } = words.line;
  const { seat, deeds, phase } = turn;
  const row = (of: readonly ActionSummary[]): Sentence =>
    listed(
      of.map((deed) => deedText(words, deed)),
      comma,
      comma,
    );
  if (seat !== null) {
    return say`${round(turn.round)} ${who(seat, names)}${colon}${deeds.length === 0 ? nothing : row(deeds)}`;
  }
  if (deeds.length === 0) return null;
  const chains = [...new Set(deeds.map((deed) => deed.seat))].map(
    (each): Sentence => say`${who(each, names)}${colon}${row(deeds.filter((deed) => deed.seat === each))}`,
  );
  const name = phaseNamed(words.phases, phase);
  const head = SETTING_UP.has(phase) ? name : `${round(turn.round)} ${name}`;
  return say`${head}${colon}${listed(chains, semicolon, semicolon)}`;
};

type Structures = Extract<Event, { readonly _tag: "StructuresRevealed" }>["structures"];

/** Who works this round, as one line tells it: of each chain how many of each kind ("Ann: kitchen 2, marketing 1; Bob: alone"). */
export const structuresLine = (
  { families, line }: Pick<FoodChainMagnateWords, "families" | "line">,
  structures: Structures,
  familyOf: (employee: EmployeeId) => EmployeeFamily | null,
  names: NameOf,
): Sentence => {
  const kinds = (atWork: Cards): string => {
    const counts = new Map<EmployeeFamily, number>();
    for (const [employee, count] of countsOf(atWork)) {
      const family = familyOf(employee);
      if (family !== null) counts.set(family, (counts.get(family) ?? 0) + count);
    }
    const said = [...counts].map(([family, count]) => `${families[family].toLowerCase()} ${count}`);
    return said.length === 0 ? line.alone : said.join(line.comma);
  };
  const chains = structures.map(
    ({ seat, atWork, overfilled }): Sentence =>
      say`${who(seat, names)}${line.colon}${overfilled ? line.overfilled : kinds(atWork)}`,
  );
  return listed(chains, line.semicolon, line.semicolon);
};
