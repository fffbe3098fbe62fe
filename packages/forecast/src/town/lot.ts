import { type Campaign, type House, type Ruleset, type Side, type Square, type State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { servicesOf } from "../dinner/dinner.ts";
import { type HouseDistance, nearnessOf } from "./nearness.ts";
import { type NearestChanges, shiftsOf } from "./restaurant-site.ts";

/** A house in hand: its number, where it would stand, and its garden once the side is known. */
export interface PendingHouse {
  readonly house: number;
  readonly at: Square;
  readonly garden: Side | null;
}

/** The state with the house standing there, in its place by number. Whether that is legal is for the form to say. */
export const withHouse = (state: State, { house, at, garden }: PendingHouse): State => {
  const others = state.town.houses.filter((each) => each.house !== house);
  const houses = [...others, { house, at, garden, printed: false, demand: [] }].toSorted((a, b) => a.house - b.house);
  return { ...state, town: { ...state.town, houses } };
};

/** The state with a garden at a house that stands. */
export const withGarden = (state: State, house: number, garden: Side): State => ({
  ...state,
  town: { ...state.town, houses: state.town.houses.map((each) => (each.house === house ? { ...each, garden } : each)) },
});

/** What a new house would mean: who is how near, the nearest first, and the campaigns that reach it, in order of number. */
export interface HouseSiteForecast {
  readonly near: readonly HouseDistance[];
  readonly campaigns: readonly Campaign[];
}

/** What a house in hand would mean (R3.4, R18.3); restaurants that are coming soon count. It is hungry from tomorrow on. */
export const lotOf = (ruleset: Ruleset, state: State, house: PendingHouse): HouseSiteForecast => {
  const built = withHouse(state, house);
  return {
    near: nearnessOf(ruleset, built, house, true),
    campaigns: built.town.campaigns.filter((each) =>
      ruleset.formulas.recipients(ruleset, built, each).includes(house.house),
    ),
  };
};

/** Who would serve a house if dinner were now, and for how many dollars. */
export interface HouseService {
  readonly seat: Seat;
  readonly income: number;
}

/** What a garden would mean for its house: room for tokens, tonight's sale, and what new road contact changes for anybody. */
export interface GardenEffect {
  readonly room: { readonly before: number; readonly after: number };
  readonly served: { readonly before: HouseService | null; readonly after: HouseService | null };
  readonly shifts: NearestChanges;
}

const roomIn = (ruleset: Ruleset, state: State, house: number): number => {
  const standing = state.town.houses.find((each) => each.house === house);
  return standing ? ruleset.formulas.roomOf(ruleset, state, standing) : 0;
};

const servedIn = (ruleset: Ruleset, state: State, house: number): HouseService | null => {
  const service = servicesOf(ruleset, state).find((each) => each.house === house);
  const [best] = service?.offers ?? [];
  return service && best ? { seat: best.seat, income: service.income } : null;
};

/** What a garden on that side of a house would mean (R12.4, R14.4.1, R18.2). */
export const gardenEffectOf = (ruleset: Ruleset, state: State, house: House["house"], side: Side): GardenEffect => {
  const planted = withGarden(state, house, side);
  return {
    room: { before: roomIn(ruleset, state, house), after: roomIn(ruleset, planted, house) },
    served: { before: servedIn(ruleset, state, house), after: servedIn(ruleset, planted, house) },
    shifts: shiftsOf(ruleset, state, planted),
  };
};
