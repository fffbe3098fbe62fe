import type { Command, CommandTag, Restaurant, State } from "@blueplate/engine";
import type { WhatifGoal } from "./goal.ts";
import { distanceFrom } from "./measures.ts";
import { type ReplayDays, offersOf } from "./replay.ts";

/** Places for a restaurant that are looked at for one decision. */
const PLACES = 600;

const WORK: readonly CommandTag[] = ["work.openRestaurant", "work.moveRestaurant"];

/** The restaurants of the chain once the command is done, all of them open. */
const restaurantsAfter = (restaurants: readonly Restaurant[], command: Command): readonly Restaurant[] => {
  const stays = command._tag === "work.moveRestaurant" ? command.from : null;
  const open = restaurants.flatMap((each) =>
    stays && each.at[0] === stays[0] && each.at[1] === stays[1] ? [] : [{ ...each, open: true }],
  );
  return "entrance" in command ? [...open, { at: command.at, entrance: command.entrance, open: true }] : open;
};

/** Restaurants that would bring the chain of the goal as near to its house as it wants, the nearest first. */
export const nearEnough = (
  days: ReplayDays,
  { counterfactual, house, before }: WhatifGoal,
  state: State,
  tags: readonly CommandTag[],
): readonly Command[] => {
  const chain = state.chains[counterfactual.seat];
  const { adjustment } = counterfactual.change;
  if (!chain || adjustment?._tag !== "nearer") return [];
  const wanted = before.distance - adjustment.by;
  const distanceOf = (restaurants: readonly Restaurant[]): number =>
    distanceFrom(days.ruleset, state, chain, house, restaurants);
  if (distanceOf(chain.restaurants.map((each) => ({ ...each, open: true }))) <= wanted) return [];
  return [...offersOf(days, tags, state, counterfactual.seat, PLACES)]
    .map((command) => ({ command, distance: distanceOf(restaurantsAfter(chain.restaurants, command)) }))
    .filter(({ distance }) => distance <= wanted)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ command }) => command);
};

/** A restaurant that is opened or moved to be as near as is wanted, where somebody is at work who can. */
export const openingMove = (days: ReplayDays, goal: WhatifGoal, state: State): Command | null =>
  nearEnough(days, goal, state, WORK)[0] ?? null;

/** First restaurants that would stand near enough. */
export const firstPlaces = (days: ReplayDays, goal: WhatifGoal, state: State): readonly Command[] =>
  nearEnough(days, goal, state, ["setup.placeRestaurant"]);
