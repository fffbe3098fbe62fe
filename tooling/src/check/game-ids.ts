import { gameIds } from "@blueplate/games";
import { type Breach, isTest } from "./room.ts";
import { isNode, lineOf, type SourceFile } from "./source.ts";

/** The packages that are one game's own. */
const OWN = /^packages\/(engine|trick-n-chef)\//;

const isGame = (value: unknown): boolean =>
  isNode(value) && typeof value["value"] === "string" && gameIds.includes(value["value"]);

/** Conditions on a game's id where a row is asked: a game that is added would be forgotten there. */
export const gameConditions = ({ path, text, nodes }: SourceFile): readonly Breach[] => {
  if (isTest(path) || OWN.test(path)) return [];
  return nodes
    .filter(({ type, operator }) => type === "BinaryExpression" && (operator === "===" || operator === "!=="))
    .filter(({ left, right }) => isGame(left) || isGame(right))
    .map(({ start }) => ({
      path,
      message: `line ${lineOf(text, start)} asks which game it is: ask a row of the game`,
    }));
};
