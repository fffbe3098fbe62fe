import type { Malformed, ShapeFault, Tagged } from "@blueplate/kernel";
import { sentenceIn } from "./game-words.ts";
import { gameWordsIn, type ShellWords, type Words } from "./language.ts";

/** The words of a step of a scenario file, of which each step has one. */
const STEP = '"run", "do", "try"';

/** Reasons that any input may have, whatever its game. */
const shapes = (
  words: ShellWords["faults"],
): { readonly [T in ShapeFault["_tag"]]: (fault: Extract<ShapeFault, { readonly _tag: T }>) => string } => ({
  Missing: () => words.missing,
  UnknownField: () => words.unknownField,
  UnknownKind: ({ kind }) => words.unknownKind(kind),
  UnknownPlayer: ({ name }) => words.unknownPlayer(name),
  NoneOf: ({ values }) => words.noneOf(values),
  NoObject: () => words.noObject,
  NoStep: () => words.noStep(STEP),
  WrongSeats: ({ expected }) => words.wrongSeats(expected),
  Unfit: () => words.unfit,
});

/** Why the input of a game does not fit, with the paragraph of the rules where one says so. */
export const faultIn = (words: Words, game: string, { reason, rule }: Pick<Malformed, "reason" | "rule">): string => {
  const own: Tagged = reason ?? { _tag: "Unfit" };
  const { faults } = words.shell;
  const said = gameWordsIn(words, game).fault(own) ?? sentenceIn(shapes(faults), own) ?? faults.unfit;
  return rule === "" ? said : `${said} (${rule})`;
};
