import { codecOf, type Dice, type GameConfig, type Json, type Malformed, seal } from "@blueplate/kernel";
import { inside, type ScenarioHead } from "@blueplate/kernel/scenario";
import { Result, Schema } from "effect";
import { perksOf } from "../content/index.ts";
import { type Event, faultAt, type State } from "../model/index.ts";
import type { FoodChainMagnateRules } from "../rules/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { positionOf } from "./open.ts";

/** A position from which a game begins, as its configuration says it: a scenario file's `players`, `map` and `given`. */
const Opening = Schema.Struct({
  players: Schema.Array(Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60))).check(Schema.isUnique()),
  map: Schema.Json,
  given: Schema.Json,
});

const openingCodec = codecOf(Opening);

/** Before the bank has broken the reserve cards are secrets: everybody reads a configuration, so none stand in it. */
const dealsReserves = ({ content }: Ruleset, { bank, chains }: State): boolean =>
  content.reserves.length > 0 && bank.breaks === 0 && chains.every(({ reserve }) => reserve === null);

/** A reserve card for every seat by lot, face down (R2.11), and a look at them for who holds the $20 milestone (R20.4.9). */
const dealt = ({ content }: Ruleset, { chains }: State, dice: Dice): readonly Event[] => {
  const amounts = chains.map(
    ({ seat }) => content.reserves[dice.int(`reserve ${seat}`, content.reserves.length)]?.face ?? 0,
  );
  return [
    ...chains.map(({ seat }): Event => ({
      _tag: "ReserveChosen",
      seat,
      amount: seal<number>([seat], amounts[seat] ?? 0),
    })),
    ...chains.flatMap((chain): readonly Event[] =>
      perksOf(content, chain, "seeReserves").length > 0
        ? [{ _tag: "ReservesSeen", seat: chain.seat, reserves: seal([chain.seat], amounts) }]
        : [],
    ),
  ];
};

/** The rules of a game that begins from the position of its configuration, or the field that does not fit. */
export const startedFrom = (ruleset: Ruleset, config: GameConfig): Result.Result<FoodChainMagnateRules, Malformed> => {
  const within = (fault: Malformed): Malformed => inside("opening", fault);
  const opening = Result.mapError(openingCodec.decode(config.opening), within);
  if (Result.isFailure(opening)) return Result.fail(opening.failure);
  const { players, map, given } = opening.success;
  if (players.length !== config.seats) {
    return Result.fail(faultAt("opening.players", { _tag: "SeatsOutOfRange", min: config.seats, max: config.seats }));
  }
  const head = { scenario: "opening", title: "opening", rules: [], config, players };
  const opened = Result.mapError(positionOf(ruleset, head, { map, given }), within);
  return Result.map(opened, ({ rules, state }) => ({
    ...rules,
    initialState: state,
    begin: (dice) => (dealsReserves(ruleset, state) ? dealt(ruleset, state, dice) : []),
  }));
};

/**
 * The `opening` of a configuration for a file's position. As long as the bank has not broken in `now`, what became of it, the
 * reserve cards that it names are left out: they are dealt anew.
 */
export const openingOf = (
  { players }: Pick<ScenarioHead, "players">,
  file: Readonly<Record<string, unknown>>,
  now: State,
): Json => {
  // cast: the parts of a file are JSON.
  const { map, given } = file as { readonly map: Json; readonly given: { readonly [key: string]: Json } };
  const { reserves: _, ...open } = given;
  return { players, map, given: now.bank.breaks > 0 ? given : open };
};
