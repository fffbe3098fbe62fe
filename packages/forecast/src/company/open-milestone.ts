import {
  type Chain,
  holdsMilestone,
  kindsOf,
  type MilestoneId,
  type Ruleset,
  type State,
  type Trigger,
} from "@blueplate/engine";

/** A milestone that a chain can still gain, with what gains it. */
export interface OpenMilestone<T extends Trigger> {
  readonly milestone: MilestoneId;
  readonly trigger: T;
}

/** The milestone of this kind of trigger that the chain neither holds nor has missed; null without one (R19.5, R20.3). */
export const openMilestone = <Tag extends Trigger["_tag"]>(
  { content }: Pick<Ruleset, "content">,
  state: State,
  chain: Chain,
  tag: Tag,
): OpenMilestone<Extract<Trigger, { readonly _tag: Tag }>> | null => {
  const isOf = (trigger: Trigger): trigger is Extract<Trigger, { readonly _tag: Tag }> => trigger._tag === tag;
  for (const milestone of kindsOf(content.milestones)) {
    const trigger = content.milestones[milestone]?.trigger;
    const isOpen = !state.milestonesGone.includes(milestone) && !holdsMilestone(chain, milestone);
    if (trigger && isOpen && isOf(trigger)) return { milestone, trigger };
  }
  return null;
};
