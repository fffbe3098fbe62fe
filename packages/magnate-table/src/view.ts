import type { CityView } from "@blueplate/city";
import { HOUR_OF_PHASE, isShownAtRestaurants } from "@blueplate/city/outline";
import { kindsOf, type Ruleset, type State } from "@blueplate/engine";
import { type Lens, pictureOf } from "@blueplate/forecast";
import type { TableProps } from "@blueplate/tabletop";
import { styleOf } from "./game.ts";
import { sharedWith } from "./sharing.ts";

/** Restaurants with the goods before them that their chain has in stock, as modules ask for it. */
const withGoods = (props: TableProps, state: State, restaurants: CityView["restaurants"]): CityView["restaurants"] =>
  restaurants.map((each) => {
    const owner = state.chains.find(({ seat }) => styleOf(props, seat) === each.style);
    const goods = kindsOf(owner?.stock ?? {}).filter(isShownAtRestaurants);
    return goods.length > 0 ? { ...each, goods } : each;
  });

/** The city of a state through a lens: plain facts, as the city and the flat map draw them. */
export const cityView = (props: TableProps, ruleset: Ruleset, state: State, lens: Lens): CityView => {
  const picture = pictureOf(ruleset, state, (seat) => styleOf(props, seat), lens);
  return {
    ...picture,
    restaurants: withGoods(props, state, picture.restaurants),
    hour: HOUR_OF_PHASE[state.stage._tag] ?? null,
  };
};

/** A view with everything in it that the one before says too being the same as there; the one before when all of it is. */
export const viewAfter = (before: CityView | undefined, now: CityView): CityView => {
  if (!before) return now;
  const houses = sharedWith(before.houses, now.houses);
  const restaurants = sharedWith(before.restaurants, now.restaurants);
  const campaigns = sharedWith(before.campaigns, now.campaigns);
  const isSame =
    houses === before.houses &&
    restaurants === before.restaurants &&
    campaigns === before.campaigns &&
    now.town === before.town &&
    now.hour === before.hour;
  return isSame ? before : { ...now, houses, restaurants, campaigns };
};
