import type { Command, CommandTag, State, WorkingStep } from "@blueplate/engine";
import { actsClosedBy, dayLeftOf, dayStagesOf, type UnusedAct, unusedActsOf } from "@blueplate/forecast";
import type { Tagged } from "@blueplate/kernel";
import { entryOf, titled } from "@blueplate/words";
import { type QuestionStage, shell } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import { foreseen, type PanelContext, rulesOf, seatIn } from "../panel-context.ts";
import { magnateWords } from "../language.ts";
import { firstMissed, unusedText, wasted } from "./unused-text.ts";

const words = () => magnateWords().ask;

type Day = Pick<PanelContext, "table" | "ruleset">;

const END: CommandTag = "work.endTurn";

/** What is left of a command, on its button. */
export const leftText = ({ table, ruleset }: Day, tag: string): string | null => {
  const left: Readonly<Record<string, number>> = dayLeftOf(ruleset, stateOf(table), seatIn({ table }));
  const count = left[tag];
  return count === undefined ? null : words().left(count);
};

/** What is not used, in the words of the page. */
const unusedSaid = (acts: readonly UnusedAct[]): string | null =>
  unusedText({ ask: words(), comma: shell().comma }, acts);

/** What ending the turn leaves undone, whichever step of the day it was of, and the hires that are kept as a discount. */
export const endText = ({ table, ruleset }: Day): string | null =>
  unusedSaid(unusedActsOf(ruleset, rulesOf(table), stateOf(table), seatIn({ table })));

/** The first act of the day that is still open and would be missed: ending the turn asks twice before it is given up. */
export const leadingAct = ({ table, ruleset }: Day): CommandTag | null =>
  firstMissed(unusedActsOf(ruleset, rulesOf(table), stateOf(table), seatIn({ table })));

/** What each of these commands closes, given one after the other. */
const unusedActsClosedBy = ({ table, ruleset }: Day, commands: readonly Tagged[]): readonly UnusedAct[] => {
  let state: State | null = stateOf(table);
  return commands.flatMap((each) => {
    if (state === null) return [];
    // cast: the commands of the table are filled from the slots of this game's forms.
    const command = each as Command;
    const closed = actsClosedBy(ruleset, rulesOf(table), state, seatIn({ table }), command);
    state = foreseen({ table }, command, state)?.state ?? null;
    return closed;
  });
};

const closedStep = (step: WorkingStep): string => entryOf(words().closedSteps, step, titled(step));

/** The steps that these commands close while something could still be done in them, with what that is; null where nothing is. */
export const closesText = (day: Day, commands: readonly Tagged[]): string | null => {
  const acts = unusedActsClosedBy(day, commands);
  const unused = unusedSaid(acts);
  if (unused === null) return null;
  const steps = day.ruleset.steps.filter((step) => acts.some((act) => act.step === step));
  return words().closes(steps.map((step) => closedStep(step)).join(shell().comma), unused);
};

/**
 * Why these commands ask for a second press: they close what can still be done. At the end of the turn hires may be kept: what
 * they save needs no second word.
 */
export const againText = (day: Day, commands: readonly Tagged[]): string | null => {
  const acts = unusedActsClosedBy(day, commands);
  if (commands.at(-1)?._tag === END) return acts.some((act) => wasted(act) > 0) ? words().pressAgain : null;
  return acts.length > 0 ? words().pressAgainToClose : null;
};

/** The steps of the working day in their order: what can be done in each, and what was given up in one that is closed. */
export const stagesIn = ({ table, ruleset }: Day): readonly QuestionStage[] =>
  dayStagesOf(ruleset, rulesOf(table), stateOf(table), seatIn({ table }))
    .map(({ commands, forfeited, resting }, at) => ({
      place: at + 1,
      tags: commands,
      forfeited: unusedSaid(forfeited),
      note: resting > 0 ? words().cooksRest(resting) : null,
    }))
    .filter(({ tags, forfeited }) => tags.length > 0 || forfeited !== null);
