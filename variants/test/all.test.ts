import { botsWith, deciderOf } from "@blueplate/bot";
import type { Module } from "@blueplate/engine";
import { setup } from "@blueplate/variants/testing/law-setup";
import { magnateForecast } from "@blueplate/forecast/testing/foreseen";
import {
  beginTable,
  bySeat,
  playToEnd,
  randomDecider,
  roundOf,
  type Rules,
  type TablePly,
  type Tagged,
} from "@blueplate/kernel";
import {
  foreseenHappens,
  invariantHolds,
  laws,
  type LawsSetup,
  logIsTruth,
  offeredIsAccepted,
  randomGame,
  tryLaw,
} from "@blueplate/kernel/testing";
import { loadRules, MODULES } from "@blueplate/variants";
import { WORTHS } from "@blueplate/variants/worths";
import { Result } from "effect";
import { afterAll, describe, expect, it } from "vitest";

/** Those that change a game, and are none of their own. */
const playable = MODULES.filter(({ preset }) => preset !== true);

const goTogether = (chosen: readonly Module[]): boolean =>
  chosen.every(({ id, conflicts = [] }) => chosen.every((other) => other.id === id || !conflicts.includes(other.id)));

const pairs = playable.flatMap((first, at) => playable.slice(at + 1).map((second) => [first, second]));
/** As many at once as go together. */
const most = playable.reduce<readonly Module[]>((all, each) => (goTogether([...all, each]) ? [...all, each] : all), []);

const rulesOf = (chosen: readonly Module[], seats: number): Rules => {
  const modules = chosen.map(({ id, version }) => ({ id, version }));
  return Result.getOrThrow(loadRules({ modules, options: {}, seats }));
};
const named = (chosen: readonly Module[]): string => chosen.map(({ id }) => id).join(" + ");
const games = [...playable.map((each) => [each]), ...pairs.filter(goTogether)].map((chosen, at) => ({
  name: named(chosen),
  rules: rulesOf(chosen, 2 + (at % 2)),
}));

// Where fewer milestones are open, random managers take longer to break the bank.
const effort: LawsSetup<unknown, Tagged, Tagged> = {
  ...setup,
  decisionsAtMost: 30_000,
  rules: {},
  games: 1,
  every: 60,
  offersAtMost: 40,
};

/** Most of what can happen does in so many decisions; that games end is tried by the log of a whole one. */
const A_WHILE = 1_500;

/** What is foreseen is looked at where most of it is: before the bank has broken, at every so many decisions. */
const foreseeing: LawsSetup<unknown, Tagged, Tagged> = { ...effort, forecast: magnateForecast, every: 24 };

type Ply = TablePly<unknown, Tagged, Tagged>;

const steady = (seed: string) => {
  const bot = botsWith(WORTHS).find(({ id, game }) => id === "steady" && game === "food-chain-magnate");
  if (!bot) throw new Error("there is no steady bot");
  return deciderOf(bot, ({ turn }) => `${seed}|${turn}`);
};

/** A whole random game, of which the first decisions are kept: its last, and those. */
const playedBy = (rules: Rules, seed: string) => {
  const first: Ply[] = [];
  let last: Ply | undefined;
  for (const moment of randomGame(rules, seed, effort.decisionsAtMost)) {
    if (first.length < A_WHILE) first.push(moment);
    last = moment;
  }
  return { first, last: last ? [last] : [] };
};

describe.each(games)("$name", ({ name, rules }) => {
  // The laws look at the same game, which is let go of with the last of them.
  let played: ReturnType<typeof playedBy> | null = null;
  const game = () => (played ??= playedBy(rules, name));
  afterAll(() => void (played = null));

  it("a random game ends, and its log is the truth", () => {
    logIsTruth(effort, rules, name, game().last);
  });

  it("money, cards and tiles are conserved, and what is offered is accepted", () => {
    tryLaw(invariantHolds(), effort, rules, name, game().first);
    tryLaw(offeredIsAccepted(), effort, rules, name, game().first);
  });

  it("what is foreseen happens", () => {
    tryLaw(foreseenHappens(), foreseeing, rules, name, game().first);
  });

  it("a game of the steady manager against a random player ends", () => {
    const { table } = playToEnd(
      beginTable(rules, name, 0),
      bySeat(Array.from({ length: rules.config.seats }, (_, at) => (at === 1 ? randomDecider(name) : steady(name)))),
    );
    expect(roundOf(table.state)).toBeGreaterThan(1);
  });
});

laws(`all modules together: ${named(most)}`, {
  ...effort,
  forecast: magnateForecast,
  rules: { "three players": rulesOf(most, 3) },
  neighbours: 10,
});
