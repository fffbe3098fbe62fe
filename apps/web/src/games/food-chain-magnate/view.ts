import type { CampaignSite, CityCampaign, CityView, Print } from "@blueplate/city";
import { HOUR_OF_PHASE } from "@blueplate/city/outline";
import {
  boardOf,
  type Campaign,
  type CampaignPlace,
  type Definition,
  hasDriveIn,
  servicesOf,
  sizeOfCampaign,
  type State,
} from "@blueplate/engine";
import type { TableProps } from "../../table/props.ts";
import { styleOf } from "./game.ts";

/** Where a campaign stands, as the city draws it. */
export const siteOf = (definition: Definition, campaign: number, place: CampaignPlace): CampaignSite => {
  if ("side" in place) {
    return { side: place.side, offset: place.offset, width: sizeOfCampaign(definition, campaign, false).width };
  }
  return { at: place.at, ...sizeOfCampaign(definition, campaign, place.turned) };
};

const rowsOf = (definition: Definition, state: State): readonly string[] => {
  const { print, width, height } = boardOf(definition, state.town.tiles);
  return Array.from({ length: height }, (_, y) =>
    print
      .slice(y * width, (y + 1) * width)
      .map((mark: Print) => mark)
      .join(""),
  );
};

const campaignOf = (
  props: TableProps,
  definition: Definition,
  { campaign, owner, good, left, place }: Campaign,
): CityCampaign => ({
  campaign,
  kind: definition.content.campaigns[campaign]?.kind ?? "billboard",
  style: styleOf(props, owner),
  good,
  left,
  site: siteOf(definition, campaign, place),
});

/** The city of a state: plain facts, as the city and the flat map draw them. */
export const cityView = (props: TableProps, definition: Definition, state: State): CityView => {
  const winners = new Map(servicesOf(definition, state).map(({ house, offers }) => [house, offers[0]]));
  return {
    town: {
      columns: state.town.tiles[0]?.length ?? 0,
      rows: state.town.tiles.length,
      squares: rowsOf(definition, state),
    },
    houses: state.town.houses.map((house) => {
      const offer = winners.get(house.house);
      const note = offer
        ? { style: styleOf(props, offer.seat), text: String(offer.unitPrice + offer.distance) }
        : undefined;
      return {
        house: house.house,
        at: house.at,
        garden: house.garden,
        demand: house.demand,
        room: definition.formulas.roomOf(definition, house),
        ...(note ? { note } : {}),
      };
    }),
    restaurants: state.chains.flatMap((chain) =>
      chain.restaurants.map(({ at, entrance, open }) => ({
        style: styleOf(props, chain.seat),
        at,
        entrance,
        open,
        driveIn: open && hasDriveIn(definition, chain),
        bankrupt: chain.bankrupt,
      })),
    ),
    campaigns: state.town.campaigns.map((campaign) => campaignOf(props, definition, campaign)),
    hour: HOUR_OF_PHASE[state.stage._tag] ?? null,
  };
};
