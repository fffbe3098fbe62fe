import type { Command, State } from "@blueplate/engine";
import { actsClosedBy, unusedActsOf } from "@blueplate/forecast";
import { seatOf } from "@blueplate/kernel";
import { firstMissed } from "@blueplate/magnate-table/unused-text";
import { LEARN_WORDS } from "@blueplate/words/learn";
import { describe, expect, it } from "vitest";
import { type LessonId, ME } from "../../src/learn/lesson.ts";
import { LESSONS, phasesOf } from "../../src/learn/lessons.ts";
import { PUZZLES } from "../../src/learn/puzzles.ts";
import { stepCount, stepOn } from "../../src/learn/steps.ts";
import { attempt, followed, opened } from "./attempt.ts";

const cook: Command = { _tag: "work.produce", cook: "burger-cook", good: "burger" };
const end: Command = { _tag: "work.endTurn" };
const send = (...employees: Extract<Command, { readonly _tag: "restructure.submit" }>["employees"]): Command => ({
  _tag: "restructure.submit",
  employees,
});
const billboard = (at: readonly [number, number]): Command => ({
  _tag: "work.launchCampaign",
  marketer: "marketing-trainee",
  campaign: 14,
  at,
  good: "burger",
  duration: 2,
});
const hire = (employee: "waitress" | "errand-boy"): Command => ({ _tag: "work.hire", employee });
const place = (at: readonly [number, number], entrance: "NE" | "NW"): Command => ({
  _tag: "setup.placeRestaurant",
  at,
  entrance,
});

/** How far an attempt takes a lesson: the number of its step that is on, and whether that one can no longer be reached. */
const walk = async (id: LessonId, commands: readonly Command[]) => {
  const lesson = LESSONS.find((each) => each.id === id);
  if (!lesson) throw new Error(id);
  const position = await opened(lesson);
  const seen = { ...attempt(position, commands), ruleset: position.ruleset };
  const at = lesson.steps.findIndex(({ goal }) => goal !== null && !goal(seen));
  return { at, missed: lesson.steps[at]?.missed(seen) };
};

describe("what the coach speaks of", () => {
  it("is the phases that ran by themselves, and the one that is on; none that nobody was asked in", async () => {
    const position = await opened(LESSONS[0] ?? PUZZLES.borders);
    expect(phasesOf(attempt(position, []))).toEqual(["working"]);
    expect(phasesOf(attempt(position, [cook, end]))).toEqual(["dinnertime", "marketing", "cleanup", "restructuring"]);
  });
});

describe("lessons", () => {
  it.each(LESSONS.map(({ id, steps }) => [id, steps.length] as const))(
    "%s says something at each step",
    (id, steps) => {
      expect(LEARN_WORDS.en.learn.lessons[id].steps).toHaveLength(steps);
    },
  );

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    "%s asks for what the main button leads to, and closes nothing that could still be done",
    async (id, lesson) => {
      const position = await opened(lesson);
      const { rules, ruleset, solution } = position;
      const asked = solution.flatMap((step) => (step.by === "ann" ? [step.do] : []));
      const seen = id === "first-dinner" ? followed(position, "lesson", 0) : attempt(position, asked);
      expect(lesson.steps.findLast(({ goal }) => goal !== null)?.goal?.({ ...seen, ruleset })).toBe(true);
      // cast: rules of any game are held so.
      const play = rules as Parameters<typeof unusedActsOf>[1];
      const working = seen.given.filter(({ before }) => before.stage._tag === "working");
      const me = seatOf(ME);
      for (const { before, command } of working) {
        const leading = firstMissed(unusedActsOf(ruleset, play, before, me));
        expect({ asked: command._tag, closed: actsClosedBy(ruleset, play, before, me, command) }).toEqual({
          asked: leading ?? "work.endTurn",
          closed: [],
        });
      }
    },
  );

  it("first dinner: who sends nobody to work is told so at once, not when the campaign cannot be started", async () => {
    expect(await walk("first-dinner", [cook, end])).toEqual({ at: 2, missed: false });
    expect(await walk("first-dinner", [cook, end, send("burger-cook")])).toEqual({ at: 2, missed: true });
    const all = send("burger-cook", "marketing-trainee");
    expect((await walk("first-dinner", [cook, end, all])).at).toBeGreaterThan(2);
  });

  it("first dinner: who hires somebody else, or nobody, is told so while it can be undone", async () => {
    const morning = [cook, end, send("burger-cook", "marketing-trainee")];
    const order = { _tag: "order.choosePosition", position: 1 } as const;
    const today = (await walk("first-dinner", morning)).at === 3 ? [...morning, order] : morning;
    expect(await walk("first-dinner", today)).toEqual({ at: 4, missed: false });
    expect(await walk("first-dinner", [...today, hire("errand-boy")])).toEqual({ at: 4, missed: true });
    expect((await walk("first-dinner", [...today, hire("waitress")])).at).toBe(5);
    expect(await walk("first-dinner", [...today, billboard([3, 0])])).toEqual({ at: 4, missed: true });
  });

  it.each([0, 1, 2, 3, 4, 5])(
    "first dinner: whoever follows it wins the evening against its bot, game %i",
    async (game) => {
      const [lesson] = LESSONS;
      const position = await opened(lesson ?? PUZZLES.borders);
      const seen = { ...followed(position, `lesson-${game}`, game % 2), ruleset: position.ruleset };
      const won = lesson?.steps.at(-2);
      expect(won?.goal?.(seen)).toBe(true);
      expect(won?.missed(seen)).toBe(true);
      expect(seen.state.chains.map(({ cash }) => cash)).toEqual([23, 0]);
      // The rival cooks as well: nearness wins the house, not a rival who sleeps.
      const served = seen.events.filter((event) => event._tag === "HouseServed");
      expect(served.at(-1)?.offers.map(({ seat, unitPrice, distance }) => [seat, unitPrice + distance])).toEqual([
        [0, 10],
        [1, 11],
      ]);
    },
  );

  it("price plus distance: the cook alone is not enough, and the order of business is a step of its own", async () => {
    expect(await walk("price-plus-distance", [send("burger-cook")])).toEqual({ at: 1, missed: true });
    const both = send("burger-cook", "discount-manager");
    expect((await walk("price-plus-distance", [both])).at).toBeGreaterThan(1);
  });

  it("a billboard that does not reach house 10 is told at once, while it can be taken back", async () => {
    expect(await walk("marketeers-stay-away", [billboard([0, 0])])).toEqual({ at: 0, missed: true });
    expect(await walk("marketeers-stay-away", [billboard([3, 0])])).toEqual({ at: 1, missed: false });
    const morning = [cook, end, send("burger-cook", "marketing-trainee")];
    const today =
      (await walk("first-dinner", morning)).at === 3 ? [{ _tag: "order.choosePosition", position: 1 } as const] : [];
    const hired = [...morning, ...today, hire("waitress")];
    expect(await walk("first-dinner", [...hired, billboard([0, 0])])).toMatchObject({ at: 5, missed: true });
  });

  it("borders: the entrance decides, though half the restaurant stands on another tile", async () => {
    expect(await walk("borders", [place([9, 3], "NE")])).toEqual({ at: -1, missed: undefined });
    expect(await walk("borders", [place([3, 3], "NW")])).toEqual({ at: 1, missed: true });
  });

  it("count only what is shown: an order of business that plays itself leaves no number out", () => {
    const numbers = LESSONS.map(({ id, steps }) => [id, steps.map((_, at) => stepCount(steps, at))] as const);
    for (const [id, counts] of numbers) {
      expect(counts[0], id).toMatchObject({ step: 1 });
      expect(counts.at(-1)?.step, id).toBe(counts.at(-1)?.of);
    }
    const first = LESSONS[0]?.steps ?? [];
    expect(first.map((_, at) => stepCount(first, at).step)).toEqual([1, 2, 3, 3, 4, 5, 6, 7, 7, 8, 9, 10]);
  });

  it("first dinner: whoever is asked for the order for the first time on the second day is not told that it is again", async () => {
    const [lesson] = LESSONS;
    const position = await opened(lesson ?? PUZZLES.borders);
    const again = lesson?.steps.find(({ saidAs }) => saidAs);
    const saidAfter = (by: "me" | "the others"): number | null | undefined => {
      const mine = { _tag: "PositionChosen", seat: seatOf(ME), position: 1 } as const;
      const theirs = { _tag: "PositionChosen", seat: seatOf(1), position: 2 } as const;
      const set = { _tag: "TurnOrderSet", turnOrder: [seatOf(ME), seatOf(1)] } as const;
      const events = by === "me" ? [mine, theirs, set] : [theirs, mine, set];
      return again?.saidAs?.({ events, state: position.state as State, ruleset: position.ruleset });
    };
    expect(saidAfter("me")).toBeNull();
    // The words of the earlier step are true of a first time.
    expect(lesson?.steps[saidAfter("the others") ?? -1]?.isBeside).toBe(true);
    expect(LEARN_WORDS.en.learn.lessons["first-dinner"].steps[saidAfter("the others") ?? -1]).toContain("goes first");
  });

  it("go on from step to step, come back to one whose goal was undone, and keep what was read", () => {
    const READ = { goal: null, missed: () => false };
    const DONE = { goal: () => true, missed: () => false };
    const lesson = { steps: [READ, DONE, DONE, READ] };
    const line = [{ seq: 0 }, { seq: 4 }, { seq: 7 }];
    const passed = new Map([[0, null]]);
    expect(stepOn(lesson, new Map(), line)).toBe(0);
    expect(stepOn(lesson, passed, line)).toBe(1);
    const both = new Map([...passed, [1, 4], [2, 7]] as const);
    expect(stepOn(lesson, both, line)).toBe(3);
    expect(stepOn(lesson, both, line.slice(0, 2))).toBe(2);
    expect(stepOn(lesson, both, line.slice(0, 1))).toBe(1);
  });
});
