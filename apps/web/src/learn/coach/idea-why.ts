import type { IdeaRequest } from "@blueplate/bot";
import { type Command, type Event, rulesetOf, type State } from "@blueplate/engine";
import { placeNews, placesAlike, positionsOf, structureForecastOf } from "@blueplate/forecast";
import type { Json, Rules, Tagged } from "@blueplate/kernel";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";

/** The words that reasons are said in. */
export interface IdeaWhyWords {
  readonly advice: MagnateTableWords["advice"];
  readonly panels: Pick<MagnateTableWords["panels"], "placesAlike">;
}

/** What a command says in one of its slots. */
export const valueIn = (command: Tagged, slot: string): Json | undefined =>
  // cast: the fields of a command are JSON by its codec.
  (command as Tagged & Readonly<Record<string, Json | undefined>>)[slot];

/** The slot that names the employee whom a command brings into the company. */
const GAINED: Readonly<Record<string, string>> = { "work.hire": "employee", "work.train": "to" };

/** The family of a card; null where the rules have no such card. */
export const familyOf = (rules: Rules, employee: Json | undefined): string | null => {
  const ruleset = rulesetOf(rules);
  return Object.entries(ruleset?.content.employees ?? {}).find(([id]) => id === employee)?.[1]?.family ?? null;
};

/** The family of the employee whom a command brings into the company, if it does. */
export const gained = (rules: Rules, command: Tagged): string | null => {
  const slot = GAINED[command._tag];
  return slot === undefined ? null : familyOf(rules, valueIn(command, slot));
};

/** True where the seat chooses its place in the order, and every free one means the same to it, as its question says too. */
export const arePlacesAlike = ({ rules, state, seat }: IdeaRequest, command: Tagged): boolean =>
  command._tag === "order.choosePosition" &&
  // cast: the coach sits at tables of Food Chain Magnate only.
  placesAlike(placeNews(positionsOf(rulesetOf(rules), state as State, seat)));

/** What speaks for a reserve card is what its rows differ in: the money and the slots, or where a module has it so the price. */
const reserveReason = ({ rules }: IdeaRequest, tag: string): string => {
  const amounts = new Set(rulesetOf(rules)?.content.reserves.map(({ amount }) => amount));
  return amounts.size > 1 ? tag : `${tag}.price`;
};

/** What speaks for a structure in which somebody more would fit are the slots that it leaves free (R6.1). */
const structureReason = ({ rules, state, seat }: IdeaRequest, command: Tagged): string => {
  const ruleset = rulesetOf(rules);
  // cast: the coach sits at tables of Food Chain Magnate only.
  const chosen = command as Command;
  if (!ruleset || chosen._tag !== "restructure.submit") return command._tag;
  // cast: as above, of its rules.
  const play = rules as unknown as Rules<State, Command, Event>;
  // cast: as above, of its state.
  const { idle } = structureForecastOf(ruleset, play, state as State, seat, chosen.employees);
  return idle > 0 ? `${command._tag}.free` : command._tag;
};

/** The reasons that are not the same at every table, by command: under which name the words have them. */
const REASON: Readonly<Record<string, (asked: IdeaRequest, command: Tagged) => string>> = {
  "setup.chooseReserve": (asked, { _tag }) => reserveReason(asked, _tag),
  "restructure.submit": structureReason,
};

/** What speaks for a command in words. */
export const whyOf = ({ advice, panels }: IdeaWhyWords, asked: IdeaRequest, command: Tagged): string => {
  if (arePlacesAlike(asked, command)) return panels.placesAlike;
  const reasons: Readonly<Record<string, string>> = advice.reasons;
  const cards: Readonly<Record<string, string>> = advice.cardReasons;
  const about = REASON[command._tag]?.(asked, command) ?? command._tag;
  return cards[gained(asked.rules, command) ?? ""] ?? reasons[about] ?? "";
};

/** Reasons one after the other, each a sentence. */
export const inSentences = (stop: string, reasons: readonly string[]): string =>
  reasons
    .filter(Boolean)
    .map((reason, at, all) => (at + 1 < all.length ? reason.replace(/[.。]$/u, "") : reason))
    .join(stop);
