import {
  airplaneOffsets,
  campaignKindOf,
  campaignPlaces,
  type CampaignPlace,
  type Content,
  type EmployeeId,
  marketableGoods,
  type Ruleset,
  SIDES,
  sizeOfCampaign,
  type Square,
  type State,
  type Town,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { memoizeRecent } from "../memoize.ts";
import { memoizeTown } from "../memoize-town.ts";

/** Places in the list of the houses, by their order in the town. */
export type HouseSet = readonly number[];

/** Which houses campaigns would reach, by tile and place: filled as it is asked, for one town. */
interface ReachTable {
  /** By the first tile that is alike. */
  readonly reached: Map<number, Map<number, HouseSet>>;
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

const tableIn = memoizeTown((_: Town): ReachTable => ({
  reached: new Map(),
  sets: new Map(),
  spots: new Map(),
  beside: new Map(),
}));

/** By tile the first one of its kind and size: tiles differ in nothing else that could say whom they reach. */
const firstAlike = memoizeRecent((rows: Content["campaigns"]): ReadonlyMap<number, number> => {
  const firsts = new Map<string, number>();
  const alike = new Map<number, number>();
  for (const campaign of Object.keys(rows).map(Number)) {
    const { kind, width, height } = rows[campaign] ?? {};
    const name = [kind, width, height].join();
    const first = firsts.get(name) ?? campaign;
    firsts.set(name, first);
    alike.set(campaign, first);
  }
  return alike;
});

/** No board has a thousand squares a side. */
const keyOf = (place: CampaignPlace): number => {
  if ("side" in place) return 3_000_000 + SIDES.indexOf(place.side) * 1000 + place.offset;
  if ("beside" in place) return 4_000_000 + (place.beside ? SIDES.indexOf(place.beside) + 1 : 0);
  return (place.turned ? 1_000_000 : 0) + place.at[1] * 1000 + place.at[0];
};

/** The houses that a campaign reaches from each place, as the rules of the game say; equal sets are the same value. */
const reachWith = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  campaign: number,
): ((place: CampaignPlace) => HouseSet) => {
  const table = tableIn(state.town);
  const first = firstAlike(ruleset.content.campaigns).get(campaign) ?? campaign;
  const reached = table.reached.get(first) ?? new Map<number, HouseSet>();
  table.reached.set(first, reached);
  const [good] = marketableGoods(ruleset.content);
  const find = (place: CampaignPlace): HouseSet => {
    const numbers =
      good === undefined
        ? []
        : ruleset.formulas.recipients(ruleset, state, { campaign, owner: seat, good, left: 1, place });
    const set = state.town.houses.flatMap(({ house }, at) => (numbers.includes(house) ? [at] : []));
    const name = set.join();
    const same = table.sets.get(name) ?? set;
    table.sets.set(name, same);
    return same;
  };
  return (place) => {
    const key = keyOf(place);
    const known = reached.get(key) ?? find(place);
    reached.set(key, known);
    return known;
  };
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
  const reachedFrom = reachWith(ruleset, state, seat, campaign);
  for (const place of places) {
    const reached = reachedFrom(place);
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
  const { spots: kept } = tableIn(state.town);
  const byPlaces = kept.get(campaign) ?? new WeakMap<readonly Square[], KnownSpots>();
  const known = byPlaces.get(straight);
  if (known?.turned === turned) return known.spots;
  const first = firstAlike(ruleset.content.campaigns).get(campaign) ?? campaign;
  const laid = (squares: readonly Square[], way: boolean): readonly CampaignPlace[] =>
    squares.map((at) => ({ at, turned: way }));
  const spots =
    first === campaign
      ? spotsAmong(ruleset, state, seat, campaign, [...laid(straight, false), ...laid(turned ?? [], true)])
      : spotsOnMap(ruleset, state, seat, marketer, first).map((spot) => ({ ...spot, campaign }));
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
  const { beside } = tableIn(state.town);
  const byCampaigns = beside.get(campaign) ?? new WeakMap<Town["campaigns"], readonly Spot[]>();
  const known = byCampaigns.get(state.town.campaigns);
  if (known) return known;
  const places = (lies === "edge" ? placesBeside : placesOff)(ruleset, state, campaign);
  const spots = spotsAmong(ruleset, state, seat, campaign, places);
  beside.set(campaign, byCampaigns.set(state.town.campaigns, spots));
  return spots;
};
