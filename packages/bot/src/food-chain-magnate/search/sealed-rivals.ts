import { type Command, countList } from "@blueplate/engine";
import { playoutDecider } from "../../decider.ts";
import { appraisalAt } from "../planner/appraisal.ts";
import { crewDollars } from "../planner/crew.ts";
import { othersOf, sellerWith } from "../planner/outlook.ts";
import { crewTonight, dollarsTonight } from "../planner/staff.ts";
import type { Seller } from "../planner/tonight.ts";
import type { SearchSetup } from "./search.ts";

/** What rivals are foretold from: the search without what comes of it. */
type Foretelling = Omit<SearchSetup, "dollarsBeside">;

/** The rivals as they come to dinner with the structures that their likeliest models hand in. */
const rivalsForetold = ({ here, position, seed, rivals }: Foretelling): readonly Seller[] =>
  othersOf({ ...here, state: position.state }).flatMap((chain) => {
    const model = rivals[chain.seat]?.[0]?.bot;
    // cast: the models are of this game.
    const command = model && (playoutDecider(model, () => seed)(position, chain.seat) as Command | null);
    if (command?._tag !== "restructure.submit") return [];
    const cards = countList(command.employees);
    return [sellerWith(here.ruleset, position.state, chain, cards, cards)];
  });

/** The share that is given to rivals who come otherwise than their models foretell. */
const DOUBT = 0.5;

/**
 * Rivals' structures are sealed, and lines know one answer of theirs to all of one's own. What a structure brings tonight beside that, should
 * they come with everybody or with nobody, in dollars.
 */
export const dollarsUnforeseen = (setup: Foretelling): ((command: Command) => number) => {
  if (setup.here.state.stage._tag !== "restructuring") return () => 0;
  const appraisal = appraisalAt(setup.here);
  const sellers = rivalsForetold(setup);
  return (command) => {
    if (command._tag !== "restructure.submit") return 0;
    const cards = countList(command.employees);
    const foretold = crewDollars(appraisal.here.tonight, sellers, crewTonight(appraisal, cards));
    return DOUBT * (dollarsTonight(appraisal, cards) - foretold);
  };
};
