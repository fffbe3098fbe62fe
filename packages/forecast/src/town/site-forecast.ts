import { abilityOf, type EmployeeId, kindsOf, type Ruleset, type State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { tripsOf } from "../drinks/trips.ts";
import { nearnessOfAll } from "./nearness.ts";
import { type RestaurantSite, withRestaurant } from "./restaurant-site.ts";

/** What a first restaurant would live on at a spot. */
export interface SiteForecast {
  /** The houses that its roads join it to. */
  readonly houses: readonly number[];
  /** Whether one of the buyers that every chain comes to first could bring a drink from there. */
  readonly drinks: boolean;
  /** Chains that stand exactly as near to some of these houses as it would, with those houses. */
  readonly asNear: readonly { readonly seat: Seat; readonly houses: readonly number[] }[];
}

/** The buyers whose reach is told for a place: those that every chain comes to first, who drive. */
export const firstBuyers = ({ content }: Ruleset): readonly EmployeeId[] =>
  kindsOf(content.employees).filter(
    (kind) => abilityOf(content, kind, "buy") && content.employees[kind]?.range?.by === "road",
  );

/** What a restaurant of a seat would live on at a spot, among the restaurants that stand already (R2.6, R11.4, R14.2). */
export const siteForecastOf = (ruleset: Ruleset, state: State, seat: Seat, spot: RestaurantSite): SiteForecast => {
  const built = withRestaurant(state, seat, { ...spot, from: null, open: true });
  const houses: number[] = [];
  const asNear = new Map<Seat, number[]>();
  for (const { house, chains } of nearnessOfAll(ruleset, built, true)) {
    const mine = chains.find((each) => each.seat === seat);
    if (!mine) continue;
    houses.push(house);
    for (const rival of chains) {
      if (rival.seat === seat || rival.distance !== mine.distance) continue;
      asNear.set(rival.seat, [...(asNear.get(rival.seat) ?? []), house]);
    }
  }
  return {
    houses,
    drinks: firstBuyers(ruleset).some((buyer) =>
      tripsOf(ruleset, built, seat, buyer).some(({ sources }) => sources.length > 0),
    ),
    asNear: [...asNear].map(([rival, near]) => ({ seat: rival, houses: near })),
  };
};
