import {
  airplaneOffsets,
  campaignKindOf,
  campaignPlaces,
  type CampaignPlace,
  type EmployeeId,
  type House,
  marketableGoods,
  type Ruleset,
  SIDES,
  sizeOfCampaign,
  type Square,
  standAlike,
  type State,
  type Town,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";

/** Places in the list of the houses, by their order in the town. */
export type HouseSet = readonly number[];

/** Which houses a campaign would reach, by tile and place: filled as it is asked, for one town. */
interface ReachTable {
  readonly houses: readonly House[];
  readonly reached: Map<number, HouseSet>;
  /** Every set once, so that equal ones are the same. */
  readonly sets: Map<string, HouseSet>;
  /** Spots by tile, for the lists of squares on which it may lie: these are the same as long as nothing has moved. */
  readonly spots: Map<number, WeakMap<readonly Square[], KnownSpots>>;
  /** Spots by tile of those that lie beside the map, as long as the same campaigns run. */
  readonly beside: Map<number, WeakMap<Town["campaigns"], readonly Spot[]>>;
}

interface KnownSpots {
  /** Where it may lie turned. */
  readonly turned: readonly Square[] | null;
  readonly spots: readonly Spot[];
}
const tablesByTiles = new WeakMap<Town["tiles"], ReachTable>();

const tableOf = ({ town }: State): ReachTable => {
  const known = tablesByTiles.get(town.tiles);
  if (known && standAlike(known.houses, town.houses)) return known;
  const table: ReachTable = {
    houses: town.houses,
    reached: new Map(),
    sets: new Map(),
    spots: new Map(),
    beside: new Map(),
  };
  tablesByTiles.set(town.tiles, table);
  return table;
};

/** No board has a thousand squares a side. */
const keyOf = (campaign: number, place: CampaignPlace): number => {
  const within = campaign * 10_000_000;
  if ("side" in place) return within + 3_000_000 + SIDES.indexOf(place.side) * 1000 + place.offset;
  if ("beside" in place) return within + 4_000_000 + (place.beside ? SIDES.indexOf(place.beside) + 1 : 0);
  return within + (place.turned ? 1_000_000 : 0) + place.at[1] * 1000 + place.at[0];
};

/** The houses that a campaign at a place reaches, as the rules of the game say; equal sets are the same value. */
export const reachedFrom = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  campaign: number,
  place: CampaignPlace,
): HouseSet => {
  const table = tableOf(state);
  const key = keyOf(campaign, place);
  const known = table.reached.get(key);
  if (known) return known;
  const [good] = marketableGoods(ruleset.content);
  const numbers =
    good === undefined
      ? []
      : ruleset.formulas.recipients(ruleset, state, { campaign, owner: seat, good, left: 1, place });
  const set = state.town.houses.flatMap(({ house }, at) => (numbers.includes(house) ? [at] : []));
  const name = set.join();
  const same = table.sets.get(name) ?? set;
  table.sets.set(name, same);
  table.reached.set(key, same);
  return same;
};

/** A place for a campaign with the houses that it reaches. */
export interface Spot {
  readonly campaign: number;
  readonly place: CampaignPlace;
  readonly reached: HouseSet;
}

/** Beside the map, each side that it may be laid to where that says whom it belongs to. */
const placesOff = (ruleset: Ruleset, state: State, campaign: number): readonly CampaignPlace[] => {
  if (campaignKindOf(ruleset.content, campaign).bySide !== true) return [{ beside: null }];
  const taken = state.town.campaigns.flatMap(({ place }) => ("beside" in place && place.beside ? [place.beside] : []));
  return SIDES.filter((side) => !taken.includes(side)).map((beside) => ({ beside }));
};

const placesBeside = (ruleset: Ruleset, state: State, campaign: number): readonly CampaignPlace[] =>
  SIDES.flatMap((side) => airplaneOffsets(ruleset, state, campaign, side).map((offset) => ({ side, offset })));

/** One spot for every set of houses that is reached from these places; none that reaches nobody. */
const spotsAmong = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  campaign: number,
  places: readonly CampaignPlace[],
): readonly Spot[] => {
  const seen = new Set<HouseSet>();
  const spots: Spot[] = [];
  for (const place of places) {
    const reached = reachedFrom(ruleset, state, seat, campaign, place);
    if (reached.length === 0 || seen.has(reached)) continue;
    seen.add(reached);
    spots.push({ campaign, place, reached });
  }
  return spots;
};

const spotsOnMap = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  marketer: EmployeeId,
  campaign: number,
): readonly Spot[] => {
  const { width, height } = sizeOfCampaign(ruleset, campaign, false);
  const straight = campaignPlaces(ruleset, state, seat, marketer, campaign, false);
  const turned = width === height ? null : campaignPlaces(ruleset, state, seat, marketer, campaign, true);
  const { spots: kept } = tableOf(state);
  const byPlaces = kept.get(campaign) ?? new WeakMap<readonly Square[], KnownSpots>();
  const known = byPlaces.get(straight);
  if (known?.turned === turned) return known.spots;
  const laid = (squares: readonly Square[], way: boolean): readonly CampaignPlace[] =>
    squares.map((at) => ({ at, turned: way }));
  const places = [...laid(straight, false), ...laid(turned ?? [], true)];
  const spots = spotsAmong(ruleset, state, seat, campaign, places);
  kept.set(campaign, byPlaces.set(straight, { turned, spots }));
  return spots;
};

/** One spot for every set of houses that a marketeer can reach with a tile; none that reaches nobody. */
export const spotsFor = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  marketer: EmployeeId,
  campaign: number,
): readonly Spot[] => {
  const { lies } = campaignKindOf(ruleset.content, campaign);
  if (lies === "squares") return spotsOnMap(ruleset, state, seat, marketer, campaign);
  const { beside } = tableOf(state);
  const byCampaigns = beside.get(campaign) ?? new WeakMap<Town["campaigns"], readonly Spot[]>();
  const known = byCampaigns.get(state.town.campaigns);
  if (known) return known;
  const places = (lies === "edge" ? placesBeside : placesOff)(ruleset, state, campaign);
  const spots = spotsAmong(ruleset, state, seat, campaign, places);
  beside.set(campaign, byCampaigns.set(state.town.campaigns, spots));
  return spots;
};
