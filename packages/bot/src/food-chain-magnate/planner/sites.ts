import { type Command, type Corner, CORNERS, cornerSquare, type Square } from "@blueplate/engine";
import { check, type Json } from "@blueplate/kernel";
import { distancesFrom, distancesOf, nearest, UNREACHED, unreached } from "../distances.ts";
import type { PlanContext } from "./outlook.ts";

/** A place for a restaurant with one of its entrances, and how far that is from every house. */
interface Door {
  readonly at: Square;
  readonly entrance: Corner;
  readonly distances: readonly number[];
}

/** The doors that the form offers, one for each list of distances. */
const doorsOffered = (here: PlanContext, tag: string, picked: Readonly<Record<string, Json>>): readonly Door[] => {
  const { state, seat, ruleset } = here;
  const slots = here.rules.forms[tag]?.slots ?? [];
  const places = slots.find(({ name }) => name === "at");
  const corners = slots.find(({ name }) => name === "entrance");
  if (places?.shape !== "choice" || corners?.shape !== "choice") return [];
  const known = new Map<string, Door>();
  for (const place of places.candidates(state, seat, picked)) {
    // cast: slots of this name offer squares.
    const at = place as unknown as Square;
    const offered = corners.candidates(state, seat, { ...picked, at: place });
    for (const entrance of CORNERS.filter((corner) => offered.includes(corner))) {
      const distances = distancesFrom(ruleset, state.town, { square: cornerSquare(at, entrance), restaurant: at });
      const name = distances.join();
      if (!known.has(name)) known.set(name, { at, entrance, distances });
    }
  }
  return [...known.values()];
};

/** How good it is to be so far from the houses when the nearest rival is that far from them. */
const worthAgainst = (own: readonly number[], rival: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < own.length; at++) {
    const distance = own[at] ?? UNREACHED;
    if (distance >= UNREACHED) continue;
    const ahead = (rival[at] ?? UNREACHED) - distance;
    sum += 2 / (2 + distance) + (ahead > 0 ? 1.6 : ahead === 0 ? 0.8 : ahead === -1 ? 0.3 : 0);
  }
  return sum;
};

const rivalsNow = (here: PlanContext): readonly number[] =>
  here.state.chains
    .filter(({ seat }) => seat !== here.seat)
    .reduce((near, chain) => nearest(near, distancesOf(here.ruleset, here.state, chain)), unreached(here.state.town));

/** Doors looked at closely: those that are best before anybody answers. */
const LOOKED_AT = 24;

/** Places for the first restaurant, the best first: those that are best when whoever comes after takes the best answer. */
export const firstSites = (here: PlanContext): readonly Command[] => {
  const doors = doorsOffered(here, "setup.placeRestaurant", {});
  const rivals = rivalsNow(here);
  const more = here.state.chains.some(({ seat, restaurants }) => seat !== here.seat && restaurants.length === 0);
  const ranked = doors
    .map((door) => ({ door, worth: worthAgainst(door.distances, rivals) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, LOOKED_AT);
  const others = ranked.map(({ door }) => door);
  return ranked
    .map(({ door, worth }) => ({ door, worth: more ? afterAnswer(door, others, rivals) : worth }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ door: { at, entrance } }): Command => ({ _tag: "setup.placeRestaurant", at, entrance }))
    .filter((command) => check(here.rules, here.state, here.seat, command) === null);
};

/** The first restaurant: the best place there is. */
export const firstSite = (here: PlanContext): Command | null => firstSites(here)[0] ?? null;

const tileOf = ([x, y]: Square): number => Math.floor(y / 5) * 100 + Math.floor(x / 5);

/** What a door is worth once the next chain has taken the door that is best for it, on another tile. */
const afterAnswer = (door: Door, others: readonly Door[], rivals: readonly number[]): number => {
  let answer: readonly number[] = rivals;
  let most = Number.NEGATIVE_INFINITY;
  for (const other of others) {
    if (tileOf(cornerSquare(other.at, other.entrance)) === tileOf(cornerSquare(door.at, door.entrance))) continue;
    const theirs = worthAgainst(other.distances, nearest(rivals, door.distances));
    if (theirs > most) {
      most = theirs;
      answer = other.distances;
    }
  }
  return worthAgainst(door.distances, nearest(rivals, answer));
};
