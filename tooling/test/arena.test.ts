import { botsWith, qualityOf, SCRIPTS, STEADY } from "@blueplate/bot";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repeatedDecision } from "../src/arena/decision.ts";
import { type ArenaGame, playArenaGame } from "../src/arena/game.ts";
import { addLatency, bucketOf, quantileMs } from "../src/arena/latency.ts";
import { arenaPool } from "../src/arena/pool.ts";
import { type ArenaReport, arenaReport } from "../src/arena/report.ts";
import { arenaPlan } from "../src/arena/seating.ts";
import { configOf, rulesOf } from "../src/games.ts";
import { type Player, playerOf } from "../src/playing/players.ts";

const GAME = "food-chain-magnate";
const config = configOf(GAME, { ruleset: "standard", seats: 2 });
const rules = rulesOf(GAME, config);
const command = join(import.meta.dirname, "../src/commands/arena.ts");

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "arena-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const seatsOf = (players: number, seats: number, games: number): readonly string[] =>
  arenaPlan(players, { seats, games, seed: "s" }).map((plan) => `${plan.seed} ${plan.seats.join("")}`);

describe("who sits where", () => {
  it("every seat in turn on the same map, then on the next", () => {
    expect(seatsOf(2, 2, 4)).toEqual(["s-0 01", "s-0 10", "s-1 01", "s-1 10"]);
  });

  it("the first alone against copies of the second, or of all others in turn", () => {
    expect(seatsOf(2, 4, 4)).toEqual(["s-0 0111", "s-0 1110", "s-0 1101", "s-0 1011"]);
    expect(seatsOf(3, 5, 1)).toEqual(["s-0 01212"]);
    expect(seatsOf(1, 3, 1)).toEqual(["s-0 000"]);
  });

  it("a bot alone on another map in each game: a seat further it would play the same one", () => {
    expect(seatsOf(1, 3, 3)).toEqual(["s-0 000", "s-1 000", "s-2 000"]);
  });

  it("every choice of more bots than there are seats, on the same map", () => {
    expect(seatsOf(3, 2, 7)).toEqual(["s-0 01", "s-0 10", "s-0 02", "s-0 20", "s-0 12", "s-0 21", "s-1 01"]);
  });
});

describe("time", () => {
  it("is told by quantiles, to a sixteenth and never too short", () => {
    let latency = {};
    for (let ms = 1; ms <= 100; ms++) latency = addLatency(latency, { [bucketOf(ms)]: 1 });
    for (const [share, ms] of [
      [0.5, 50],
      [0.95, 95],
      [1, 100],
    ] as const) {
      expect(quantileMs(latency, share)).toBeGreaterThanOrEqual(ms);
      expect(quantileMs(latency, share)).toBeLessThanOrEqual(ms * 1.07);
    }
    expect(quantileMs({}, 0.5)).toBe(0);
  });
});

const game = (
  nth: number,
  names: readonly string[],
  winners: readonly number[],
  ranks: readonly number[],
): ArenaGame => ({
  nth,
  seed: "s",
  seats: names.map((_, seat) => seat),
  records: names.map((name) => ({
    name,
    latency: { work: { [bucketOf(4)]: 2 } },
    fallbacks: name === "b" ? 1 : 0,
    score: 10,
  })),
  winners,
  ranks,
  rounds: 7 + nth,
  decisions: 30,
});

describe("the report", () => {
  const report = arenaReport([
    game(1, ["b", "a", "b"], [1], [3, 1, 2]),
    game(0, ["a", "b", "b"], [0, 1], [1, 1, 3]),
    game(2, ["b", "b", "a"], [0], [1, 2, 2]),
  ]);
  const [a, b] = report.bots;

  it("counts wins by seats, shared ones in parts, with Wilson's interval", () => {
    expect(report).toMatchObject({ games: 3, unfinished: 0, rounds: { median: 8, max: 9 } });
    expect(a).toMatchObject({ name: "a", wins: 1.5, games: 3, share: 0.5, fallbacks: 0 });
    expect(b).toMatchObject({ name: "b", wins: 1.5, games: 6, share: 0.25, fallbacks: 6 });
    expect(a?.low).toBeCloseTo(0.1253, 3);
    expect(b?.high).toBeCloseTo(0.6352, 3);
  });

  it("sets the bots head to head by ranks", () => {
    // a was ahead in four of six meetings, and level in two.
    expect(a?.headToHead).toMatchObject([{ against: "b", meetings: 6, share: (4 - 1 + 1) / 6 }]);
    expect(b?.headToHead[0]?.share).toBeCloseTo(2 / 6);
  });

  it("rates in the order of the games, and tells times", () => {
    expect(a?.rating.mu).toBeGreaterThan(b?.rating.mu ?? 0);
    expect(a?.msP50).toBeGreaterThanOrEqual(4);
    expect(a?.phases["work"]?.decisions).toBe(6);
  });
});

describe("a game of the arena", () => {
  const [plan = { nth: 0, seed: "", seats: [] }] = arenaPlan(2, { seats: 2, games: 1, seed: "fall-backs" });

  it("goes on where a bot throws, says nothing or says what is not allowed, and counts it", async () => {
    const steady = await playerOf("steady", GAME);
    let asked = 0;
    const bad: Player = {
      name: "bad",
      deciderFor: (seed) => {
        const decide = steady.deciderFor(seed);
        return (point, seat) => {
          asked++;
          if (asked === 3) throw new Error("lost the thread");
          if (asked === 5) return null;
          return asked === 7 ? { _tag: "work.nonsense" } : decide(point, seat);
        };
      },
    };
    const { game: played, table } = playArenaGame(rules, [bad, steady], plan);
    expect(played.records.map(({ name, fallbacks }) => [name, fallbacks])).toEqual([
      ["bad", 3],
      ["steady", 0],
    ]);
    expect(played.records[0]?.fault).toContain("lost the thread");
    expect(played.quality).toEqual(qualityOf(table));
    expect(played.winners).toEqual(rules.outcome(table.state)?.winners);
  });

  it("is the same on however many threads", async () => {
    const plans = arenaPlan(2, { seats: 2, games: 4, seed: "threads" });
    const outcomes = async (workers: number): Promise<readonly unknown[]> => {
      const games: ArenaGame[] = [];
      const pool = arenaPool({ game: GAME, config, players: ["steady", "pizza"] }, workers);
      await pool.play(
        plans.map((each) => ({ plan: each })),
        (ended) => games.push(ended),
      );
      await pool.close();
      return games
        .toSorted((one, other) => one.nth - other.nth)
        .map(({ nth, winners, decisions, quality }) => ({ nth, winners, decisions, quality }));
    };
    const alone = await outcomes(1);
    expect(alone).toHaveLength(4);
    expect(await outcomes(2)).toEqual(alone);
  });
});

describe("who can be named", () => {
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const bot = (id: string, of = GAME): string => `{ id: "${id}", game: "${of}", decide: () => null }`;

  it("a file with a bot, a file with a script, a script of the arena", async () => {
    const own = file("own.mjs", `export const mine = ${bot("mine")}; export const answer = 42;`);
    expect((await playerOf(own, GAME)).name).toBe("mine");
    const found = file("found.json", JSON.stringify({ name: "found", script: SCRIPTS["pizza"], proof: {} }));
    expect((await playerOf(found, GAME)).name).toBe("found");
    for (const id of Object.keys(SCRIPTS)) expect((await playerOf(id, GAME)).name).toBe(id);
  });

  it("or it is said what is wrong", async () => {
    const none = file("none.mjs", "export const bot = { id: 'half' };");
    await expect(playerOf(none, GAME)).rejects.toThrow("none.mjs exports no bot: one value { id, game, decide }");
    const two = file("two.mjs", `export const a = ${bot("a")}; export const b = ${bot("b")};`);
    await expect(playerOf(two, GAME)).rejects.toThrow("two.mjs exports 2 bots");
    const other = file("other.mjs", `export const a = ${bot("a", "trick-n-chef")};`);
    await expect(playerOf(other, GAME)).rejects.toThrow(`other.mjs plays trick-n-chef, not ${GAME}`);
    const broken: unknown = {
      name: "broken",
      script: { ...STEADY, hires: [["butcher", 1]] },
    };
    await expect(playerOf(file("broken.json", JSON.stringify(broken)), GAME)).rejects.toThrow("broken.json holds no");
    await expect(playerOf(join(folder, "nowhere.mjs"), GAME)).rejects.toThrow("nowhere.mjs cannot be loaded");
    await expect(playerOf("nobody", GAME)).rejects.toThrow(/no bot "nobody".*steady.*pizza/);
  });
});

describe("pnpm arena", () => {
  const arena = (...flags: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, "--players", "2", ...flags], {
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };
  const reported = (path: string): ArenaReport =>
    // cast: the command wrote it.
    JSON.parse(readFileSync(path, "utf8")) as ArenaReport;

  it("writes its report, goes on where it was, and leaves logs whose decisions can be taken again", async () => {
    const [json, resume, trace] = ["report.json", "games.jsonl", "traces"].map((name) => join(folder, name));
    const flags = ["--bots", "pizza,steady", "--resume", resume ?? "", "--trace", trace ?? "", "--json", json ?? ""];
    const first = arena(...flags, "--games", "2");
    expect(first.stderr).toContain("2 of 2 games");
    expect(first.status).toBe(0);
    // The last line is cut off, as by a machine that stopped.
    const kept = readFileSync(resume ?? "", "utf8");
    writeFileSync(resume ?? "", kept.slice(0, -40));
    const second = arena(...flags, "--games", "4");
    expect(second.stderr).toContain("4 of 4 games");
    const lines = readFileSync(resume ?? "", "utf8")
      .trimEnd()
      .split("\n");
    // cast: the command wrote it; a line that is no JSON throws.
    const numbers = lines.slice(1).map((line) => (JSON.parse(line) as { readonly key: string }).key);
    expect(numbers.toSorted()).toEqual(["0", "1", "2", "3"]);
    const report = reported(json ?? "");
    expect(report).toMatchObject({
      games: 4,
      quality: { games: 4 },
      bots: [{ name: "pizza", games: 4 }, { name: "steady" }],
    });
    expect(report.bots.reduce((sum, { wins }) => sum + wins, 0)).toBe(4);
    const other = arena(...flags, "--games", "2", "--seed", "2");
    expect(other.status).toBe(2);
    expect(other.stderr).toContain("holds other games");
    const again = await repeatedDecision(join(trace ?? "", "game-3.jsonl"), 20);
    expect(again.isSame).toBe(true);
    expect(["pizza", "steady"]).toContain(again.name);
    expect(again.plan[0]).toEqual(again.now);
    await expect(repeatedDecision(join(trace ?? "", "game-3.jsonl"), 0)).rejects.toThrow("tells no decision");
  });

  it("says who can be named", () => {
    const { status, stderr } = arena("--bots", "nobody");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--bots: no bot "nobody".*or a file that exports a bot\n$/);
    expect(botsWith({}).length).toBeGreaterThan(0);
  });
});
