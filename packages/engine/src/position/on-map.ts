import type { Malformed } from "@blueplate/kernel";
import type { ScenarioHead } from "@blueplate/kernel/scenario";
import type { Ruleset } from "../ruleset/index.ts";
import {
  type Board,
  boardOf,
  cornerSquare,
  edgeLength,
  indexOf,
  isInside,
  sizeOfCampaign,
  squaresOfCampaign,
  squaresOfGarden,
  squaresOfHouse,
  squaresOfRestaurant,
  touchesRoad,
} from "../geometry/index.ts";
import { faultAt, type Square, type State } from "../model/index.ts";
import type { GivenPosition } from "./given.ts";

/** A piece that lies on the map: its squares, and those of which one must touch a road. */
interface Piece {
  readonly field: string;
  readonly squares: readonly Square[];
  readonly atRoad: readonly Square[] | null;
}

const restaurants = (head: ScenarioHead, state: State): readonly Piece[] =>
  state.chains.flatMap((chain) =>
    chain.restaurants.map(({ at, entrance }, index) => ({
      field: `given.chains.${head.players[chain.seat]}.restaurants[${index}]`,
      squares: squaresOfRestaurant(at),
      atRoad: [cornerSquare(at, entrance)],
    })),
  );

const houses = (state: State): readonly Piece[] =>
  state.town.houses.flatMap((house): readonly Piece[] => {
    if (!house.printed) {
      const squares = squaresOfHouse(house);
      return [{ field: `given.newHouses (house ${house.house})`, squares, atRoad: squares }];
    }
    if (house.garden === null) return [];
    const squares = squaresOfGarden(house.at, house.garden);
    return [{ field: `given.houses.${house.house}.garden`, squares, atRoad: null }];
  });

const campaigns = (ruleset: Ruleset, state: State): readonly Piece[] =>
  state.town.campaigns.map(({ campaign, place }) => {
    const squares = squaresOfCampaign(ruleset, campaign, place);
    return { field: `given.campaigns (campaign ${campaign})`, squares, atRoad: squares.length > 0 ? squares : null };
  });

const faultOfPiece = (
  board: Board,
  taken: Map<number, string>,
  { field, squares, atRoad }: Piece,
): Malformed | null => {
  for (const square of squares) {
    if (!isInside(board, square)) return faultAt(field, { _tag: "OutsideTheMap", square });
    const index = indexOf(board, square);
    const by = board.print[index] === "." ? taken.get(index) : null;
    if (by !== undefined) return faultAt(field, { _tag: "SquareTaken", square, by });
    taken.set(index, field);
  }
  const touches = atRoad === null || atRoad.some((square) => touchesRoad(board, indexOf(board, square)));
  return touches ? null : faultAt(field, { _tag: "TouchesNoRoad" });
};

const faultOfAirplanes = (ruleset: Ruleset, board: Board, state: State): Malformed | null => {
  for (const { campaign, place } of state.town.campaigns) {
    if (!("side" in place)) continue;
    const { width } = sizeOfCampaign(ruleset, campaign, false);
    if (place.offset + width > edgeLength(board, place.side)) {
      return faultAt(`given.campaigns (campaign ${campaign})`, { _tag: "RowsOffTheMap" });
    }
  }
  return null;
};

const faultOfHouses = (ruleset: Ruleset, state: State, given: GivenPosition): Malformed | null => {
  const printed = state.town.houses.filter((house) => house.printed).map((house) => String(house.house));
  const unknown = Object.keys(given.houses ?? {}).find((number) => !printed.includes(number));
  if (unknown !== undefined) return faultAt(`given.houses.${unknown}`, { _tag: "NotPrinted" });
  const full = state.town.houses.find((house) => house.demand.length > ruleset.formulas.roomOf(ruleset, state, house));
  return full ? faultAt(`given.houses.${full.house}.demand`, { _tag: "TooMuchDemand" }) : null;
};

const faultOfChains = (
  { content }: Ruleset,
  head: ScenarioHead,
  state: State,
  given: GivenPosition,
): Malformed | null => {
  for (const { seat, restaurants: all } of state.chains) {
    const field = `given.chains.${head.players[seat]}.restaurants`;
    const most = content.constants.restaurantsPerChain;
    if (all.length > most) return faultAt(field, { _tag: "TooManyRestaurants", most });
    if (all.length === 0 && !given.phase.startsWith("setup")) {
      return faultAt(field, { _tag: "NoRestaurant" });
    }
  }
  return null;
};

/** Why the pieces cannot lie so on the map (R3.2); null when they can. */
export const impossibleOnMap = (
  ruleset: Ruleset,
  head: ScenarioHead,
  given: GivenPosition,
  state: State,
): Malformed | null => {
  const board = boardOf(ruleset, state.town.tiles);
  const fault =
    faultOfHouses(ruleset, state, given) ??
    faultOfChains(ruleset, head, state, given) ??
    faultOfAirplanes(ruleset, board, state);
  if (fault) return fault;
  const taken = new Map<number, string>();
  for (const piece of [...restaurants(head, state), ...houses(state), ...campaigns(ruleset, state)]) {
    const found = faultOfPiece(board, taken, piece);
    if (found) return found;
  }
  return null;
};
