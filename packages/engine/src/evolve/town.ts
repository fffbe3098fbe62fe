import {
  addCounts,
  type BusyMarketeer,
  type Campaign,
  type EventOf,
  type House,
  type Turn,
  withCount,
} from "../model/index.ts";
import { withTurn } from "./company.ts";
import { type Evolve, withChain } from "./row.ts";
import type { EmployeeId, State, WorkingStep, Goods } from "../model/index.ts";
import type { Seat } from "@blueplate/kernel";

const byNumber = (a: Campaign, b: Campaign): number => a.campaign - b.campaign;
const byHouse = (a: House, b: House): number => a.house - b.house;

const withActed = (state: State, step: WorkingStep, employee: EmployeeId): State =>
  withTurn(state, step, (turn) => ({ ...turn, acted: withCount(turn.acted, employee, 1) }));

const withStock = (state: State, seat: Seat, more: Goods): State =>
  withChain(state, seat, (chain) => ({ ...chain, stock: addCounts(chain.stock, more) }));

/** Notes at a card that acts more than once how many more campaigns it may place today. */
const withPlacing = (turn: Turn, { marketer, campaign, beside, again }: EventOf<"CampaignLaunched">): Turn => {
  if (beside === undefined && again === undefined) return turn;
  const others = (turn.placing ?? []).filter((each) => each.campaign !== beside);
  const more = again === undefined ? [] : [{ employee: marketer, campaign: beside ?? campaign, left: again }];
  return { ...turn, placing: [...others, ...more] };
};

const campaignLaunched: Evolve<"CampaignLaunched"> = (state, event) => {
  const { seat, marketer, campaign, good, left, place, beside } = event;
  const busy: BusyMarketeer = { employee: marketer, campaign, ...(beside === undefined ? {} : { beside }) };
  const away = withChain(state, seat, (chain) => ({
    ...chain,
    atWork: beside === undefined ? withCount(chain.atWork, marketer, -1) : chain.atWork,
    busy: [...chain.busy, busy],
  }));
  const running: Campaign = { campaign, owner: seat, good, left, place };
  return withTurn(
    {
      ...away,
      supply: { ...away.supply, campaigns: away.supply.campaigns.filter((each) => each !== campaign) },
      town: { ...away.town, campaigns: [...away.town.campaigns, running].toSorted(byNumber) },
    },
    "campaigns",
    (turn) => withPlacing(turn, event),
  );
};

const produced: Evolve<"Produced"> = (state, { seat, cook, good, count }) =>
  withActed(withStock(state, seat, { [good]: count }), "food-and-drink", cook);

const drinkFetched: Evolve<"DrinkFetched"> = (state, { seat, employee, good, count }) =>
  withActed(withStock(state, seat, { [good]: count }), "food-and-drink", employee);

const drinksBought: Evolve<"DrinksBought"> = (state, { seat, buyer, drinks }) =>
  withActed(withStock(state, seat, drinks), "food-and-drink", buyer);

const housePlaced: Evolve<"HousePlaced"> = (state, { house, at, garden, developer }) => {
  const placed: House = { house, at, printed: false, garden, demand: [] };
  return withActed(
    {
      ...state,
      supply: { ...state.supply, houses: state.supply.houses.filter((each) => each !== house) },
      town: { ...state.town, houses: [...state.town.houses, placed].toSorted(byHouse) },
    },
    "houses-and-gardens",
    developer,
  );
};

const gardenAdded: Evolve<"GardenAdded"> = (state, { house, garden, developer }) =>
  withActed(
    {
      ...state,
      supply: { ...state.supply, gardens: state.supply.gardens - 1 },
      town: {
        ...state.town,
        houses: state.town.houses.map((each) => (each.house === house ? { ...each, garden } : each)),
      },
    },
    "houses-and-gardens",
    developer,
  );

const restaurantPlaced: Evolve<"RestaurantPlaced"> = (state, { seat, manager, at, entrance, open }) =>
  withActed(
    withChain(state, seat, (chain) => ({ ...chain, restaurants: [...chain.restaurants, { at, entrance, open }] })),
    "restaurants",
    manager,
  );

const restaurantMoved: Evolve<"RestaurantMoved"> = (state, { seat, manager, from, at, entrance }) =>
  withActed(
    withChain(state, seat, (chain) => ({
      ...chain,
      restaurants: chain.restaurants.map((each) =>
        each.at[0] === from[0] && each.at[1] === from[1] ? { at, entrance, open: true } : each,
      ),
    })),
    "restaurants",
    manager,
  );

/** Facts of steps 3 to 6 of a working day. */
export const TOWN_EVOLVE = {
  CampaignLaunched: campaignLaunched,
  Produced: produced,
  DrinkFetched: drinkFetched,
  DrinksBought: drinksBought,
  HousePlaced: housePlaced,
  GardenAdded: gardenAdded,
  RestaurantPlaced: restaurantPlaced,
  RestaurantMoved: restaurantMoved,
} as const;
