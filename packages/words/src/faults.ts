import type { JsonKind, LineFault, Malformed, SetupFault, ShapeFault, Tagged } from "@blueplate/kernel";
import { type GameWords, sentenceIn } from "./game-words.ts";
import { gameWordsIn, type ShellWords, type Words } from "./language.ts";

/** The words of a step of a scenario file, of which each step has one. */
const STEP = '"run", "do", "try"';

type FormFault = ShapeFault | LineFault | SetupFault;

/** What was expected, as people call it; what has no name stands as it is. */
const kindIn = (kinds: Readonly<Record<JsonKind, string>>, kind: string): string => {
  const names: Readonly<Record<string, string>> = kinds;
  return Object.hasOwn(names, kind) ? (names[kind] ?? kind) : kind;
};

/** A sentence that stands within another one. */
export const withoutStop = (sentence: string): string => sentence.replace(/[.\u3002]$/u, "");

/** Why modules give no game together. */
const setups = (
  words: ShellWords["faults"],
  game: GameWords | null,
): { readonly [T in SetupFault["_tag"]]: (fault: Extract<SetupFault, { readonly _tag: T }>) => string } => {
  const named = (id: string): string => game?.module(id).name ?? id;
  return {
    UnknownPreset: ({ preset, presets }) => words.unknownPreset(preset, presets),
    UnknownModule: ({ module, modules }) => words.unknownModule(module, modules),
    ModuleTwice: ({ module }) => words.moduleTwice(named(module)),
    ModuleNeeds: ({ module, needs }) => words.moduleNeeds(named(module), named(needs)),
    ModulesConflict: ({ module, other }) => words.modulesConflict(named(module), named(other)),
    ModulesReplace: ({ module, other, row }) => words.modulesReplace(named(module), named(other), row),
    ModulesRemove: ({ module, other, row }) => words.modulesRemove(named(module), named(other), row),
    NoSuchRow: ({ module, row }) => words.noSuchRow(named(module), row),
    RowThere: ({ module, row }) => words.rowThere(named(module), row),
    SameId: ({ module }) => words.sameId(module),
    ModuleSeats: ({ module, min, max }) => words.moduleSeats(named(module), min, max),
  };
};

/** Reasons that any input may have, whatever its game. */
const shapes = (
  words: ShellWords["faults"],
  game: GameWords | null,
): { readonly [T in FormFault["_tag"]]: (fault: Extract<FormFault, { readonly _tag: T }>) => string } => ({
  Missing: () => words.missing,
  UnknownField: () => words.unknownField,
  UnknownKind: ({ kind }) => words.unknownKind(kind),
  UnknownPlayer: ({ name }) => words.unknownPlayer(name),
  NoneOf: ({ values }) => words.noneOf(values),
  NoObject: () => words.noObject,
  NotOfKind: ({ kinds }) => words.notOfKind(kinds.map((kind) => kindIn(words.kinds, kind)).join(", ")),
  Empty: () => words.empty,
  HiddenSigns: () => words.hiddenSigns,
  OtherForm: ({ form }) => words.otherForm(form),
  TooLong: ({ most }) => words.tooLong(most),
  TooSmall: ({ least }) => words.tooSmall(least),
  TooGreat: ({ most }) => words.tooGreat(most),
  OutOfRange: ({ least, most }) => words.outOfRange(least, most),
  NoStep: () => words.noStep(STEP),
  WrongSeats: ({ expected }) => words.wrongSeats(expected),
  NoJson: () => words.noJson,
  BrokenOff: () => words.brokenOff,
  TooDeep: ({ most }) => words.tooDeep(most),
  TooManyValues: ({ most }) => words.tooManyValues(most),
  TooManyKeys: ({ most }) => words.tooManyKeys(most),
  NoMoreLines: () => words.noMoreLines,
  WrongNumber: ({ expected, got }) => words.wrongNumber(expected, got),
  FirstAlone: ({ kind }) => words.firstAlone(kind),
  NoSuchSeat: ({ seats }) => words.noSuchSeat(seats),
  NotBefore: () => words.notBefore,
  ThereAlready: () => words.thereAlready,
  NotThere: () => words.notThere,
  OtherFact: ({ expected, got }) => words.otherFact(expected ?? words.nothing, got ?? words.nothing),
  Disallowed: ({ refusal }) => words.disallowed(withoutStop(game?.refusal(refusal) ?? refusal._tag)),
  Unfit: () => words.unfit,
  ...setups(words, game),
});

/** Why input does not fit, by the words of its game where one is known, with the paragraph of the rules where one says so. */
export const faultText = (
  shell: ShellWords,
  game: GameWords | null,
  { reason, rule }: Pick<Malformed, "reason" | "rule">,
): string => {
  const own: Tagged = reason ?? { _tag: "Unfit" };
  const said = game?.fault(own) ?? sentenceIn(shapes(shell.faults, game), own) ?? shell.faults.unfit;
  return rule === "" ? said : `${withoutStop(said)} (${rule})`;
};

/** Why the input of a game does not fit, with the paragraph of the rules where one says so. */
export const faultIn = (words: Words, game: string, fault: Pick<Malformed, "reason" | "rule">): string =>
  faultText(words.shell, gameWordsIn(words, game), fault);
