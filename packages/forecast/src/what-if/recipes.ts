import {
  abilityOf,
  type Command,
  countOf,
  type EmployeeId,
  type EmployeeRows,
  kindsOf,
  kindsThat,
  type Ruleset,
  type State,
} from "@blueplate/engine";
import { handOf } from "./fitted-structure.ts";
import { type WhatifGoal, helps } from "./goal.ts";
import { openingMove } from "./opening.ts";
import { type ReplayDays, isLegal, type SeatPolicy } from "./replay.ts";

/** The cards from one that is hired to one that it is trained to, in order. */
export type CareerPath = readonly EmployeeId[];

/** Cards that a chain would have in the end: a path each. */
export type StaffRecipe = readonly CareerPath[];

/** Trainings on the way to a card at most. */
const TRAININGS_AT_MOST = 3;

/** Cards of one kind that are hired besides at most. */
const COPIES_AT_MOST = 4;

const pathTo = (employees: EmployeeRows, card: EmployeeId): CareerPath => {
  const before = kindsOf(employees).find((kind) => employees[kind]?.becomes.includes(card));
  return before && employees[card]?.entry !== true ? [...pathTo(employees, before), card] : [card];
};

const times = (path: CareerPath, count: number): StaffRecipe => Array.from({ length: count }, () => path);

/** What a chain might have prepared in so many rounds to bring the change about, the least first. */
export const recipesFor = (
  ruleset: Ruleset,
  { counterfactual }: WhatifGoal,
  rounds: number,
): readonly StaffRecipe[] => {
  const { content } = ruleset;
  const paths = kindsOf(content.employees)
    .filter(helps(ruleset, counterfactual.change))
    .map((card) => pathTo(content.employees, card))
    .filter(({ length }) => length <= TRAININGS_AT_MOST + 1);
  const trainers = kindsOf(content.employees)
    .filter((card) => content.employees[card]?.entry && abilityOf(content, card, "train"))
    .map((card): CareerPath => [card]);
  const hired = paths.filter(({ length }) => length === 1);
  const trained = paths.filter(({ length }) => length > 1).toSorted((a, b) => a.length - b.length);
  const most = Math.min(COPIES_AT_MOST, 3 * rounds);
  const plain = hired.flatMap((path) => Array.from({ length: most }, (_, less) => times(path, less + 1)));
  const taught = trained.flatMap((path): readonly StaffRecipe[] => [
    [path],
    ...trainers.flatMap((trainer): readonly StaffRecipe[] => [
      [trainer, path],
      [trainer, trainer, path],
      ...hired.map((more): StaffRecipe => [trainer, path, more]),
    ]),
  ]);
  return [...plain, ...taught].toSorted((a, b) => a.flat().length - b.flat().length);
};

/** How far the paths have been gone. */
const createPaths = (days: ReplayDays, { counterfactual: { seat } }: WhatifGoal, recipe: StaffRecipe) => {
  const done = recipe.map(() => 0);
  const can = (state: State, command: Command): boolean => isLegal(days, state, { seat, command });
  const hired = (state: State): Command | null => {
    for (const [index, [card]] of recipe.entries()) {
      if (done[index] !== 0 || card === undefined || countOf(state.supply.employees, card) === 0) continue;
      const command: Command = { _tag: "work.hire", employee: card };
      if (!can(state, command)) continue;
      done[index] = 1;
      return command;
    }
    return null;
  };
  const trained = (state: State): Command | null => {
    for (const [index, path] of recipe.entries()) {
      // Who has not been hired may be there already.
      const from = done[index] === 0 ? [...path.keys()].toReversed() : [(done[index] ?? 0) - 1];
      for (const at of from) {
        const [employee, to] = [path[at], path[at + 1]];
        if (employee === undefined || to === undefined) continue;
        const command: Command = { _tag: "work.train", employee, to };
        if (!can(state, command)) continue;
        done[index] = at + 2;
        return command;
      }
    }
    return null;
  };
  return {
    hired,
    trained,
    needsTraining: (): boolean => recipe.some((path, index) => path.length > 1 && (done[index] ?? 0) < path.length),
    isDone: (): boolean => recipe.every((path, index) => done[index] === path.length),
  };
};

/** A chain that hires and trains what a recipe says as soon as it can, and else does what it did. */
export const createPreparing = (
  days: ReplayDays,
  goal: WhatifGoal,
  recipe: StaffRecipe,
): SeatPolicy & { readonly isDone: () => boolean } => {
  const { seat, change } = goal.counterfactual;
  const { content } = days.ruleset;
  const paths = createPaths(days, goal, recipe);
  const isNeeded = (card: EmployeeId): boolean =>
    (paths.needsTraining() && abilityOf(content, card, "train") !== undefined) ||
    (change.adjustment?._tag === "nearer" && abilityOf(content, card, "open") !== undefined);
  return {
    seat,
    isDone: paths.isDone,
    structure: (state, own) => {
      const needed = kindsThat(handOf(state, seat), isNeeded).filter((card) => !own.includes(card));
      return needed.length > 0 ? [...own.filter(isNeeded), ...needed, ...own.filter((card) => !isNeeded(card))] : own;
    },
    decide: (state, next) => {
      if (state.stage._tag !== "working") return null;
      const hire = paths.hired(state);
      if (hire || next?._tag === "work.hire") return hire;
      const train = paths.trained(state);
      if (train || next?._tag === "work.train") return train;
      return openingMove(days, goal, state);
    },
    see: () => undefined,
  };
};
