import {
  type Board,
  boardOf,
  type Campaign,
  rectangle,
  type Ruleset,
  type Side,
  type Square,
  squaresOfHouse,
  squaresOfRestaurant,
  type State,
} from "@blueplate/engine";
import { siteOf } from "./picture.ts";

/**
 * Something that people name: `seat` by number, `house` and `campaign` by their printed number, `square` as `column,row`, and a
 * piece that does not stand yet as `column,row,width,height` of its squares, with the kind `spot`.
 */
export interface MapEntity {
  readonly kind: string;
  readonly id: string;
}

/** The squares that a campaign lies on, outside of the map too; for one beside an edge the squares of the map along it (R3.9.1). */
const squaresOfCampaign = (
  ruleset: Ruleset,
  state: State,
  { campaign, place }: Pick<Campaign, "campaign" | "place">,
): readonly Square[] => {
  const site = siteOf(ruleset, state.town, campaign, place);
  if ("at" in site) return rectangle(site.at, site.width, site.height);
  const board = boardOf(ruleset, state.town.tiles);
  const { side, offset, width } = site;
  if (side === "N" || side === "S") return rectangle([offset, side === "N" ? 0 : board.height - 1], width, 1);
  return rectangle([side === "W" ? 0 : board.width - 1, offset], 1, width);
};

const restaurantsOf = (state: State) =>
  state.chains.flatMap(({ seat, restaurants }) =>
    restaurants.map(({ at }) => ({ seat, squares: squaresOfRestaurant(at) })),
  );

const has = (squares: readonly Square[], [x, y]: Square): boolean => squares.some(([a, b]) => a === x && b === y);

const squareIn = (state: State, id: string): readonly Square[] => {
  const [x, y] = id.split(",").map(Number);
  if (x === undefined || y === undefined || !Number.isInteger(x) || !Number.isInteger(y)) return [];
  const at: Square = [x, y];
  return restaurantsOf(state).find(({ squares }) => has(squares, at))?.squares ?? [at];
};

const isWhole = (numbers: readonly number[]): numbers is readonly [number, number, number, number] =>
  numbers.length === 4 && numbers.every(Number.isInteger);

const spotIn = (id: string): readonly Square[] => {
  const numbers = id.split(",").map(Number);
  if (!isWhole(numbers)) return [];
  const [x, y, width, height] = numbers;
  return rectangle([x, y], width, height);
};

/** Names squares that make a rectangle, as a thing. */
export const spotOf = (squares: readonly Square[]): MapEntity => {
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const size = [Math.max(...xs) - west + 1, Math.max(...ys) - north + 1];
  return { kind: "spot", id: [west, north, ...size].join() };
};

/** Names the squares on which a campaign would lie; for an airplane those along its edge (R3.9.1). */
export const spotOfCampaign = (
  ruleset: Ruleset,
  state: State,
  campaign: Pick<Campaign, "campaign" | "place">,
): MapEntity => spotOf(squaresOfCampaign(ruleset, state, campaign));

/**
 * Where a thing stands in town: the restaurants of a chain, a house with its garden, a campaign, a square with the restaurant on
 * it. Nothing for what stands nowhere in town.
 */
export const squaresOfEntity = (ruleset: Ruleset, state: State, { kind, id }: MapEntity): readonly Square[] => {
  if (kind === "square") return squareIn(state, id);
  if (kind === "spot") return spotIn(id);
  const number = Number(id);
  if (kind === "seat") return restaurantsOf(state).flatMap(({ seat, squares }) => (seat === number ? squares : []));
  if (kind === "house") {
    const house = state.town.houses.find((each) => each.house === number);
    return house ? squaresOfHouse(house) : [];
  }
  const campaign = kind === "campaign" && state.town.campaigns.find((each) => each.campaign === number);
  return campaign ? squaresOfCampaign(ruleset, state, campaign) : [];
};

/** How far beside the board airplanes stand at most, in squares. */
const BESIDE = 3;

/** The square of the map next to one beside an edge; null for a square on the board, beside a corner, or further away. */
const alongEdge = (
  { width, height }: Board,
  [x, y]: Square,
): { readonly side: Side; readonly square: Square } | null => {
  const [inRow, inColumn] = [y >= 0 && y < height, x >= 0 && x < width];
  if (inColumn && y < 0 && y >= -BESIDE) return { side: "N", square: [x, 0] };
  if (inColumn && y >= height && y < height + BESIDE) return { side: "S", square: [x, height - 1] };
  if (inRow && x < 0 && x >= -BESIDE) return { side: "W", square: [0, y] };
  return inRow && x >= width && x < width + BESIDE ? { side: "E", square: [width - 1, y] } : null;
};

/**
 * What stands on a square of the map: a house, a campaign, or a chain by its restaurant; beside the board an airplane (R3.9.1). Null
 * on free ground.
 */
export const entityAt = (ruleset: Ruleset, state: State, square: Square): MapEntity | null => {
  const house = state.town.houses.find((each) => has(squaresOfHouse(each), square));
  if (house) return { kind: "house", id: String(house.house) };
  const edge = alongEdge(boardOf(ruleset, state.town.tiles), square);
  const campaign = state.town.campaigns.find((each) => {
    const { place } = each;
    const at = !("side" in place) ? square : place.side === edge?.side ? edge.square : null;
    return at !== null && has(squaresOfCampaign(ruleset, state, each), at);
  });
  if (campaign) return { kind: "campaign", id: String(campaign.campaign) };
  const restaurant = restaurantsOf(state).find(({ squares }) => has(squares, square));
  return restaurant ? { kind: "seat", id: String(restaurant.seat) } : null;
};

/**
 * What somebody means who marks a square of the map: the house or campaign on it, a restaurant by its north-west square (one of
 * its chain's, not all of them), or the square itself. Null beside the board where nothing stands.
 */
export const markedAt = (ruleset: Ruleset, state: State, square: Square): MapEntity | null => {
  const thing = entityAt(ruleset, state, square);
  if (thing && thing.kind !== "seat") return thing;
  const { width, height } = boardOf(ruleset, state.town.tiles);
  if (square[0] < 0 || square[1] < 0 || square[0] >= width || square[1] >= height) return null;
  const [x, y] = restaurantsOf(state).find(({ squares }) => has(squares, square))?.squares[0] ?? square;
  return { kind: "square", id: `${x},${y}` };
};

/** Everything that stands in town and has a name of its own: chains with restaurants, houses, campaigns. */
export const entitiesInTown = ({ chains, town }: State): readonly MapEntity[] => [
  ...chains.flatMap(({ seat, restaurants }) => (restaurants.length > 0 ? [{ kind: "seat", id: String(seat) }] : [])),
  ...town.houses.map(({ house }) => ({ kind: "house", id: String(house) })),
  ...town.campaigns.map(({ campaign }) => ({ kind: "campaign", id: String(campaign) })),
];

/** The squares of the map that can be marked themselves, row by row: free ground, and the north-west square of each restaurant. */
export const squaresInTown = (ruleset: Ruleset, state: State): readonly MapEntity[] => {
  const { width, height } = boardOf(ruleset, state.town.tiles);
  const marked = rectangle([0, 0], width, height).map((square) => markedAt(ruleset, state, square));
  const squares = marked.filter((thing): thing is MapEntity => thing?.kind === "square");
  return [...new Map(squares.map((thing) => [thing.id, thing])).values()];
};
