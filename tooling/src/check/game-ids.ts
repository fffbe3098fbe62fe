import { gameIds } from "@blueplate/games";
import { type Breach, isTest } from "./room.ts";
import { isNode, lineOf, type Node, type SourceFile } from "./source.ts";

/** The packages that are one game's own. */
const OWN = /^packages\/(engine|trick-n-chef)\//;

const isGame = (value: unknown): boolean =>
  isNode(value) && typeof value["value"] === "string" && gameIds.includes(value["value"]);

/** Where a room lists the games: a row each, with all that it has for one game alone. */
const LISTS = /(^|\/)games\/|^packages\/words\/src\/\w+\/words\.ts$|^tooling\//;

/** Conditions on a game's id, and rows of a game outside the room's list: a game that is added would be forgotten there. */
export const gameConditions = ({ path, text, nodes }: SourceFile): readonly Breach[] => {
  if (isTest(path) || OWN.test(path)) return [];
  const breaches = (found: readonly Node[], what: string): readonly Breach[] =>
    found.map(({ start }) => ({ path, message: `line ${lineOf(text, start)} ${what}` }));
  const conditions = nodes
    .filter(({ type, operator }) => type === "BinaryExpression" && (operator === "===" || operator === "!=="))
    .filter(({ left, right }) => isGame(left) || isGame(right));
  const rows = LISTS.test(path) ? [] : nodes.filter(({ type, key }) => type === "Property" && isGame(key));
  return [
    ...breaches(conditions, "asks which game it is: ask a row of the game"),
    ...breaches(rows, "has a row for one game: put it into the room's list of games"),
  ];
};
