import type { CampaignKind } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import type { CampaignPlace, State, Town } from "../model/index.ts";
import { type Board, boardOf, indexOf, isInside, neighbour, TILE } from "./board.ts";
import { sizeOfCampaign, squaresOfCampaign, squaresOfHouse, standAlike } from "./pieces.ts";

type Reaches = (board: Board, squares: readonly number[]) => (index: number) => boolean;

/** Squares beside the billboard (R18.3). */
const besideBillboard: Reaches = (board, squares) => {
  const beside = new Set<number>();
  for (const square of squares) for (let d = 0; d < 4; d++) beside.add(neighbour(board, square, d));
  return (index) => beside.has(index);
};
/** Squares of the mailbox's block (R3.8). */
const inBlock: Reaches = (board, squares) => {
  const block = board.blockOf[squares[0] ?? -1];
  return (index) => board.blockOf[index] === block;
};
/** Squares of the tile and the eight around it (R3.10). */
const aroundTile: Reaches = (board, squares) => {
  const tile = board.tileOf[squares[0] ?? 0] ?? 0;
  const column = tile % board.columns;
  const row = Math.floor(tile / board.columns);
  return (index) => {
    const other = board.tileOf[index] ?? 0;
    return Math.abs((other % board.columns) - column) <= 1 && Math.abs(Math.floor(other / board.columns) - row) <= 1;
  };
};

/** Squares of the covered rows or columns (R3.9). */
const inStrip = (board: Board, place: Extract<CampaignPlace, { readonly side: unknown }>, width: number) => {
  const alongRows = place.side === "E" || place.side === "W";
  return (index: number): boolean => {
    const line = alongRows ? Math.floor(index / board.width) : index % board.width;
    return line >= place.offset && line < place.offset + width;
  };
};

/** By the kind of a campaign on the map; whom others reach is for formulas to say. */
const ON_MAP: ReadonlyMap<CampaignKind, Reaches> = new Map([
  ["billboard", besideBillboard],
  ["mailbox", inBlock],
  ["radio", aroundTile],
]);

/** Whether a campaign at this place reaches a square (R18.3). */
export const reachOf = (
  ruleset: Ruleset,
  board: Board,
  campaign: number,
  place: CampaignPlace,
): ((index: number) => boolean) => {
  if ("side" in place) return inStrip(board, place, sizeOfCampaign(ruleset, campaign, false).width);
  const kind = ruleset.content.campaigns[campaign]?.kind;
  const squares = squaresOfCampaign(ruleset, campaign, place).map((square) => indexOf(board, square));
  return (kind !== undefined && ON_MAP.get(kind)?.(board, squares)) || (() => false);
};

/** The houses that a campaign at a place reaches, and what else that depends on. */
interface Known {
  readonly ruleset: Ruleset;
  readonly board: Board;
  readonly campaign: number;
  readonly houses: Town["houses"];
  readonly reached: readonly number[];
}
const reachedByPlace = new WeakMap<CampaignPlace, Known>();

const findReached = (
  ruleset: Ruleset,
  board: Board,
  houses: Town["houses"],
  campaign: number,
  place: CampaignPlace,
): readonly number[] => {
  const reaches = reachOf(ruleset, board, campaign, place);
  return houses
    .filter((house) =>
      squaresOfHouse(house).some((square) => isInside(board, square) && reaches(indexOf(board, square))),
    )
    .map((house) => house.house);
};

/** The numbers of the houses that a campaign at this place reaches, ascending (R18.3). Kept with the place. */
export const housesReached = (
  ruleset: Ruleset,
  state: State,
  campaign: number,
  place: CampaignPlace,
): readonly number[] => {
  const { tiles, houses } = state.town;
  const board = boardOf(ruleset, tiles);
  const known = reachedByPlace.get(place);
  const holds = known?.ruleset === ruleset && known.board === board && known.campaign === campaign;
  if (holds && standAlike(known.houses, houses)) return known.reached;
  const reached = findReached(ruleset, board, houses, campaign, place);
  reachedByPlace.set(place, { ruleset, board, campaign, houses, reached });
  return reached;
};

/** Rows or columns along an edge of the board, in squares. */
export const edgeLength = (board: Board, side: "N" | "E" | "S" | "W"): number =>
  (side === "N" || side === "S" ? board.columns : board.rows) * TILE;
