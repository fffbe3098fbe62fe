import type { Refusal, Seat } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import {
  type MapOccupancy,
  groundOf,
  isClear,
  nearestIn,
  NEVER,
  type SquareRectangle,
  roadContact,
  squareAt,
} from "../geometry/index.ts";
import { type EmployeeId, type House, type Side, SIDES, type Square, type State } from "../model/index.ts";
import { fieldOf, type FormRow } from "./form.ts";
import { no } from "./refuse.ts";
import { actorsOf, canAct, unavailableReason } from "./turn.ts";

const developer = (ruleset: Ruleset, state: State, seat: Seat): EmployeeId =>
  actorsOf(ruleset, state, seat, "build")[0] ?? "new-business-developer";

/** House and garden together: 2x3 or 3x2 squares (R3.5.1). */
const lot = ([x, y]: Square, garden: Side): SquareRectangle => {
  if (garden === "N" || garden === "S") return { at: [x, garden === "N" ? y - 1 : y], width: 2, height: 3 };
  return { at: [garden === "W" ? x - 1 : x, y], width: 3, height: 2 };
};

const gardenLot = ([x, y]: Square, side: Side): SquareRectangle => {
  if (side === "N" || side === "S") return { at: [x, side === "N" ? y - 1 : y + 2], width: 2, height: 1 };
  return { at: [side === "W" ? x - 1 : x + 2, y], width: 1, height: 2 };
};

/** Why no new house can lie here, or null (R12.2; option house-road-contact). */
const refuseHouseAt = (ruleset: Ruleset, ground: MapOccupancy, at: Square, garden: Side): Refusal | null => {
  const whole = lot(at, garden);
  if (!isClear(ground, whole)) return no({ _tag: "NotEmpty", rule: "R3.2.2", at });
  const contact = ruleset.options["house-road-contact"] === "any-of-six" ? whole : { at, width: 2, height: 2 };
  const touches = nearestIn(ground.board, roadContact(ground.board), contact) !== NEVER;
  return touches ? null : no({ _tag: "NoRoad", rule: "R12.2" });
};

const gardensAt = (ruleset: Ruleset, ground: MapOccupancy, at: Square): readonly Side[] =>
  SIDES.filter((side) => refuseHouseAt(ruleset, ground, at, side) === null);

const placesByGround = new WeakMap<MapOccupancy, readonly Square[]>();

const housePlaces = (ruleset: Ruleset, ground: MapOccupancy): readonly Square[] => {
  const known = placesByGround.get(ground);
  if (known) return known;
  const places: Square[] = [];
  for (let index = 0; index < ground.empty.length; index++) {
    if (ground.empty[index] === 0) continue;
    const at = squareAt(ground.board, index);
    if (!isClear(ground, { at, width: 2, height: 2 })) continue;
    if (SIDES.some((side) => refuseHouseAt(ruleset, ground, at, side) === null)) places.push(at);
  }
  placesByGround.set(ground, places);
  return places;
};

/** A new business developer adds a house with its garden (R12.1 to R12.3, D-15). */
export const placeHouse: FormRow<"work.placeHouse"> = (ruleset) => ({
  tag: "work.placeHouse",
  secret: false,
  isAvailable: (state, seat) =>
    state.supply.houses.length > 0 && canAct(ruleset, state, seat, "houses-and-gardens", "build"),
  unavailableReason: (state, seat) =>
    unavailableReason(ruleset, state, seat, "houses-and-gardens", state.supply.houses.length > 0 ? "R12.1" : "R1.6"),
  slots: [
    { name: "house", kind: "house-number", shape: "choice", candidates: (state) => state.supply.houses },
    {
      name: "at",
      kind: "house-place",
      shape: "choice",
      candidates: (state) => housePlaces(ruleset, groundOf(ruleset, state)),
    },
    {
      name: "garden",
      kind: "side",
      shape: "choice",
      candidates: (state, _seat, picked) => gardensAt(ruleset, groundOf(ruleset, state), fieldOf<Square>(picked, "at")),
    },
  ],
  refuse: (state, _seat, { house, at, garden }) =>
    state.supply.houses.includes(house)
      ? refuseHouseAt(ruleset, groundOf(ruleset, state), at, garden)
      : no({ _tag: "NoSuchHouse", rule: "R12.5", house }),
  decide: (state, seat, { house, at, garden }) => [
    { _tag: "HousePlaced", seat, developer: developer(ruleset, state, seat), house, at, garden },
  ],
});

const refuseGarden = (ruleset: Ruleset, state: State, number: number, side: Side): Refusal | null => {
  const house = state.town.houses.find((each) => each.house === number);
  if (!house) return no({ _tag: "NoSuchHouse", rule: "R12.4", house: number });
  if (house.garden !== null) return no({ _tag: "HasGarden", rule: "R12.4", house: number });
  const fits = isClear(groundOf(ruleset, state), gardenLot(house.at, side));
  return fits ? null : no({ _tag: "NotEmpty", rule: "R12.4", at: house.at });
};

const sidesFor = (ruleset: Ruleset, state: State, house: House): readonly Side[] =>
  SIDES.filter((side) => refuseGarden(ruleset, state, house.house, side) === null);

/** A new business developer adds a garden to a house that has none (R12.1, R12.4, D-15). */
export const addGarden: FormRow<"work.addGarden"> = (ruleset) => ({
  tag: "work.addGarden",
  secret: false,
  isAvailable: (state, seat) => state.supply.gardens > 0 && canAct(ruleset, state, seat, "houses-and-gardens", "build"),
  unavailableReason: (state, seat) =>
    unavailableReason(ruleset, state, seat, "houses-and-gardens", state.supply.gardens > 0 ? "R12.1" : "R1.6"),
  slots: [
    {
      name: "house",
      kind: "house",
      shape: "choice",
      candidates: (state) =>
        state.town.houses.filter((house) => sidesFor(ruleset, state, house).length > 0).map((house) => house.house),
    },
    {
      name: "garden",
      kind: "side",
      shape: "choice",
      candidates: (state, _seat, picked) => {
        const house = state.town.houses.find((each) => each.house === fieldOf<number>(picked, "house"));
        return house ? sidesFor(ruleset, state, house) : [];
      },
    },
  ],
  refuse: (state, _seat, { house, garden }) => refuseGarden(ruleset, state, house, garden),
  decide: (state, seat, { house, garden }) => [
    { _tag: "GardenAdded", seat, developer: developer(ruleset, state, seat), house, garden },
  ],
});
