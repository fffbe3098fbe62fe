import { driveBetween, entranceSquare, houseSquares } from "../town/route.ts";
import type { CityHouse, CityView } from "../view.ts";
import type { Beat } from "./beat.ts";
import { dinerOf } from "./on-foot.ts";

/** Milliseconds that a milk van takes for a square: it stops at every door. */
const MILK = 420;

/** Milliseconds that a calm car takes for a square, that a family takes for dinner with the way to the counter and back, and between one setting out and the next. */
const [SQUARE, DINNER, APART] = [260, 5200, 1700];

/** A way by road, and the diner at its end. */
type Way = Pick<Extract<Beat, { kind: "outing" }>, "path" | "to" | "diner">;

/** The way of a family to the open diner that is nearest by road; null where none can be reached. */
const wayTo = (view: CityView, house: CityHouse): Way | null => {
  const routes = view.restaurants
    .filter(({ open }) => open)
    .flatMap((restaurant): readonly Way[] => {
      const to = entranceSquare(restaurant.at, restaurant.entrance);
      const path = driveBetween(view.town, houseSquares(house), [to]);
      return path ? [{ path, to, diner: dinerOf(restaurant) }] : [];
    });
  return routes.toSorted((one, other) => one.path.length - other.path.length)[0] ?? null;
};

/** A calm evening: one hungry family after the other drives out for dinner and home again. No rule is asked, nothing is sold. */
export const evening = (view: CityView): readonly Beat[] =>
  view.houses
    .filter(({ demand }) => demand.length > 0)
    .flatMap((house) => {
      const way = wayTo(view, house);
      return way ? [{ house: house.house, ...way }] : [];
    })
    .map((way, at) => ({
      kind: "outing",
      ...way,
      stay: DINNER,
      start: at * APART,
      length: way.path.length * SQUARE * 2 + DINNER,
    }));

/** The morning's milk: one van goes from house to house, in the order of their numbers, as far as roads join them. */
const milkRound = ({ town, houses }: CityView): readonly Beat[] => {
  const doors = houses.toSorted((one, other) => one.house - other.house).map((house) => houseSquares(house));
  const path = doors.flatMap((door, at) => (at === 0 ? [] : (driveBetween(town, doors[at - 1] ?? [], door) ?? [])));
  return path.length === 0 ? [] : [{ kind: "round", path, start: 0, length: path.length * MILK }];
};

/** What goes on in the streets while nobody plays: milk in the morning, later families on their way to dinner. */
export const calmLife = (view: CityView): readonly Beat[] =>
  view.hour === "morning" ? milkRound(view) : evening(view);
