import { bestSpot, type EventOf, type Good, type Spot } from "@blueplate/engine";
import { askedOf, effectiveLine, type Picked } from "@blueplate/kernel";
import type { TableProps } from "@blueplate/tabletop";
import { squareOf } from "../game.ts";
import { type Aim, cornerIn, isByEntrance, type Target } from "./target.ts";

/** The target that is shown before anybody points, by its place in the list: for a restaurant where it wins most houses. */
export const firstShown = ({ definition, state, seat, filling }: Aim, targets: readonly Target[]): number | null => {
  if (!isByEntrance(filling)) return null;
  const spots = targets.flatMap(({ fill }, index): readonly (Spot & { readonly index: number })[] => {
    const at = squareOf(fill["at"]);
    const entrance = cornerIn(fill);
    return at && entrance ? [{ at, entrance, index }] : [];
  });
  return bestSpot(definition, state, seat, spots, squareOf(filling.picked()["from"]))?.index ?? null;
};

/** What the seat has advertised last, or null. */
const lastGood = ({ entries, seat }: TableProps): Good | null => {
  for (const entry of effectiveLine(entries).toReversed()) {
    for (const event of entry.events.toReversed()) {
      // cast: an event of that tag is this game's own.
      const launched = event._tag === "CampaignLaunched" ? (event as EventOf<"CampaignLaunched">) : null;
      if (launched?.seat === seat) return launched.good;
    }
  }
  return null;
};

/** The longest run that a campaign with these slots can have, or null where that is not asked. */
export const longestRun = (
  { filling, state, seat }: Pick<Aim, "filling" | "state" | "seat">,
  picked: Picked,
): number | null => {
  const slot = filling.form()?.slots.find(({ name }) => name === "duration");
  if (slot?.shape !== "choice" || askedOf(slot, state, seat, picked) === "no") return null;
  const runs = slot.candidates(state, seat, picked).filter((each) => typeof each === "number");
  return runs.length > 0 ? Math.max(...runs) : null;
};

/** The usual answers to what is asked after a place on the map: for a campaign the last good, as long as can be. */
export const answersWith = (table: TableProps, aim: Aim, fill: Picked): Picked => {
  const good = aim.filling.form()?.tag === "work.launchCampaign" ? lastGood(table) : null;
  if (good === null || !("at" in fill || "offset" in fill)) return {};
  const duration = longestRun(aim, { ...aim.filling.picked(), ...fill, good });
  return duration === null ? { good } : { good, duration };
};
