import type { CommandTag, Ruleset, State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { endsTonight } from "../bank/bank.ts";
import { openMilestones } from "./open-milestone.ts";

/** What is done for another day, and what milestone may come with it. */
const FOR_LATER = { "work.hire": "recruited", "work.train": "trained", "work.launchCampaign": "placed" } as const;

const isForLater = (command: CommandTag): command is keyof typeof FOR_LATER => Object.hasOwn(FOR_LATER, command);

/** What milestones bring after dinner, on payday, or on another day. */
const LATER_PERKS: readonly string[] = [
  "gain",
  "salaryDiscount",
  "noSalary",
  "stackTraining",
  "endlessCampaigns",
  "orderSlots",
  "tokens",
];

/**
 * True where an act of today comes too late to be worth anything: who is hired or trained works on another day, and saves on payday, a
 * campaign is heard after dinner, and the game surely ends with tonight's dinner before any of it. Not while a milestone might come with it that counts tonight.
 */
export const comesTooLate = (ruleset: Ruleset, state: State, seat: Seat, command: CommandTag): boolean => {
  const chain = state.chains[seat];
  if (!chain || !isForLater(command) || !endsTonight(ruleset, state)) return false;
  const open = openMilestones(ruleset, state, chain, FOR_LATER[command]);
  const perks = open.flatMap(({ milestone }) => ruleset.content.milestones[milestone]?.perks ?? []);
  return perks.every(({ _tag }) => LATER_PERKS.includes(_tag));
};
