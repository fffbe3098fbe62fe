import { type Codec, codecOf, type Json, type Malformed } from "@blueplate/kernel";
import { inside, PerPlayer, PlayerOf, type ScenarioHead } from "@blueplate/kernel/scenario";
import { Result, Schema } from "effect";
import {
  BusyMarketeer,
  Cards,
  Corner,
  EmployeeId,
  Good,
  Goods,
  CampaignRoundsLeft,
  MilestoneId,
  NaturalWhole,
  Side,
  Square,
  type State,
  Whole,
} from "../model/index.ts";
import type { Ruleset } from "../ruleset/index.ts";

/** The phases at whose start a position can stand. */
export const PHASES = [
  "setup-restaurants",
  "setup-reserve",
  "restructuring",
  "order-of-business",
  "working",
  "dinnertime",
  "payday",
  "marketing",
  "cleanup",
] as const;
const CardList = Schema.Array(EmployeeId);
const Demand = Schema.Array(Good);

const Chain = Schema.Struct({
  cash: Schema.optionalKey(NaturalWhole),
  /** Bankrupt: out at the clean-up of its round (R16.4, R16.5), and from then on without cards, goods and place in turn order. */
  bankrupt: Schema.optionalKey(Schema.Boolean),
  restaurants: Schema.optionalKey(
    Schema.Array(Schema.Struct({ at: Square, entrance: Corner, comingSoon: Schema.optionalKey(Schema.Boolean) })),
  ),
  hand: Schema.optionalKey(CardList),
  atWork: Schema.optionalKey(CardList),
  beach: Schema.optionalKey(CardList),
  busy: Schema.optionalKey(Schema.Array(BusyMarketeer)),
  stock: Schema.optionalKey(Goods),
  milestones: Schema.optionalKey(Schema.Array(MilestoneId)),
});

const givenOf = (head: ScenarioHead) =>
  Schema.Struct({
    round: Schema.optionalKey(Whole.check(Schema.isGreaterThan(0))),
    phase: Schema.Literals(PHASES),
    turnOrder: Schema.optionalKey(Schema.Array(PlayerOf(head)).check(Schema.isUnique())),
    bank: Schema.optionalKey(NaturalWhole),
    breaks: Schema.optionalKey(Schema.Literals([0, 1])),
    ceoSlots: Schema.optionalKey(Schema.Literals([2, 3, 4])),
    reserves: Schema.optionalKey(PerPlayer(head, Whole)),
    chains: Schema.optionalKey(PerPlayer(head, Chain)),
    houses: Schema.optionalKey(
      Schema.Record(
        Schema.String,
        Schema.Struct({ demand: Schema.optionalKey(Demand), garden: Schema.optionalKey(Side) }),
      ),
    ),
    newHouses: Schema.optionalKey(
      Schema.Array(Schema.Struct({ house: Whole, at: Square, garden: Side, demand: Schema.optionalKey(Demand) })),
    ),
    campaigns: Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          campaign: Whole,
          owner: PlayerOf(head),
          good: Good,
          left: CampaignRoundsLeft,
          at: Schema.optionalKey(Square),
          turned: Schema.optionalKey(Schema.Boolean),
          side: Schema.optionalKey(Side),
          offset: Schema.optionalKey(NaturalWhole),
        }),
      ),
    ),
    supply: Schema.optionalKey(Cards),
    milestonesGone: Schema.optionalKey(Schema.Array(MilestoneId).check(Schema.isUnique())),
  });

/** A position as a file gives it (protocol §4), before it is known to be possible. */
export type GivenPosition = ReturnType<typeof givenOf>["Type"];
/** One chain of it. */
export type GivenChain = typeof Chain.Type;

const TileRow = Schema.String.check(Schema.isMinLength(1));
const Map = codecOf(Schema.Array(TileRow).check(Schema.isMinLength(1)));

/** The rows of tiles of the file's `map`. */
export const readMap = (input: unknown): Result.Result<readonly (readonly string[])[], Malformed> => {
  const rows = Map.decode(input);
  if (Result.isFailure(rows)) return Result.fail(inside("map", rows.failure));
  return Result.succeed(rows.success.map((row) => row.trim().split(/\s+/)));
};

/** The fields of the game at hand: those of the base game, and those that its modules bring. */
const givenIn = ({ scenario }: Ruleset, head: ScenarioHead): ReturnType<typeof givenOf> => {
  const more = Object.entries(scenario.given).map(([field, { schema }]) => [field, Schema.optionalKey(schema)]);
  // cast: what modules bring stands beside the fields whose types are known here.
  return Schema.Struct({ ...givenOf(head).fields, ...Object.fromEntries(more) }) as ReturnType<typeof givenOf>;
};

/** The codec of the file that was read last, by its ruleset: many of one game are read one after the other. */
const lastOf = new WeakMap<Ruleset, { readonly players: string; readonly codec: Codec<GivenPosition> }>();

const codecFor = (ruleset: Ruleset, head: ScenarioHead): Codec<GivenPosition> => {
  const players = JSON.stringify(head.players);
  const last = lastOf.get(ruleset);
  if (last?.players === players) return last.codec;
  const codec = codecOf(givenIn(ruleset, head));
  lastOf.set(ruleset, { players, codec });
  return codec;
};

/** What the file's `given` says. */
export const readGiven = (
  ruleset: Ruleset,
  head: ScenarioHead,
  input: unknown,
): Result.Result<GivenPosition, Malformed> =>
  Result.mapError(codecFor(ruleset, head).decode(input), (fault) => inside("given", fault));

/** A position with what its file says in the fields that modules bring. */
export const withModulesGiven = (ruleset: Ruleset, head: ScenarioHead, given: GivenPosition, state: State): State => {
  let next = state;
  for (const [field, entry] of Object.entries(ruleset.scenario.given)) {
    const value: Json | undefined = Reflect.get(given, field);
    if (value !== undefined) next = entry.apply(next, value, head.players);
  }
  return next;
};
