import type { EventOf, House } from "@blueplate/engine";
import { lotOf } from "@blueplate/forecast";
import { gardenDollars, houseDollars } from "../planner/building.ts";
import type { Outlook } from "../planner/outlook.ts";
import { tomorrowOf } from "../planner/tomorrow.ts";
import type { MoveReason } from "./move-reason.ts";

/** What a garden makes of its house. */
export const gardenReason = (here: Outlook, { house }: EventOf<"GardenAdded">): MoveReason | null => {
  const dollars = gardenDollars(tomorrowOf(here), house);
  return dollars >= 1 ? { _tag: "GardenPays", house, dollars } : null;
};

/** What speaks for a house at a place: what its guests may pay, the campaigns that reach it, and whether anybody is nearer. */
export const houseReason = (here: Outlook, { house, at, garden }: EventOf<"HousePlaced">): MoveReason | null => {
  const built: House = { house, at, garden, printed: false, demand: [] };
  const dollars = houseDollars(tomorrowOf(here), built);
  if (dollars < 1) return null;
  const { near, campaigns } = lotOf(here.ruleset, here.state, { house, at, garden });
  const own = near.find(({ seat }) => seat === here.seat);
  const isNearest =
    own !== undefined && near.every(({ seat, distance }) => seat === here.seat || own.distance < distance);
  return { _tag: "HousePays", house, dollars, campaigns: campaigns.map(({ campaign }) => campaign), isNearest };
};
