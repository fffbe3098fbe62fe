import { listOffers } from "@blueplate/kernel";
import { type Command, type CommandTag, type WorkingStep, STEPS } from "@blueplate/engine";
import { evening, type GameMoment, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";

/** The place of a step in the turn as printed. */
export const placeOf = (step: WorkingStep): number => STEPS.findIndex((printed) => printed === step);

/** The base game. */
export const ruleset = rulesetWith();
/** Whose day it is. */
export const ME = seat(0);

/** The commands of each step as R7.1 prints them, written here once more; those on one line spend the same cards. */
export const STEP_OF: readonly (readonly [WorkingStep, readonly CommandTag[]])[] = [
  ["recruit", ["work.hire"]],
  ["train", ["work.train"]],
  ["campaigns", ["work.launchCampaign"]],
  ["food-and-drink", ["work.produce"]],
  ["food-and-drink", ["work.fetchDrink"]],
  ["food-and-drink", ["work.buyDrinks"]],
  ["houses-and-gardens", ["work.placeHouse", "work.addGarden"]],
  ["restaurants", ["work.openRestaurant", "work.moveRestaurant"]],
];
/** A card for every step, besides the CEO, who hires. */
export const STAFF = [
  "trainer",
  "marketing-trainee",
  "burger-cook",
  "errand-boy",
  "cart-operator",
  "new-business-developer",
  "local-manager",
] as const;
/** The working day of a company with these at work, below a manager who has room for all of them. */
export const day = (
  atWork: readonly string[] = STAFF,
  beach: readonly string[] = ["management-trainee"],
  more: object = {},
): GameMoment =>
  evening("working", [{ atWork: ["executive-vice-president", ...atWork], beach, cash: 100 }, {}], {
    turnOrder: ["p0", "p1"],
    ceoSlots: 4,
    ...more,
  });

/** A whole command of one of these kinds that the rules take, if there is any. */
export const anyOf = ({ rules, state }: GameMoment, tags: readonly CommandTag[]): Command | undefined => {
  const forms = Object.fromEntries(Object.entries(rules.forms).filter(([tag]) => tags.some((each) => each === tag)));
  const [command] = listOffers({ ...rules, forms }, state, ME, 1);
  return command;
};
/** What acts are done with. */
export const tagsOf = (acts: readonly { readonly command: CommandTag }[]): readonly CommandTag[] =>
  acts.map((each) => each.command);
