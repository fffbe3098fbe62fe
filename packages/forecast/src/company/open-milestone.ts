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

/** The milestones of this kind of trigger that the chain neither holds nor has missed, in the order of their rows (R19.5, R20.3). */
export const openMilestones = <Tag extends Trigger["_tag"]>(
  { content }: Pick<Ruleset, "content">,
  state: State,
  chain: Chain,
  tag: Tag,
): readonly OpenMilestone<Extract<Trigger, { readonly _tag: Tag }>>[] => {
  const isOf = (trigger: Trigger): trigger is Extract<Trigger, { readonly _tag: Tag }> => trigger._tag === tag;
  return kindsOf(content.milestones).flatMap((milestone) => {
    const trigger = content.milestones[milestone]?.trigger;
    const isOpen = !state.milestonesGone.includes(milestone) && !holdsMilestone(chain, milestone);
    return trigger && isOpen && isOf(trigger) ? [{ milestone, trigger }] : [];
  });
};

/** The first of them; null without one. */
export const openMilestone = <Tag extends Trigger["_tag"]>(
  ruleset: Pick<Ruleset, "content">,
  state: State,
  chain: Chain,
  tag: Tag,
): OpenMilestone<Extract<Trigger, { readonly _tag: Tag }>> | null =>
  openMilestones(ruleset, state, chain, tag)[0] ?? null;
