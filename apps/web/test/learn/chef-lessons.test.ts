import { botsWith, knowledgeAt } from "@blueplate/bot";
import { diceFor, endOf, playLine } from "@blueplate/kernel";
import { openScenario } from "@blueplate/kernel/scenario";
import type { Command, Event, State } from "@blueplate/trick-n-chef";
import { trickNChefScenarios } from "@blueplate/trick-n-chef/scenario";
import { LEARN_WORDS } from "@blueplate/words/learn";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { CHEF_LESSONS, type ChefProgress } from "../../src/learn/chef-lessons.ts";
import { ME } from "../../src/learn/lesson.ts";

const card = (card: Extract<Command, { readonly _tag: "trick.play" }>["card"], coins = 0): Command => ({
  _tag: "trick.play",
  card,
  coins,
});
const chef = (suit: Extract<Command, { readonly _tag: "trick.takeChef" }>["suit"]): Command => ({
  _tag: "trick.takeChef",
  suit,
});

const BOT = botsWith({}).find(({ id }) => id === "sensible");

/** What comes of the commands, bots playing the others, as far as they reach. */
const attempt = async (commands: readonly Command[], seed = "lesson"): Promise<ChefProgress> => {
  const [lesson] = CHEF_LESSONS;
  if (!lesson || !BOT) throw new Error("nothing to play");
  const file: unknown = JSON.parse((await lesson.scenario()).default);
  const { rules, state } = Result.getOrThrow(openScenario(trickNChefScenarios, file)).position;
  const left = [...commands];
  const events: Event[] = [];
  const line = playLine(
    { rules, state, turn: 0 },
    ({ state: now, turn }, seat) =>
      seat === ME
        ? (left.shift() ?? null)
        : BOT.decide(knowledgeAt(rules, now, seat), rules, { seed: `${seed}/${turn}`, work: 0.2 }).command,
    { dice: (turn) => diceFor(seed, turn), most: 40 },
  );
  // cast: a position of this game.
  const end = endOf(line, (ply) => events.push(...(ply.events as readonly Event[])));
  return { events, state: end.last.state as State };
};

/** The step that is on after the commands, and whether it is missed. */
const stepAfter = async (commands: readonly Command[], seed?: string) => {
  const seen = await attempt(commands, seed);
  const steps = CHEF_LESSONS[0]?.steps ?? [];
  const at = steps.findIndex(({ goal }) => goal !== null && !goal(seen));
  const on = at < 0 ? steps.length - 1 : at;
  return { on, isMissed: steps[on]?.missed(seen) };
};

const WAY = [card("red-3"), chef("yellow"), card("yellow-1"), chef("blue"), card("red-10", 1)];

/** What a newcomer takes their time for: reads so many words a minute, and thinks so many seconds over each thing to do. */
const [WORDS_A_MINUTE, SECONDS_TO_ACT] = [180, 8] as const;

describe("the first tricks", () => {
  it("take three minutes: seven texts that are read, and as many acts as it takes to the bill", async () => {
    const acts = [...WAY, card("red-8")];
    const { on } = await stepAfter([...acts, chef("red")]);
    const { steps } = LEARN_WORDS.en.learn.lessons["first-tricks"];
    expect([steps.length, on]).toEqual([7, 6]);
    const words = steps.join(" ").split(/\s+/).length;
    const seconds = (words / WORDS_A_MINUTE) * 60 + (acts.length + 1) * SECONDS_TO_ACT;
    expect(seconds).toBeGreaterThan(90);
    expect(seconds).toBeLessThanOrEqual(180);
  });

  it("says something at each step", () => {
    for (const { id, steps } of CHEF_LESSONS) expect(LEARN_WORDS.en.learn.lessons[id].steps).toHaveLength(steps.length);
  });

  it("each act leads to the next step, whatever the bots do", async () => {
    for (const seed of ["a", "b", "c"]) {
      for (let acts = 0; acts < WAY.length; acts++) {
        expect(await stepAfter(WAY.slice(0, acts), seed)).toEqual({ on: acts, isMissed: false });
      }
      // With the last card, and a chef where one is owed, the points are counted.
      const { on } = await stepAfter([...WAY, card("red-8"), chef("red"), card("red-8")], seed);
      expect(on).toBeGreaterThanOrEqual(5);
    }
  });

  it("a coin is left even to whoever wins with the first, so that the last card is asked for and explained", async () => {
    const winning = [...WAY.slice(0, 3), chef("red"), card("red-10", 1)];
    for (const way of [WAY, winning])
      for (const seed of ["a", "b", "c"]) expect(await stepAfter(way, seed)).toEqual({ on: 5, isMissed: false });
  });

  it("a trick that is won with the 10, another chef, and a trump that stays in the hand are told at once", async () => {
    expect(await stepAfter([card("red-10")])).toEqual({ on: 0, isMissed: true });
    expect(await stepAfter([card("red-3"), chef("red")])).toEqual({ on: 1, isMissed: true });
    expect(await stepAfter([card("red-3"), chef("yellow"), card("red-8")])).toEqual({ on: 2, isMissed: true });
  });

  it("the trump of the lesson is the one that its chef leaves", async () => {
    expect((await attempt([])).state.trump).toEqual(["red", "yellow", "blue"]);
    expect((await attempt([card("red-3"), chef("yellow")])).state.trump).toEqual(["yellow"]);
  });
});
