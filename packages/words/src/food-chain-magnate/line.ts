import type { Cards, EmployeeFamily, EmployeeId, Event, Phase } from "@blueplate/engine";
import type { ActionSummary, TurnSpan } from "@blueplate/forecast";
import type { NameOf } from "../game-words.ts";
import { listed, type Mention, type Sentence, say } from "../sentence.ts";
import { spelled } from "../spelled.ts";
import { entryOf, phaseNamed } from "./entry.ts";
import { countsOf } from "./mentions.ts";
import type { FoodChainMagnateWords } from "./words.ts";

type Words = Pick<FoodChainMagnateWords, "campaigns" | "line" | "phases">;

const tileOf = ({ campaigns }: Words, action: ActionSummary): Mention =>
  action._tag === "advertises"
    ? {
        kind: "campaign",
        id: String(action.campaign),
        text: `${entryOf(campaigns, action.kind, { name: spelled(action.kind), reach: "" }).name.toLowerCase()} ${action.campaign}`,
      }
    : { kind: "campaign", id: "", text: "" };

const actionText = (words: Words, action: ActionSummary): Sentence => {
  const { actions, rounds } = words.line;
  // cast: the table has for each tag the row that takes this action.
  const row = actions[action._tag] as (action: ActionSummary, tile: Mention, rounds: string) => Sentence;
  return row(action, tileOf(words, action), action._tag === "advertises" ? rounds(action.from, action.until) : "");
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
  const { seat, actions, phase } = turn;
  const row = (of: readonly ActionSummary[]): Sentence =>
    listed(
      of.map((action) => actionText(words, action)),
      comma,
      comma,
    );
  if (seat !== null) {
    return say`${round(turn.round)} ${who(seat, names)}${colon}${actions.length === 0 ? nothing : row(actions)}`;
  }
  if (actions.length === 0) return null;
  const chains = [...new Set(actions.map((action) => action.seat))].map(
    (each): Sentence => say`${who(each, names)}${colon}${row(actions.filter((action) => action.seat === each))}`,
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
