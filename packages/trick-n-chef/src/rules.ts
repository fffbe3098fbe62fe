import {
  type Codec,
  codecOf,
  decideModules,
  fingerprint,
  type GameConfig,
  type Malformed,
  type Rules,
  type Seat,
  type SetupFacts,
} from "@blueplate/kernel";
import { Result } from "effect";
import { commandCodec, type Command } from "./commands.ts";
import { advance } from "./step-events.ts";
import { type Event, eventCodec, evolve, reveals } from "./events/index.ts";
import { faultAt } from "./faults.ts";
import { seatToChoose } from "./forms/choose-chef.ts";
import { FORMS } from "./forms/index.ts";
import { optionsOf, suitsInPlay } from "./options.ts";
import { blankState, State } from "./state.ts";
import { seatToPlay } from "./trick.ts";

/** The game's id. */
export const GAME_ID = "trick-n-chef";

/** One way to play it, and no modules. */
export const SETUP: SetupFacts = {
  presets: [{ id: "standard", modules: [], seats: { min: 3, max: 4 } }],
  modules: [],
  editions: ["first"],
};

/** Rises with every change of a rule. */
export const RULES_VERSION = 2;

const stateCodec: Codec<State> = codecOf(State);

/** The seat that has to decide now, or null. */
const seatToDecide = (state: State): Seat | null => {
  if (state.step === "take") return state.last?.chefTaker ?? null;
  return seatToChoose(state) ?? seatToPlay(state);
};

/** The same options in one order, whatever order they were given in. */
const canonical = (config: GameConfig): string =>
  JSON.stringify([
    GAME_ID,
    RULES_VERSION,
    config.seats,
    config.opening ?? null,
    Object.entries(config.options).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/** The rules of a table, or the field of the configuration that does not fit. Three or four seats (T1.1). */
export const loadRules = (config: GameConfig): Result.Result<Rules<State, Command, Event>, Malformed> => {
  const modules = decideModules(SETUP, config);
  if (Result.isFailure(modules)) return Result.fail(modules.failure);
  if (config.edition !== undefined && config.edition !== "first") {
    return Result.fail(faultAt("edition", { _tag: "UnknownEdition", edition: config.edition }));
  }
  if (config.seats !== 3 && config.seats !== 4)
    return Result.fail(faultAt("seats", { _tag: "SeatsOutOfRange", min: 3, max: 4 }));
  return Result.map(optionsOf(config), (options) => ({
    game: GAME_ID,
    config,
    hash: fingerprint(canonical(config)),
    codecs: { state: stateCodec, command: commandCodec, event: eventCodec },
    forms: FORMS,
    initialState: blankState(config.seats, suitsInPlay(options, config.seats), options.visibleTricks),
    begin: () => [],
    evolve,
    react: () => [],
    advance: (state, dice) => advance(state, options, dice),
    waitsFor: (state) => {
      const seat = seatToDecide(state);
      return seat === null ? [] : [seat];
    },
    mayResubmit: () => [],
    outcome: (state) => state.ending,
    reveals,
  }));
};
