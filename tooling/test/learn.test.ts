import {
  FEATURES,
  type LearnedValue,
  learnedValueFor,
  softmax,
  stageShares,
  strengthsOf,
  traitsOf,
} from "@blueplate/bot";
import { rulesetOf } from "@blueplate/engine";
import { diceFor } from "@blueplate/kernel";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { configOf, rulesOf } from "../src/games.ts";
import { type LearnedGame, learnedGame } from "../src/learn/examples.ts";
import { calibrationOf } from "../src/learn/calibration.ts";
import { areaUnderCurve, fitted, isHeldOut } from "../src/learn/fit.ts";
import { keptGames } from "../src/learn/kept-games.ts";
import { luckAt } from "../src/learn/luck.ts";

/** What else a value says about itself. */
const ABOUT = { ruleset: "", traits: { salaries: true, milestones: true }, seed: "" };
const GAME = "food-chain-magnate";
const VALUES = ["standard", "second-game", "introductory"].map((ruleset) =>
  learnedValueFor(rulesetOf(rulesOf(GAME, configOf(GAME, { ruleset, seats: 2 })))),
);
const folder = mkdtempSync(join(tmpdir(), "learn-"));
afterAll(() => rmSync(folder, { recursive: true }));

const cash = FEATURES.indexOf("cash");
const income = FEATURES.indexOf("income");

/** Games that whoever has more cash wins while little is left, and more income before: the rest is noise. */
const madeUp = (nth: number): LearnedGame => {
  const dice = diceFor("made up", nth);
  const positions = [1.5, 7].map((roundsLeft) => ({
    roundsLeft,
    chains: [0, 1].map((seat) => FEATURES.map((feature) => dice.int(`${roundsLeft} ${seat} ${feature}`, 100) / 100)),
  }));
  const ahead = positions.map(({ chains: [one, other] }, at) => {
    const feature = at === 0 ? cash : income;
    return (one?.[feature] ?? 0) > (other?.[feature] ?? 0);
  });
  const [now = false, early = false] = ahead;
  // A game in which both agree, so that its winner is told by either.
  return { nth, positions: now === early ? positions : positions.slice(0, 1), wins: now ? [1, 0] : [0, 1] };
};

describe("what nobody can foretell", () => {
  const rules = rulesOf(GAME, configOf(GAME, { ruleset: "standard", seats: 2 }));
  const luckIn = (round: number) => luckAt(rules, { seed: "luck", games: [0, 1, 2], round, times: 6 });

  it("is less the later it is, the same whenever it is asked, and nothing where no game lasts so long", () => {
    const [early, late] = [luckIn(2), luckIn(9)];
    expect(early?.positions).toBe(3);
    expect(early?.error).toBeGreaterThan(late?.error ?? 1);
    expect(early?.error).toBeLessThanOrEqual(0.3);
    expect(luckIn(9)).toEqual(late);
    expect(luckIn(60)).toBeNull();
  });
});

describe.each(["standard", "second-game", "introductory"])("the value of the %s game", (ruleset) => {
  const rules = rulesOf(GAME, configOf(GAME, { ruleset, seats: 3 }));
  const value = learnedValueFor(rulesetOf(rules));

  it("was learned where as much is paid and as much is won besides", () => {
    expect(value.traits).toEqual(traitsOf(rulesetOf(rules)));
  });

  it("foretells games that it has not seen better than those of the other games do", () => {
    const games = Array.from({ length: 24 }, (_, nth) => learnedGame(rules, "not seen", nth) ?? []).flat();
    const errorOf = (other: LearnedValue): number =>
      games.reduce((sum, { positions, wins }) => {
        const last = positions.at(-2) ?? { roundsLeft: 1, chains: [] };
        const chances = softmax(strengthsOf(other, last));
        return chances.reduce((all, chance, seat) => all + (chance - (wins[seat] ?? 0)) ** 2, sum);
      }, 0);
    const others = VALUES.filter((other) => other !== value);
    expect(others).toHaveLength(2);
    for (const other of others) expect(errorOf(value)).toBeLessThan(errorOf(other));
  });
});

describe("what is learned from games", () => {
  it("is by stage what told who won, and how well it tells it of games that it has not seen", () => {
    const { stages } = fitted(Array.from({ length: 240 }, (_, nth) => madeUp(nth)));
    const [late, , early] = stages;
    if (!late || !early) throw new Error("no stages");
    const others = FEATURES.filter((feature) => feature !== "cash" && feature !== "income");
    expect(late.auc).toBeGreaterThan(0.9);
    for (const feature of others) {
      expect(Math.abs(late.weights[feature])).toBeLessThan(late.weights.cash / 2);
      expect(Math.abs(early.weights[feature])).toBeLessThan(early.weights.income / 2);
    }
    expect(late.weights.cash).toBeGreaterThan(2 * Math.abs(late.weights.income));
    expect(early.weights.income).toBeGreaterThan(2 * Math.abs(early.weights.cash));
    const learned = { ...ABOUT, games: 0, stages };
    const chains = [0, 1].map((more) => FEATURES.map((feature) => (feature === "cash" ? more : 0)));
    const [poor = 0, rich = 0] = softmax(strengthsOf(learned, { roundsLeft: 1, chains }));
    expect(rich).toBeGreaterThan(0.9);
    expect(poor + rich).toBeCloseTo(1);
  });

  it("is compared with who won, round by round, in games that it was not fitted to alone", () => {
    const games = Array.from({ length: 240 }, (_, nth) => madeUp(nth));
    const value = { ...ABOUT, games: games.length, ...fitted(games) };
    const [two, ...others] = calibrationOf(value, games, [2, 3, 4]);
    expect(others).toEqual([]);
    expect(two).toMatchObject({ seats: 2, games: games.filter(isHeldOut).length, even: 0.25 });
    const [late, early, never] = two?.errors ?? [];
    expect(late).toBeLessThan(0.1);
    expect(early).toBeLessThan(0.2);
    expect(never).toBeNull();
    const wrong = games.map((game) => (isHeldOut(game) ? { ...game, wins: game.wins.toReversed() } : game));
    expect(calibrationOf(value, wrong, [2])[0]?.errors[0]).toBeGreaterThan(0.5);
  });

  it("keeps games of every size of table out of the fit, which take turns by fours", () => {
    const held = Array.from({ length: 60 }, (_, nth) => nth).filter((nth) => isHeldOut({ nth }));
    expect(new Set(held.map((nth) => nth % 4)).size).toBe(4);
  });

  it("mixes neighbouring stages", () => {
    expect(stageShares([1, 3, 7], 0)).toEqual([1, 0, 0]);
    expect(stageShares([1, 3, 7], 4)).toEqual([0, 0.75, 0.25]);
    expect(stageShares([1, 3, 7], 12)).toEqual([0, 0, 1]);
  });

  it("counts pairs that stand in the right order, ties as half", () => {
    const scored = (chances: readonly number[], wins: readonly boolean[]) =>
      chances.map((chance, at) => ({ chance, won: wins[at] === true }));
    expect(areaUnderCurve(scored([0.1, 0.9], [false, true]))).toBe(1);
    expect(areaUnderCurve(scored([0.1, 0.9], [true, false]))).toBe(0);
    expect(areaUnderCurve(scored([0.5, 0.5, 0.5], [true, false, false]))).toBe(0.5);
    expect(areaUnderCurve(scored([0.2, 0.4, 0.6, 0.8], [false, true, false, true]))).toBe(0.75);
  });

  it("is the same for the same seed, whoever plays the game", () => {
    const rules = rulesOf(GAME, configOf(GAME, { ruleset: "standard", modules: [], options: {}, seats: 2 }));
    const game = learnedGame(rules, "learn", 3);
    expect(game?.positions.length).toBeGreaterThan(3);
    expect(game?.wins.reduce((sum, share) => sum + share, 0)).toBe(1);
    expect(game?.positions[0]?.chains[0]).toHaveLength(FEATURES.length);
    expect(learnedGame(rules, "learn", 3)).toEqual(game);
  });

  it("goes on where it was, a line that was cut off left out, and refuses games of something else", () => {
    const path = join(folder, "kept.jsonl");
    const first = keptGames(path, { seed: "a" });
    for (const nth of [0, 1]) first.keep(madeUp(nth));
    writeFileSync(path, readFileSync(path, "utf8").slice(0, -20));
    const second = keptGames(path, { seed: "a" });
    expect(second.games).toEqual([madeUp(0)]);
    second.keep(madeUp(1));
    expect(keptGames(path, { seed: "a" }).games).toHaveLength(2);
    expect(() => keptGames(path, { seed: "b" })).toThrow("holds other games");
  });

  it("is written with the rules, the number of games and what it is worth by stage", () => {
    const command = join(import.meta.dirname, "../src/commands/learn.ts");
    const out = join(folder, "weights.json");
    const { status, stdout } = spawnSync(
      process.execPath,
      [command, "--games", "2", "--tables", "2", "--seed", "learn", "--ruleset", "introductory", "--out", out],
      { encoding: "utf8" },
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/AUC/);
    expect(JSON.parse(readFileSync(out, "utf8"))).toMatchObject({
      traits: { salaries: false, milestones: false },
      games: 2,
      seed: "learn",
      stages: [{}, {}, {}],
    });
  });
});
