import type { Seat } from "@blueplate/kernel";
import { holdsMilestone, type Trigger, withAbility } from "../content/index.ts";
import type { Ruleset } from "../formulas/index.ts";
import { type Chain, countOf, kindsOf, type MilestoneId, type State, totalOf } from "../model/index.ts";
import { yetToAct } from "./bank.ts";
import { powersOf } from "./company.ts";

/** An open milestone: who has it since this round, and who could still gain it in it; null where that cannot be said. */
export interface Race {
  readonly milestone: MilestoneId;
  readonly holders: readonly Seat[];
  readonly able: readonly Seat[] | null;
}

const hasTile = ({ content }: Ruleset, state: State, kind: string): boolean =>
  state.supply.campaigns.some((campaign) => content.campaigns[campaign]?.kind === kind);

/** True when the cards at work of a chain that is yet to act allow it; null where only the evening decides. */
const mayMeet = (ruleset: Ruleset, state: State, chain: Chain, trigger: Trigger): boolean | null => {
  const powers = powersOf(ruleset, chain.atWork);
  const markets = withAbility(ruleset.content, chain.atWork, "market");
  switch (trigger._tag) {
    case "recruited":
      return powers.hires >= trigger.persons;
    case "trained":
      return powers.trainings > 0;
    case "placed":
      return (
        markets.some(({ ability }) => ability.kinds.includes(trigger.kind)) && hasTile(ruleset, state, trigger.kind)
      );
    case "marketed":
      return markets.some(({ ability }) => ability.kinds.some((kind) => hasTile(ruleset, state, kind)));
    case "produced":
      return countOf(powers.food, trigger.good) > 0;
    case "salariesPaid":
      return ruleset.formulas.billOf(ruleset, state, chain.seat, chain).gross >= trigger.atLeast;
    case "threwAway":
      return totalOf(chain.stock) + totalOf(powers.food) + powers.buyers > 0;
    // Structures are revealed once a round, before the day; money comes in at dinner.
    case "revealed":
      return false;
    case "cash":
      return null;
  }
};

/**
 * The milestones that are open, in the order of the rules, with who holds them since this round (open to all until clean-up,
 * R19.5) and who could gain them today with the cards at work (R20.3). Before the reveal and in the evening nobody can be named.
 */
export const racesOf = (ruleset: Ruleset, state: State): readonly Race[] => {
  const isDay = state.stage._tag === "working" || state.stage._tag === "order-of-business";
  const acting = isDay ? yetToAct(state) : [];
  return kindsOf(ruleset.content.milestones)
    .filter((milestone) => !state.milestonesGone.includes(milestone))
    .map((milestone): Race => {
      const trigger = ruleset.content.milestones[milestone]?.trigger;
      const holders = state.chains.filter((chain) => holdsMilestone(chain, milestone)).map(({ seat }) => seat);
      const able: Seat[] = [];
      for (const seat of acting) {
        const chain = state.chains[seat];
        if (!trigger || !chain || holders.includes(seat)) continue;
        const may = mayMeet(ruleset, state, chain, trigger);
        if (may === null) return { milestone, holders, able: null };
        if (may) able.push(seat);
      }
      return { milestone, holders, able: isDay ? able : null };
    });
};
