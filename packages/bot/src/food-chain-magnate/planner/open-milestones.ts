import { kindsOf, type MilestoneRow } from "@blueplate/engine";
import { memoizeRecent } from "../memoize.ts";
import type { Outlook } from "./outlook.ts";

/** Milestones that nobody has closed yet and that the chain does not hold. */
export const openMilestones = memoizeRecent(({ ruleset, state, me }: Outlook): readonly MilestoneRow[] => {
  const rows = ruleset.content.milestones;
  return kindsOf(rows).flatMap((id) => {
    const row = rows[id];
    const isTaken = state.milestonesGone.includes(id) || me.milestones.some(({ milestone }) => milestone === id);
    return row && !isTaken ? [row] : [];
  });
});

/** True where whoever throws something away tonight keeps what is left over from then on. */
export const isFreezerOpen = (here: Outlook): boolean =>
  openMilestones(here).some(
    ({ trigger, perks }) => trigger._tag === "threwAway" && perks.some(({ _tag }) => _tag === "freezer"),
  );
