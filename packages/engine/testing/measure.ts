import { boardOf, distanceTo, doorsOf, entrancesOf, housesReached, squaresOfHouse } from "../src/geometry/index.ts";
import type { CampaignPlace, Square } from "../src/model/index.ts";
import type { TestPosition } from "./position.ts";

/** Borders from the open restaurants of a seat to a house, or null. */
export const toHouse = ({ ruleset, state }: TestPosition, seat: number, number: number): number | null => {
  const chain = state.chains[seat];
  const house = state.town.houses.find((each) => each.house === number);
  if (!chain || !house) throw new Error(`no chain ${seat} or house ${number}`);
  return distanceTo(ruleset, state.town, doorsOf(ruleset, chain), squaresOfHouse(house))?.distance ?? null;
};

/** Borders from where a seat measures to squares, or null. */
export const toSquares = (
  { ruleset, state }: TestPosition,
  seat: number,
  ...squares: readonly Square[]
): number | null => {
  const chain = state.chains[seat];
  if (!chain) throw new Error(`no chain ${seat}`);
  return distanceTo(ruleset, state.town, entrancesOf(ruleset, chain), squares)?.distance ?? null;
};

/** The houses that a campaign would reach. */
export const reached = ({ ruleset, state }: TestPosition, campaign: number, place: CampaignPlace): readonly number[] =>
  housesReached(ruleset, state, campaign, place);

/** A campaign's place on squares. */
export const on = (x: number, y: number, turned = false): CampaignPlace => ({ at: [x, y], turned });

/** The board as text, a row of squares a line. */
export const printOf = ({ ruleset, state }: TestPosition): readonly string[] => {
  const { print, width, height } = boardOf(ruleset, state.town.tiles);
  return Array.from({ length: height }, (_, y) => print.slice(y * width, (y + 1) * width).join(""));
};
