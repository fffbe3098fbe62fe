import { countOffers, openForms, type Rules, type Table } from "@blueplate/kernel";
import { rulesOf } from "../games.ts";
import { playMatch, randomPlayer } from "./match.ts";

/** A seeded game along which the offers are counted. */
export interface PerftCase {
  readonly game: string;
  readonly ruleset: string;
  readonly players: number;
  readonly seed: string;
  /** Positions counted. */
  readonly positions: number;
}

const lineOf = (rules: Rules, table: Table): string =>
  rules
    .waitsFor(table.state)
    .map((seat) => {
      const counts = openForms(rules, table.state, seat).map(
        (form) => `${form.tag} ${countOffers(form, table.state, seat)}`,
      );
      return `${table.entries.length - 1} seat ${seat}: ${counts.join(", ")}`;
    })
    .join("; ");

/** One line a position: who is waited for, and how many fillings each of his open forms offers. */
export const perftLines = (each: PerftCase): readonly string[] => {
  const rules = rulesOf(each.game, { ruleset: each.ruleset, options: {}, seats: each.players });
  const lines: string[] = [];
  const players = [randomPlayer(each.seed)];
  playMatch(rules, each.seed, players, (table) => {
    if (lines.length < each.positions && !rules.outcome(table.state)) lines.push(lineOf(rules, table));
  });
  return lines;
};
