import {
  type Board,
  boardOf,
  campaignKindOf,
  type CampaignKind,
  type CampaignPlace,
  type Corner,
  type Good,
  hasDriveIn,
  type CampaignRoundsLeft,
  type SquarePrint,
  type Ruleset,
  type Side,
  sizeOfCampaign,
  type Square,
  type State,
  type Town,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { housesUnder, type Lens } from "./lens.ts";

/** Where a campaign stands: squares of the map, or beside an edge along `width` rows or columns. */
export type CampaignSite =
  | { readonly at: Square; readonly width: number; readonly height: number }
  | { readonly side: Side; readonly offset: number; readonly width: number };

/** A state as it is drawn, in plain facts; `style` is whatever the drawer calls the look of a chain. */
export interface TownPicture<Style> {
  readonly town: { readonly columns: number; readonly rows: number; readonly squares: readonly string[] };
  readonly houses: readonly {
    readonly house: number;
    readonly at: Square;
    readonly garden: Side | null;
    readonly demand: readonly Good[];
    readonly room: number;
    /** What campaigns will bring tonight (lens tomorrow). */
    readonly coming: readonly Good[];
    /** Who serves it, with the sum of price and distance (lens tonight). */
    readonly note?: { readonly style: Style; readonly text: string; readonly sure: boolean };
  }[];
  readonly restaurants: readonly {
    readonly style: Style;
    readonly at: Square;
    readonly entrance: Corner;
    readonly open: boolean;
    readonly driveIn: boolean;
    readonly bankrupt: boolean;
  }[];
  readonly campaigns: readonly {
    readonly campaign: number;
    /** As its row says; how a kind is drawn is for the drawer to know. */
    readonly kind: CampaignKind;
    readonly style: Style;
    readonly good: Good;
    readonly left: CampaignRoundsLeft;
    readonly site: CampaignSite;
  }[];
}

/** Where what lies beside the map stands: outside of its four corners in turn, where no airplane comes, a square each. */
const cornerSite = (ruleset: Ruleset, { tiles }: Town, campaign: number): CampaignSite => {
  const { width, height } = boardOf(ruleset, tiles);
  const { campaigns } = ruleset.content;
  const beside = Object.keys(campaigns)
    .map(Number)
    .filter((each) => campaignKindOf(ruleset.content, each).lies === "beside");
  const nth = Math.max(0, beside.indexOf(campaign));
  const [corner, further] = [nth % 4, Math.floor(nth / 4)];
  const [out, along] = [1 + (further % 2), 1 + (Math.floor(further / 2) % 2)];
  const x = corner === 0 || corner === 3 ? -out : width - 1 + out;
  const y = corner < 2 ? -along : height - 1 + along;
  return { at: [x, y], width: 1, height: 1 };
};

/** Where a campaign at this place stands. */
export const siteOf = (ruleset: Ruleset, town: Town, campaign: number, place: CampaignPlace): CampaignSite => {
  if ("beside" in place) return cornerSite(ruleset, town, campaign);
  const { width } = sizeOfCampaign(ruleset, campaign, false);
  if ("side" in place) return { side: place.side, offset: place.offset, width };
  return { at: place.at, ...sizeOfCampaign(ruleset, campaign, place.turned) };
};

const towns = new WeakMap<Board, TownPicture<never>["town"]>();

/** The squares of a board, as the same value for as long as the board is the same: what draws it draws it once. */
const townOf = (ruleset: Ruleset, state: State): TownPicture<never>["town"] => {
  const board = boardOf(ruleset, state.town.tiles);
  const known = towns.get(board);
  if (known) return known;
  const { print, width, height, columns, rows } = board;
  const row = (y: number): readonly SquarePrint[] => print.slice(y * width, (y + 1) * width);
  const town = { columns, rows, squares: Array.from({ length: height }, (_, y) => row(y).join("")) };
  towns.set(board, town);
  return town;
};

const housesOf = <Style>(
  ruleset: Ruleset,
  state: State,
  styleOf: (seat: Seat) => Style,
  lens: Lens,
): TownPicture<Style>["houses"] => {
  const under = new Map(housesUnder(ruleset, state, lens).map((each) => [each.house, each]));
  return state.town.houses.map((house) => {
    const { wants = house.demand, coming = [], server = null } = under.get(house.house) ?? {};
    const note = server && { style: styleOf(server.seat), text: String(server.sum), sure: server.sure };
    const room = ruleset.formulas.roomOf(ruleset, state, house);
    return {
      house: house.house,
      at: house.at,
      garden: house.garden,
      demand: wants,
      room,
      coming,
      ...(note ? { note } : {}),
    };
  });
};

/** The town of a state: what stands where, in whose style, and what its houses tell through the lens. */
export const pictureOf = <Style>(
  ruleset: Ruleset,
  state: State,
  styleOf: (seat: Seat) => Style,
  lens: Lens = "tonight",
): TownPicture<Style> => ({
  town: townOf(ruleset, state),
  houses: housesOf(ruleset, state, styleOf, lens),
  restaurants: state.chains.flatMap((chain) =>
    chain.restaurants.map(({ at, entrance, open }) => ({
      style: styleOf(chain.seat),
      at,
      entrance,
      open,
      driveIn: open && hasDriveIn(ruleset, chain),
      bankrupt: chain.bankrupt,
    })),
  ),
  campaigns: state.town.campaigns.map(({ campaign, owner, good, left, place }) => ({
    campaign,
    kind: ruleset.content.campaigns[campaign]?.kind ?? "billboard",
    style: styleOf(owner),
    good,
    left,
    site: siteOf(ruleset, state.town, campaign, place),
  })),
});
