import type { SlotRequirement, PickedFields, Refusal, Seat } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import {
  type CommandOf,
  countOf,
  type EmployeeId,
  isNothing,
  kindsOf,
  type State,
  type TrainedCard,
  type Turn,
  withCount,
} from "../model/index.ts";
import { careersOf, refuseCard } from "./career.ts";
import { fieldOf, type FormRow } from "./form.ts";
import { type TeachingGroup, type TeachingSteps, lessonBy, lessonFor, mostSteps } from "./lesson.ts";
import { canTrainAll, mayStack, prospectOf } from "./phantoms.ts";
import { no } from "./refuse.ts";
import { chainOf, unavailableReason, mayDo, turnOf } from "./turn.ts";

type Train = CommandOf<"work.train">;

/** A copy of the card that could be trained: a phantom, one not trained yet this turn, or one to train on. */
interface Copy {
  readonly phantom: boolean;
  /** Index into the turn's `trained`, or null. */
  readonly copy: number | null;
}

/** What a training comes to. */
interface Plan extends Copy {
  readonly lesson: TeachingSteps;
}

const trainedCopies = (trained: readonly TrainedCard[], employee: EmployeeId): readonly number[] =>
  trained.flatMap((each, index) => (each.employee === employee ? [index] : []));

/** Phantoms first; then a copy not yet trained this turn; then those that were (R8.3, R9.5). */
const copiesOf = (ruleset: Ruleset, state: State, seat: Seat, turn: Turn, employee: EmployeeId): readonly Copy[] => {
  if (turn.phantoms.includes(employee)) return [{ phantom: true, copy: null }];
  if (turn.phantoms.length > 0 && ruleset.options["phantom-target"] === "at-recruit") return [];
  const again = trainedCopies(turn.trained, employee);
  const fresh = countOf(chainOf(state, seat).beach, employee) > again.length;
  return [...(fresh ? [{ phantom: false, copy: null }] : []), ...again.map((copy) => ({ phantom: false, copy }))];
};

/** Who may teach this copy: everybody, or, once it was trained, only the one who has taught it (R9.5, R9.6). */
const classOf = (turn: Turn, { copy }: Copy, stacking: boolean): TeachingGroup => {
  const before = copy === null ? undefined : turn.trained[copy];
  const all = turn.teachers.map((_, index) => index);
  return { teachers: turn.teachers, allowed: before && !stacking ? before.by.slice(0, 1) : all, stacking };
};

const keepsPhantoms = (ruleset: Ruleset, state: State, seat: Seat, turn: Turn, train: Train, plan: Plan): boolean => {
  const phantoms = plan.phantom
    ? turn.phantoms.filter((_, index) => index !== turn.phantoms.indexOf(train.employee))
    : turn.phantoms;
  if (phantoms.length === 0) return true;
  const before = prospectOf(state, seat, turn);
  const supply = withCount(before.supply, train.to, -1);
  const teachers = turn.teachers.map((teacher, index) => {
    const given = plan.lesson.find((each) => each.teacher === index);
    return given ? { ...teacher, left: teacher.left - given.steps } : teacher;
  });
  const fresh = !plan.phantom && plan.copy === null;
  return canTrainAll(
    { ruleset, state, seat, stacking: mayStack(ruleset, state, seat) },
    {
      ...before,
      teachers,
      phantoms,
      supply: plan.phantom ? supply : withCount(supply, train.employee, 1),
      beach: fresh ? withCount(before.beach, train.employee, -1) : before.beach,
      gained: [train.to],
    },
  );
};

/** Nobody of the kind can be trained now: none is on the beach, or recruits without a card come first (R8.3). */
const refuseAbsent = (ruleset: Ruleset, turn: Turn | null, employee: EmployeeId): Refusal => {
  const waiting = ruleset.options["phantom-target"] === "at-recruit" ? turn?.phantoms[0] : undefined;
  return waiting === undefined
    ? no({ _tag: "NotOnBeach", rule: "R9.3", employee })
    : no({ _tag: "PhantomFirst", rule: "R8.3", employee: waiting });
};

/** The training that the command comes to, or why there is none. */
export const planTraining = (ruleset: Ruleset, state: State, seat: Seat, train: Train): Plan | Refusal => {
  const { employee, to, using } = train;
  const turn = turnOf(state, seat);
  const steps = careersOf(ruleset, employee).get(to);
  if (steps === undefined) return no({ _tag: "NoCareer", rule: "R9.4", employee, to });
  const copies = turn ? copiesOf(ruleset, state, seat, turn, employee) : [];
  if (!turn || copies.length === 0) return refuseAbsent(ruleset, turn, employee);
  const card = refuseCard(ruleset, state, seat, to);
  if (card) return card;
  const stacking = mayStack(ruleset, state, seat);
  let stranded = false;
  for (const copy of copies) {
    const group = classOf(turn, copy, stacking);
    const lesson = using === undefined ? lessonFor(group, steps) : lessonBy(group, steps, using);
    if (!lesson) continue;
    const plan = { ...copy, lesson };
    if (keepsPhantoms(ruleset, state, seat, turn, train, plan)) return plan;
    stranded = true;
  }
  const waiting = turn.phantoms[0];
  if (stranded && waiting !== undefined) return no({ _tag: "PhantomStranded", rule: "R8.3", employee: waiting });
  const most = stacking ? steps : 1;
  if (using && using.length > most) {
    return no({ _tag: "TooManyTeachers", rule: stacking ? "R9.6" : "R9.5", named: using.length, most });
  }
  const left = Math.max(...copies.map((copy) => mostSteps(classOf(turn, copy, stacking), using)));
  return no({ _tag: "NotEnoughTraining", rule: "R9.5", steps, left });
};

const isPlan = (planned: Plan | Refusal): planned is Plan => "lesson" in planned;

const trainable = (state: State, seat: Seat): readonly EmployeeId[] => {
  const turn = turnOf(state, seat);
  return [...new Set([...(turn?.phantoms ?? []), ...kindsOf(chainOf(state, seat).beach)])];
};

const kindsLeft = (state: State, seat: Seat): readonly EmployeeId[] => {
  const teachers = turnOf(state, seat)?.teachers ?? [];
  return [...new Set(teachers.filter((each) => each.left > 0).map((each) => each.employee))];
};

const mayTrain = (ruleset: Ruleset, state: State, seat: Seat, command: Omit<Train, "_tag">): boolean =>
  isPlan(planTraining(ruleset, state, seat, { _tag: "work.train", ...command }));

/** By the teacher taken unasked or, while a recruit waits for its own, by one that must be named (R8.3). */
const isTarget = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId, to: EmployeeId): boolean =>
  mayTrain(ruleset, state, seat, { employee, to }) ||
  (turnOf(state, seat)?.phantoms.length !== 0 &&
    kindsLeft(state, seat).some((kind) => mayTrain(ruleset, state, seat, { employee, to, using: [kind] })));

const hasTarget = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): boolean => {
  for (const to of careersOf(ruleset, employee).keys()) if (isTarget(ruleset, state, seat, employee, to)) return true;
  return false;
};

const targets = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): readonly EmployeeId[] =>
  [...careersOf(ruleset, employee).keys()].filter((to) => isTarget(ruleset, state, seat, employee, to));

/** Whether the teachers must be named, may be, or need not. */
const askUsing = (ruleset: Ruleset, state: State, seat: Seat, picked: PickedFields): SlotRequirement => {
  if (kindsLeft(state, seat).length <= 1) return "no";
  const employee = fieldOf<EmployeeId>(picked, "employee");
  return mayTrain(ruleset, state, seat, { employee, to: fieldOf<EmployeeId>(picked, "to") }) ? "maybe" : "yes";
};

const countLeft = (state: State, seat: Seat, kind: string): number =>
  (turnOf(state, seat)?.teachers ?? []).filter((each) => each.left > 0 && each.employee === kind).length;

type Slots = ReturnType<FormRow<"work.train">>["slots"];

const slots = (ruleset: Ruleset): Slots => [
  {
    name: "employee",
    kind: "employee",
    shape: "choice",
    candidates: (state, seat) => trainable(state, seat).filter((employee) => hasTarget(ruleset, state, seat, employee)),
  },
  {
    name: "to",
    kind: "employee",
    shape: "choice",
    candidates: (state, seat, picked) => targets(ruleset, state, seat, fieldOf<EmployeeId>(picked, "employee")),
  },
  {
    name: "using",
    kind: "teacher",
    shape: "list",
    asked: (state, seat, picked) => askUsing(ruleset, state, seat, picked),
    candidates: (state, seat, _picked, soFar) => {
      if (soFar.length > 0 && !mayStack(ruleset, state, seat)) return [];
      return kindsLeft(state, seat).filter(
        (kind) => soFar.filter((each) => each === kind).length < countLeft(state, seat, kind),
      );
    },
    fits: (state, seat, picked, list) =>
      list.length > 0 &&
      mayTrain(ruleset, state, seat, {
        employee: fieldOf<EmployeeId>(picked, "employee"),
        to: fieldOf<EmployeeId>(picked, "to"),
        // cast: the list was made from the candidates above.
        using: list as readonly EmployeeId[],
      }),
  },
];

/** One card trained along its path (R9, D-08). */
export const train: FormRow<"work.train"> = (ruleset) => ({
  tag: "work.train",
  secret: false,
  isAvailable: (state, seat) => {
    const turn = mayDo(ruleset, state, seat, "train") ? turnOf(state, seat) : null;
    if (!turn?.teachers.some(({ left }) => left > 0)) return false;
    return turn.phantoms.length > 0 || !isNothing(chainOf(state, seat).beach);
  },
  unavailableReason: (state, seat) => unavailableReason(ruleset, state, seat, "train", "R9.10"),
  slots: slots(ruleset),
  refuse: (state, seat, command) => {
    const planned = planTraining(ruleset, state, seat, command);
    return isPlan(planned) ? null : planned;
  },
  decide: (state, seat, command) => {
    const planned = planTraining(ruleset, state, seat, command);
    if (!isPlan(planned)) return [];
    const { lesson, phantom, copy } = planned;
    const { employee, to } = command;
    return [{ _tag: "Trained", seat, employee, to, teachers: lesson, phantom, copy }];
  },
});
