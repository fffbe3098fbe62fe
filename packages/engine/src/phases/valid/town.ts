import { countOf, type EmployeeId, homeFrom, kindsOf, type Square, type State } from "../../model/index.ts";
import type { Malformed, Seat } from "@blueplate/kernel";
import { type FactContext, chainAt, type FactCheck, mustBe, mustBeThere, otherFact } from "./fault.ts";

/** Whoever acts is at work. */
const mustWork = (basis: FactContext, field: string, seat: Seat, employee: EmployeeId): Malformed | null =>
  mustBeThere(field, countOf(chainAt(basis, seat)?.atWork ?? {}, employee) > 0);

const restaurantAt = (basis: FactContext, seat: Seat, [x, y]: Square) =>
  chainAt(basis, seat)?.restaurants.find(({ at }) => at[0] === x && at[1] === y);

const houseIn = ({ town }: State, number: number) => town.houses.find(({ house }) => house === number);

const campaignIn = ({ town }: State, number: number) => town.campaigns.find(({ campaign }) => campaign === number);

/** Whoever places a further campaign has placed this one today and may place more. */
const mustPlace = (
  { state: { stage } }: FactContext,
  seat: Seat,
  marketer: EmployeeId,
  beside: number,
): Malformed | null => {
  const placing = stage._tag === "working" && stage.turn.seat === seat ? (stage.turn.placing ?? []) : [];
  return mustBeThere(
    "beside",
    placing.some((each) => each.campaign === beside && each.employee === marketer),
  );
};

const campaignLaunched: FactCheck<"CampaignLaunched"> = (basis, { seat, marketer, campaign, beside }) =>
  (beside === undefined ? mustWork(basis, "marketer", seat, marketer) : mustPlace(basis, seat, marketer, beside)) ??
  mustBeThere("campaign", basis.state.supply.campaigns.includes(campaign));

const produced: FactCheck<"Produced"> = (basis, { seat, cook }) => mustWork(basis, "cook", seat, cook);

const drinkFetched: FactCheck<"DrinkFetched"> = (basis, { seat, employee }) =>
  mustWork(basis, "employee", seat, employee);

const drinksBought: FactCheck<"DrinksBought"> = (basis, { seat, buyer, sources, drinks }) => {
  for (const good of new Set([...kindsOf(drinks), ...sources.map((each) => each.good)])) {
    const all = sources.reduce((sum, each) => sum + (each.good === good ? each.count : 0), 0);
    if (countOf(drinks, good) !== all) return otherFact(`drinks.${good}`, all, countOf(drinks, good));
  }
  return mustWork(basis, "buyer", seat, buyer);
};

const housePlaced: FactCheck<"HousePlaced"> = (basis, { seat, developer, house }) =>
  mustWork(basis, "developer", seat, developer) ?? mustBeThere("house", basis.state.supply.houses.includes(house));

const gardenAdded: FactCheck<"GardenAdded"> = (basis, { seat, developer, house }) =>
  mustWork(basis, "developer", seat, developer) ??
  mustBeThere("garden", basis.state.supply.gardens > 0 && houseIn(basis.state, house)?.garden === null);

const restaurantPlaced: FactCheck<"RestaurantPlaced"> = (basis, { seat, manager, at }) =>
  mustWork(basis, "manager", seat, manager) ?? mustBeThere("at", restaurantAt(basis, seat, at) === undefined);

const restaurantMoved: FactCheck<"RestaurantMoved"> = (basis, { seat, manager, from }) =>
  mustWork(basis, "manager", seat, manager) ?? mustBeThere("from", restaurantAt(basis, seat, from) !== undefined);

const restaurantsOpened: FactCheck<"RestaurantsOpened"> = (basis, { restaurants }) => {
  const at = restaurants.findIndex((each) => restaurantAt(basis, each.seat, each.at)?.open !== false);
  return mustBeThere(`restaurants[${at}].at`, at < 0);
};

/** A campaign that runs is in town, brings its own good, and to each house no more than finds room there (R18.2). */
const campaignRan: FactCheck<"CampaignRan"> = ({ ruleset, state }, { campaign, good, houses, left }) => {
  const running = campaignIn(state, campaign);
  if (!running) return mustBeThere("campaign", false);
  if (running.good !== good) return otherFact("good", running.good, good);
  const grown = running.left === "endless" ? left !== "endless" : left === "endless" || left > running.left;
  if (grown) return otherFact("left", running.left, left);
  for (const [at, { house: number, added }] of houses.entries()) {
    const house = houseIn(state, number);
    if (!house) return mustBeThere(`houses[${at}].house`, false);
    const room = Math.max(0, ruleset.formulas.roomOf(ruleset, state, house) - house.demand.length);
    if (added > room) return otherFact(`houses[${at}].added`, room, added);
  }
  return null;
};

const campaignEnded: FactCheck<"CampaignEnded"> = (basis, { campaign, seat, employee }) => {
  const isThere = mustBeThere("campaign", campaignIn(basis.state, campaign) !== undefined);
  return isThere ?? mustBe("employee", homeFrom(chainAt(basis, seat)?.busy ?? [], campaign), employee);
};

/** Facts about what stands in town. */
export const TOWN_CHECKS = {
  CampaignLaunched: campaignLaunched,
  Produced: produced,
  DrinkFetched: drinkFetched,
  DrinksBought: drinksBought,
  HousePlaced: housePlaced,
  GardenAdded: gardenAdded,
  RestaurantPlaced: restaurantPlaced,
  RestaurantMoved: restaurantMoved,
  RestaurantsOpened: restaurantsOpened,
  CampaignRan: campaignRan,
  CampaignEnded: campaignEnded,
} as const;
