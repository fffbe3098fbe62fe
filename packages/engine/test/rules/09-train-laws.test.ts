import { describe, expect, it } from "vitest";
import { countList, countOf, type EmployeeId, type State, type Teacher, withCount } from "../../src/index.ts";
import { careersOf } from "../../src/forms/career.ts";
import { refused, rulesWith, eventsOfCommand, train, workingDay } from "../../testing/company.ts";
import { rulesetWith } from "../../testing/position.ts";
import { type TownRng, rngFrom } from "../../testing/random-town.ts";

const rules = rulesWith();
const ruleset = rulesetWith();
const KINDS: readonly EmployeeId[] = ["trainer", "coach", "guru"];
const DAYS = 60;

/** Steps that each teacher of the day gives. */
type Split = readonly number[];

/** Every way in which teachers with so many steps left give a card so many, each at most what it has. */
const splitsOf = (left: readonly number[], steps: number): readonly Split[] => {
  const [first, ...rest] = left;
  if (first === undefined) return steps === 0 ? [[]] : [];
  return Array.from({ length: Math.min(first, steps) + 1 }, (_, given) =>
    splitsOf(rest, steps - given).map((split) => [given, ...split]),
  ).flat();
};

const kindsIn = (teachers: readonly Teacher[], split: Split): readonly EmployeeId[] =>
  teachers.flatMap(({ employee }, index) => ((split[index] ?? 0) > 0 ? [employee] : []));

const after = (teachers: readonly Teacher[], split: Split): readonly Teacher[] =>
  teachers.map((teacher, index) => ({ ...teacher, left: teacher.left - (split[index] ?? 0) }));

/** A day by brute force: who may give a card so many steps, with those that wait for their own training afterwards. */
interface Day {
  readonly teachers: readonly Teacher[];
  readonly stacking: boolean;
  readonly waiting: readonly EmployeeId[];
  readonly piles: State["supply"]["employees"];
}

/** R9.5, R9.6: one teacher, or with the milestone any number. */
const lessonsOf = ({ teachers, stacking }: Day, steps: number): readonly Split[] =>
  splitsOf(
    teachers.map(({ left }) => left),
    steps,
  ).filter((split) => stacking || split.filter((given) => given > 0).length === 1);

/** R8.3: everybody who waits can be trained. */
const allTrained = (day: Day): boolean => {
  const [first, ...waiting] = day.waiting;
  if (first === undefined) return true;
  return [...careersOf(ruleset, first)].some(
    ([to, steps]) =>
      countOf(day.piles, to) > 0 &&
      lessonsOf(day, steps).some((split) =>
        allTrained({ ...day, waiting, piles: withCount(day.piles, to, -1), teachers: after(day.teachers, split) }),
      ),
  );
};

const nameOf = (list: readonly EmployeeId[]): string => list.toSorted().join("+");

/** The teachers that the rules let one name, by brute force. */
const nameable = (day: Day, steps: number): ReadonlySet<string> =>
  new Set(
    lessonsOf(day, steps)
      .filter((split) => allTrained({ ...day, teachers: after(day.teachers, split) }))
      .map((split) => nameOf(kindsIn(day.teachers, split))),
  );

const listsOf = (length: number): readonly (readonly EmployeeId[])[] =>
  length === 0 ? [[]] : listsOf(length - 1).flatMap((list) => KINDS.map((kind) => [...list, kind]));

/** Whoever could be named: one to four training cards, in every order. */
const NAMED = [1, 2, 3, 4].flatMap(listsOf);
/** The same in one order, which the first law shows to be enough. */
const IN_ORDER = NAMED.filter((list) => list.join() === list.toSorted().join());
/** Two orders of each. */
const TURNED = IN_ORDER.flatMap((list) => [list, list.toReversed()]);

const some = (rng: TownRng, kind: EmployeeId, most: number): readonly EmployeeId[] =>
  Array.from({ length: rng(most + 1) }, () => kind);

const dayFrom = (rng: TownRng, waiting: readonly EmployeeId[]) => {
  const stacking = rng(3) > 0;
  const atWork = [...some(rng, "trainer", 3), ...some(rng, "coach", 2), ...some(rng, "guru", 1)];
  const beach: readonly EmployeeId[] = ["management-trainee", "errand-boy", "kitchen-trainee"];
  const began = workingDay(rules, [{ atWork, beach, milestones: stacking ? ["first-pay-20"] : [] }], [], {
    "kitchen-trainee": 0,
    "burger-cook": rng(2),
  });
  if (began.stage._tag !== "working") throw new Error("no working day");
  const teachers = began.stage.turn.teachers.map((each) => ({ ...each, left: rng(each.left + 1) }));
  const stage = { ...began.stage, turn: { ...began.stage.turn, step: "train" as const, teachers, phantoms: waiting } };
  return { state: { ...began, stage }, day: { teachers, stacking, waiting, piles: began.supply.employees } };
};

/** The steps that the facts of a training say, by teacher; null when it is refused. */
const stepsIn = (state: State, employee: EmployeeId, to: EmployeeId, using?: readonly EmployeeId[]): Split | null => {
  const [fact] = eventsOfCommand(rules, state, train(employee, to, using));
  if (fact?._tag !== "Trained" || state.stage._tag !== "working") return null;
  return state.stage.turn.teachers.map((_, index) => fact.teachers.find((each) => each.teacher === index)?.steps ?? 0);
};

/** The positions that a card leads to; not the 1x card that the chain may own already (R9.8). */
const trainings = (employee: EmployeeId) => [...careersOf(ruleset, employee)].filter(([to]) => to !== "guru");

describe("R9.6 whoever is named to train", () => {
  it("does so in whatever order they are named", () => {
    const taken: number[] = [];
    for (let seed = 0; seed < DAYS; seed++) {
      const { state } = dayFrom(rngFrom(seed), []);
      for (const [to] of trainings("management-trainee")) {
        const found = new Map<string, unknown>();
        for (const using of seed < 6 ? NAMED : TURNED) {
          const command = train("management-trainee", to, using);
          const answer = [refused(rules, state, command), eventsOfCommand(rules, state, command)];
          if (answer[0] === null) taken.push(using.length);
          const name = nameOf(using);
          if (!found.has(name)) found.set(name, answer);
          expect(answer, `day ${seed}, ${to} by ${using.join()}`).toEqual(found.get(name));
        }
      }
    }
    expect(new Set(taken)).toEqual(new Set([1, 2, 3, 4]));
  });

  it("is taken whenever each can give one step at least, and never otherwise; what is told is such a split", () => {
    for (let seed = 0; seed < DAYS; seed++) {
      const { state, day } = dayFrom(rngFrom(seed), []);
      for (const employee of ["management-trainee", "errand-boy"] as const) {
        for (const [to, steps] of trainings(employee)) {
          const expected = nameable(day, steps);
          for (const using of IN_ORDER) {
            const split = stepsIn(state, employee, to, using);
            const hint = `day ${seed}, ${employee} to ${to} by ${using.join()}`;
            expect(split !== null, hint).toBe(expected.has(nameOf(using)));
            if (!split) continue;
            expect(
              split.reduce((sum, each) => sum + each, 0),
              hint,
            ).toBe(steps);
            expect(nameOf(kindsIn(day.teachers, split)), hint).toBe(nameOf(using));
            expect(
              after(day.teachers, split).every(({ left }) => left >= 0),
              hint,
            ).toBe(true);
          }
          // Nobody named: somebody may be.
          expect(stepsIn(state, employee, to) !== null).toBe(expected.size > 0);
        }
      }
    }
  });

  it("R8.3 is taken while recruits wait whenever some split leaves enough for the others", () => {
    let both = 0;
    for (let seed = 0; seed < DAYS; seed++) {
      const rng = rngFrom(seed);
      const waiting = some(rng, "kitchen-trainee", 2);
      const { state, day } = dayFrom(rng, ["kitchen-trainee", ...waiting]);
      for (const [to, steps] of trainings("kitchen-trainee")) {
        if (countOf(day.piles, to) === 0) continue;
        const expected = nameable({ ...day, waiting, piles: withCount(day.piles, to, -1) }, steps);
        for (const using of IN_ORDER) {
          const hint = `day ${seed}, ${countList(waiting)["kitchen-trainee"] ?? 0} wait, ${to} by ${using.join()}`;
          expect(stepsIn(state, "kitchen-trainee", to, using) !== null, hint).toBe(expected.has(nameOf(using)));
          if (expected.has(nameOf(using)) && waiting.length > 0 && using.length > 1) both++;
        }
      }
    }
    expect(both).toBeGreaterThan(0);
  });
});

describe("R9.5, R9.6 the refusal", () => {
  it("says when more are named than may teach, and how many steps the named have", () => {
    const company = { atWork: ["trainer", "coach"], beach: ["management-trainee"] } as const;
    const command = train("management-trainee", "vice-president", ["coach", "trainer"]);
    expect(refused(rules, workingDay(rules, [company]), command)).toEqual({
      _tag: "TooManyTeachers",
      rule: "R9.5",
      named: 2,
      most: 1,
    });
    const stacked = workingDay(rules, [{ ...company, milestones: ["first-pay-20"] }]);
    expect(refused(rules, stacked, command)).toBeNull();
    const first = train("management-trainee", "junior-vice-president", ["coach", "trainer"]);
    expect(refused(rules, stacked, first)).toMatchObject({ _tag: "TooManyTeachers", rule: "R9.6", most: 1 });
    const short = train("management-trainee", "executive-vice-president", ["coach", "trainer"]);
    expect(refused(rules, stacked, short)).toMatchObject({ _tag: "NotEnoughTraining", steps: 4, left: 3 });
    const absent = train("management-trainee", "vice-president", ["coach", "guru"]);
    expect(refused(rules, stacked, absent)).toMatchObject({ _tag: "NotEnoughTraining", left: 0 });
  });
});
