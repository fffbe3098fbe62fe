import type { Seat } from "@blueplate/kernel";
import type { CampaignKind } from "../content/index.ts";
import type { Ruleset } from "../formulas/index.ts";
import { boardOf, hasDriveIn, type Print, sizeOfCampaign } from "../geometry/index.ts";
import type { CampaignPlace, Corner, Good, Left, Side, Square, State } from "../model/index.ts";
import { servicesOf } from "./dinner.ts";

/** Where a campaign stands: squares of the map, or beside an edge along `width` rows or columns. */
export type Site =
  | { readonly at: Square; readonly width: number; readonly height: number }
  | { readonly side: Side; readonly offset: number; readonly width: number };

/** A state as it is drawn, in plain facts; `style` is whatever the drawer calls the look of a chain. */
export interface Picture<Style> {
  readonly town: { readonly columns: number; readonly rows: number; readonly squares: readonly string[] };
  readonly houses: readonly {
    readonly house: number;
    readonly at: Square;
    readonly garden: Side | null;
    readonly demand: readonly Good[];
    readonly room: number;
    /** Who would serve it if dinner were now, with the sum of price and distance. */
    readonly note?: { readonly style: Style; readonly text: string };
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
    readonly kind: CampaignKind;
    readonly style: Style;
    readonly good: Good;
    readonly left: Left;
    readonly site: Site;
  }[];
}

/** Where a campaign at this place stands. */
export const siteOf = (ruleset: Ruleset, campaign: number, place: CampaignPlace): Site =>
  "side" in place
    ? { side: place.side, offset: place.offset, width: sizeOfCampaign(ruleset, campaign, false).width }
    : { at: place.at, ...sizeOfCampaign(ruleset, campaign, place.turned) };

const townOf = (ruleset: Ruleset, state: State): Picture<never>["town"] => {
  const { print, width, height, columns, rows } = boardOf(ruleset, state.town.tiles);
  const row = (y: number): readonly Print[] => print.slice(y * width, (y + 1) * width);
  return { columns, rows, squares: Array.from({ length: height }, (_, y) => row(y).join("")) };
};

const housesOf = <Style>(ruleset: Ruleset, state: State, styleOf: (seat: Seat) => Style): Picture<Style>["houses"] => {
  const winners = new Map(servicesOf(ruleset, state).map(({ house, offers }) => [house, offers[0]]));
  return state.town.houses.map(({ house, at, garden, demand, printed }) => {
    const offer = winners.get(house);
    const room = ruleset.formulas.roomOf(ruleset, { house, at, garden, demand, printed });
    const note = offer && { style: styleOf(offer.seat), text: String(offer.unitPrice + offer.distance) };
    return { house, at, garden, demand, room, ...(note ? { note } : {}) };
  });
};

/** The town of a state: what stands where, in whose style, and who would feed whom tonight. */
export const pictureOf = <Style>(ruleset: Ruleset, state: State, styleOf: (seat: Seat) => Style): Picture<Style> => ({
  town: townOf(ruleset, state),
  houses: housesOf(ruleset, state, styleOf),
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
    site: siteOf(ruleset, campaign, place),
  })),
});
