import {
  campaignKindOf,
  abilityOf,
  type AbilityTag,
  actorsOf,
  boardOf,
  chainOf,
  type Command,
  type CommandTag,
  CORNERS,
  countOf,
  edgeLength,
  type EmployeeId,
  isEndless,
  kindsOf,
  marketableGoods,
  mayDo,
  type Ruleset,
  type Side,
  SIDES,
  type Square,
  squareAt,
  type State,
  type WorkingStep,
  turnOf,
} from "@blueplate/engine";
import { type Refusal, refusal, type Seat, type UnknownCommand } from "@blueplate/kernel";

/** What can be placed in town. */
export type PieceKind = "restaurant" | "house" | "garden" | "campaign";

/** Why a seat can place nothing of a kind now, wherever it may be. */
export type SpotsClosed =
  | { readonly _tag: "not-now" }
  | { readonly _tag: "other-turn"; readonly seat: Seat }
  | { readonly _tag: "step-over" }
  | { readonly _tag: "train-first"; readonly employee: EmployeeId }
  | { readonly _tag: "none-left" }
  | { readonly _tag: "nobody"; readonly employees: readonly EmployeeId[] }
  | { readonly _tag: "all-acted"; readonly count: number };

/** Where a piece may lie: a square (of a building its north-west one), an edge of the board, or beside a house. */
export type SpotPlace =
  | { readonly at: Square }
  | { readonly side: Side; readonly offset: number }
  | { readonly house: number };

/** A place, and why the piece cannot lie there however it is turned; null where it can. */
export interface SpotTried {
  readonly place: SpotPlace;
  readonly refusal: Refusal | null;
}

const WORK: Readonly<Record<PieceKind, { readonly step: WorkingStep; readonly ability: AbilityTag }>> = {
  restaurant: { step: "restaurants", ability: "open" },
  house: { step: "houses-and-gardens", ability: "build" },
  garden: { step: "houses-and-gardens", ability: "build" },
  campaign: { step: "campaigns", ability: "market" },
};

/** Restaurants that a manager at work may take from one place to another. */
const movable = (ruleset: Ruleset, state: State, seat: Seat): boolean =>
  actorsOf(ruleset, state, seat, "open").some((each) => abilityOf(ruleset.content, each, "open")?.move === true);

const hasRestaurant = (ruleset: Ruleset, state: State, seat: Seat): boolean =>
  chainOf(state, seat).restaurants.length < ruleset.content.constants.restaurantsPerChain;

const isLeft = (ruleset: Ruleset, state: State, seat: Seat, piece: PieceKind): boolean => {
  const { supply } = state;
  if (piece === "house") return supply.houses.length > 0;
  if (piece === "garden") return supply.gardens > 0;
  if (piece === "campaign") return supply.campaigns.length > 0;
  return hasRestaurant(ruleset, state, seat) || movable(ruleset, state, seat);
};

/** Why nobody of the seat acts: none of those who could is at work, or all of them have acted. */
const idle = ({ content }: Ruleset, state: State, seat: Seat, ability: AbilityTag): SpotsClosed => {
  const employees = kindsOf(content.employees).filter((each) => abilityOf(content, each, ability) !== undefined);
  const count = employees.reduce((sum, each) => sum + countOf(chainOf(state, seat).atWork, each), 0);
  return count > 0 ? { _tag: "all-acted", count } : { _tag: "nobody", employees };
};

/** Why a seat can place nothing of a kind now, or null: it is a matter of the place then. */
export const spotsClosed = (ruleset: Ruleset, state: State, seat: Seat, piece: PieceKind): SpotsClosed | null => {
  const { stage } = state;
  if (stage._tag === "setup-restaurants" && piece === "restaurant") {
    const [next] = stage.queue;
    return next === seat || next === undefined ? null : { _tag: "other-turn", seat: next };
  }
  if (stage._tag !== "working") return { _tag: "not-now" };
  const turn = turnOf(state, seat);
  if (!turn) return { _tag: "other-turn", seat: stage.turn.seat };
  const { step, ability } = WORK[piece];
  if (!mayDo(ruleset, state, seat, step)) return { _tag: "step-over" };
  const [employee] = turn.phantoms;
  if (employee !== undefined) return { _tag: "train-first", employee };
  if (actorsOf(ruleset, state, seat, ability).length === 0) return idle(ruleset, state, seat, ability);
  return isLeft(ruleset, state, seat, piece) ? null : { _tag: "none-left" };
};

const squaresOf = (ruleset: Ruleset, state: State): readonly Square[] => {
  const board = boardOf(ruleset, state.town.tiles);
  return Array.from(board.print, (_, index) => squareAt(board, index));
};

/** What refuses every way of laying a piece at a place. */
interface Trial {
  readonly place: SpotPlace;
  readonly refusals: () => readonly (Refusal | null)[];
}

/** Why the rules of the game at hand refuse a command of one kind. */
const refusing = (ruleset: Ruleset, tag: CommandTag) => {
  const form = ruleset.forms[tag]?.form(ruleset);
  return (state: State, seat: Seat, command: Command): Refusal | null =>
    form
      ? form.refuse(state, seat, command)
      : refusal<UnknownCommand>({ _tag: "UnknownCommand", rule: "", command: tag });
};

const restaurantTrials = (ruleset: Ruleset, state: State, seat: Seat): readonly Trial[] => {
  const managers = actorsOf(ruleset, state, seat, "open");
  const froms = hasRestaurant(ruleset, state, seat) ? [] : chainOf(state, seat).restaurants.map(({ at }) => at);
  const first = refusing(ruleset, "setup.placeRestaurant");
  const opens = refusing(ruleset, "work.openRestaurant");
  const moves = refusing(ruleset, "work.moveRestaurant");
  const ways = (at: Square): readonly (Refusal | null)[] =>
    CORNERS.flatMap((entrance) => {
      if (state.stage._tag !== "working") {
        return [first(state, seat, { _tag: "setup.placeRestaurant", at, entrance })];
      }
      if (froms.length > 0) {
        return froms.map((from) => moves(state, seat, { _tag: "work.moveRestaurant", from, at, entrance }));
      }
      return managers.map((manager) => opens(state, seat, { _tag: "work.openRestaurant", manager, at, entrance }));
    });
  return squaresOf(ruleset, state).map((at) => ({ place: { at }, refusals: () => ways(at) }));
};

const houseTrials = (ruleset: Ruleset, state: State, seat: Seat): readonly Trial[] => {
  const refused = refusing(ruleset, "work.placeHouse");
  const [house = 0] = state.supply.houses;
  return squaresOf(ruleset, state).map((at) => ({
    place: { at },
    refusals: () => SIDES.map((garden) => refused(state, seat, { _tag: "work.placeHouse", house, at, garden })),
  }));
};

const gardenTrials = (ruleset: Ruleset, state: State, seat: Seat): readonly Trial[] => {
  const refused = refusing(ruleset, "work.addGarden");
  return state.town.houses.map(({ house }) => ({
    place: { house },
    refusals: () => SIDES.map((garden) => refused(state, seat, { _tag: "work.addGarden", house, garden })),
  }));
};

const campaignTrials = (ruleset: Ruleset, state: State, seat: Seat, campaign: number): readonly Trial[] => {
  const refused = refusing(ruleset, "work.launchCampaign");
  const marketers = actorsOf(ruleset, state, seat, "market");
  const [good = "burger"] = marketableGoods(ruleset.content);
  const length = isEndless(ruleset, state, seat, campaign) ? {} : { duration: 1 };
  const ways = (where: object): readonly (Refusal | null)[] =>
    marketers.map((marketer) =>
      refused(state, seat, { _tag: "work.launchCampaign", marketer, campaign, good, ...length, ...where }),
    );
  const { lies } = campaignKindOf(ruleset.content, campaign);
  // What lies beside the map lies on no place of the town.
  if (lies === "beside") return [];
  if (lies === "edge") {
    const board = boardOf(ruleset, state.town.tiles);
    return SIDES.flatMap((side) =>
      Array.from({ length: edgeLength(board, side) }, (_, offset): Trial => {
        const place = { side, offset };
        return { place, refusals: () => ways(place) };
      }),
    );
  }
  return squaresOf(ruleset, state).map((at) => ({
    place: { at },
    refusals: () => [false, true].flatMap((turned) => ways({ at, turned })),
  }));
};

/** The one that says most: where there is room at all, what else is missing. */
const telling = (refusals: readonly (Refusal | null)[]): Refusal | null =>
  refusals.includes(null) ? null : (refusals.find((each) => each?._tag !== "NotEmpty") ?? refusals[0] ?? null);

/**
 * Every place of the town for a piece, each with why it cannot lie there, where `spotsClosed` has nothing against it. Of campaigns
 * the tile is to be named.
 */
export const spotsTried = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  piece: PieceKind,
  campaign = 0,
): readonly SpotTried[] => {
  const trials = {
    restaurant: () => restaurantTrials(ruleset, state, seat),
    house: () => houseTrials(ruleset, state, seat),
    garden: () => gardenTrials(ruleset, state, seat),
    campaign: () => campaignTrials(ruleset, state, seat, campaign),
  }[piece]();
  return trials.map(({ place, refusals }) => ({ place, refusal: telling(refusals()) }));
};
