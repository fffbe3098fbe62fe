import { type Cards, type CommandOf, rulesetOf, type State, totalOf } from "@blueplate/engine";
import { bankClock } from "@blueplate/forecast";
import { redact, type Tagged } from "@blueplate/kernel";
import type { Bot } from "../../bot.ts";
import { knowledgeAt } from "../../knowledge/seat-knowledge.ts";
import type { Worths } from "../module-worth.ts";
import { appraisalAt } from "../planner/appraisal.ts";
import { mediumWith, planContextOf } from "../planner/planner.ts";
import { steadyWith } from "../steady.ts";
import { dayOf, dish, type IdeaRequest, purchase, sited, worthwhile } from "./day.ts";
import { idleMarketers, keepingHome } from "./idle-marketers.ts";
import { isOffered, lacking } from "./narrowing.ts";

/** What is done when nothing is left to do. */
const END = "work.endTurn";
/** What the working day asks after the drinks. */
const LATER = ["work.placeHouse", "work.addGarden", "work.openRestaurant", "work.moveRestaurant", END];

type Structure = CommandOf<"restructure.submit">;
// cast: as the tag says.
const isStructure = (command: Tagged): command is Structure => command._tag === "restructure.submit";

const BUDGET = { seed: "idea", work: 1 };

/** Forms that a bot is asked to do without when what it wants is not offered. */
const TRIES = 4;

/** What a bot decides of what the rules offer: what they do not is left out, and it is asked again. */
const offeredBy = (asked: IdeaRequest, bot: Bot, offered: IdeaRequest["rules"]): Tagged | null => {
  const known = knowledgeAt(asked.rules, asked.state, asked.seat);
  let rules = offered;
  for (let tries = 0; tries < TRIES; tries++) {
    const { command } = bot.decide(known, rules, BUDGET);
    if (isOffered(rules, known.view, asked.seat, command)) return command;
    rules = lacking(rules, [command._tag]);
  }
  return null;
};

/** Who of a structure would stand in it for nothing, as far as the seat can tell in the morning. */
const idleAt = ({ rules, state, seat, facts }: IdeaRequest, worths: Worths): ((structure: Structure) => Cards) => {
  const known = knowledgeAt(rules, state, seat);
  // cast: the coach sits at tables of Food Chain Magnate only.
  const { breaks } = bankClock(rulesetOf(rules), known.view as State, facts, seat);
  const dinners = breaks.find(({ endsGame }) => endsGame)?.latest ?? Number.POSITIVE_INFINITY;
  const appraisal = appraisalAt(planContextOf(known, rules, BUDGET, worths));
  return ({ employees }) => idleMarketers(appraisal, employees, dinners);
};

/** A structure without whoever would stand in it for nothing: others may have the place, and an open slot chooses earlier. */
const spared = (asked: IdeaRequest, command: Structure, planner: Bot, worths: Worths): Structure => {
  const idleIn = idleAt(asked, worths);
  // cast: the coach sits at tables of Food Chain Magnate only.
  let state = redact(asked.state, asked.seat) as State;
  let structure = command;
  for (let idle = idleIn(structure); totalOf(idle) > 0; idle = idleIn(structure)) {
    // There are fewer in hand each time.
    state = keepingHome(state, asked.seat, idle);
    const next = offeredBy({ ...asked, state }, planner, asked.rules);
    if (!next || !isStructure(next)) return structure;
    structure = next;
  }
  return structure;
};

/** Who tells newcomers what a good player would do. */
export interface Coach {
  /**
   * What a good player would do: the planner's decision from what the seat may see, as long as it gains something before the game ends;
   * else the steady bot's. Food is cooked only where it can be sold tonight, kept for tomorrow, or brings a milestone. How often whoever
   * follows it wins stands in `docs/decisions/bots.md`.
   */
  readonly decide: (asked: IdeaRequest) => Tagged | null;
  /** What a good player would do in one form alone, whatever else is to be done first; null where nothing speaks for it. */
  readonly adviseOn: (asked: IdeaRequest, tag: string) => Tagged | null;
}

/** The coach of Food Chain Magnate, who knows cards of modules by what `worths` say. */
export const coachWith = (worths: Worths): Coach => {
  const [planner, steady] = [mediumWith(worths), steadyWith(worths)];
  const decide: Coach["decide"] = (asked) => {
    const day = dayOf(asked);
    const rules = day ? worthwhile(asked, day) : asked.rules;
    const command = offeredBy(asked, planner, rules) ?? offeredBy(asked, steady, rules);
    if (command && isStructure(command)) return spared(asked, command, planner, worths);
    if (!day || !command || !LATER.includes(command._tag)) return command;
    return (
      dish(asked, day) ??
      purchase(asked, day) ??
      (command._tag === "work.openRestaurant" ? sited(asked, day, command) : command)
    );
  };
  const adviseOn: Coach["adviseOn"] = (asked, tag) => {
    const others = Object.keys(asked.rules.forms).filter((each) => each !== tag && each !== END);
    const command = decide({ ...asked, rules: lacking(asked.rules, others) });
    return command?._tag === tag ? command : null;
  };
  return { decide, adviseOn };
};
