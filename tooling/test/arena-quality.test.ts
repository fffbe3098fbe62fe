import { addQuality, botsWith, noQuality, type PlayQuality, qualityOf } from "@blueplate/bot";
import { seatOf } from "@blueplate/kernel";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedGames } from "../src/arena/finished-games.ts";
import { type ArenaGame, playArenaGame } from "../src/arena/game.ts";
import { arenaReport } from "../src/arena/report.ts";
import { qualityText } from "../src/arena/quality-text.ts";
import { arenaPlan } from "../src/arena/seating.ts";
import { configOf, rulesOf } from "../src/games.ts";
import { type Player, playerOf } from "../src/playing/players.ts";

const GAME = "food-chain-magnate";
const [medium, steady]: readonly Player[] = await Promise.all([playerOf("medium", GAME), playerOf("steady", GAME)]);
if (!medium || !steady) throw new Error("no players");
const [plan = { nth: 0, seed: "", seats: [] }] = arenaPlan(2, { seats: 2, games: 1, seed: "quality" });
const rules = rulesOf(GAME, configOf(GAME, { ruleset: "standard", seats: 2 }));
const { game, table } = playArenaGame(rules, [medium, steady], plan);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "arena-quality-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("how an arena's games were played", () => {
  it("is told of all seats and of each bot, with what its company meant to become where it says so", () => {
    const meant = botsWith({})
      .find(({ id, game: of }) => id === "medium" && of === GAME)
      ?.archetypeAt?.(table.state, seatOf(0));
    expect(game.quality?.counts.archetypes).toEqual({ [meant ?? ""]: 1 });
    expect(game.qualities?.["medium"]?.counts.archetypes).toEqual({ [meant ?? ""]: 1 });
    expect(game.qualities?.["steady"]?.counts.archetypes).toEqual({});
    expect(game.qualities?.["steady"]).toEqual(qualityOf(table, [1]));
  });

  it("comes into the report with its figures, against what the rules have", () => {
    const expected = { milestones: ["first-hire-3", "first-of-all"] };
    const { quality, bots } = arenaReport([game], expected);
    expect(quality).toMatchObject({ games: 1, figures: { neverSeen: { milestones: ["first-of-all"] } } });
    expect(bots.map((bot) => Object.keys(bot.quality["figures"] ?? {}).length)).toEqual([13, 13]);
    expect(arenaReport([{ ...game, quality: undefined, qualities: undefined } as never]).quality).toEqual({});
  });

  it("is left out of games that were kept before all of it was counted, and who won is not", () => {
    const path = join(folder, "games.jsonl");
    const { leftHungry: _, ...former } = game.quality ?? noQuality;
    const { archetypes: __, ...counts } = former.counts;
    const kept = (each: unknown): string => `${JSON.stringify({ arena: "s" })}\n${JSON.stringify(each)}\n`;
    const read = (each: object): ArenaGame | undefined => {
      writeFileSync(path, kept({ key: "0", game: each }));
      return finishedGames(path, "s").games.get("0");
    };
    expect(read(game)).toEqual(JSON.parse(JSON.stringify(game)));
    for (const quality of [former, { ...former, leftHungry: 0, counts }]) {
      const again = read({ ...game, quality });
      expect(again?.winners).toEqual(game.winners);
      expect(again).not.toHaveProperty("quality");
      expect(again).not.toHaveProperty("qualities");
    }
    expect(readFileSync(path, "utf8")).toContain("winners");
  });
});

describe("the text of it", () => {
  const quality: PlayQuality = {
    ...noQuality,
    games: 4,
    sameOpenings: 1,
    unserved: 9,
    leftHungry: 3,
    counts: {
      ...noQuality.counts,
      made: { burger: 30, beer: 10 },
      sold: { burger: 28, beer: 6 },
      thrown: { burger: 2, beer: 4 },
      campaignGoods: { burger: 3, beer: 1 },
      campaignKinds: { radio: 1, mailbox: 3 },
      campaignsInVain: { beer: 1 },
      firedOnArrival: { waitress: 2 },
      firedUnpayable: { waitress: 1 },
      unwantedDrinks: { beer: 5 },
      hired: { waitress: 2, trainer: 1 },
      milestones: { "first-train": 4 },
    },
    gamesWith: { ...noQuality.gamesWith, campaignKinds: { radio: 1, mailbox: 3 }, milestones: { "first-train": 3 } },
    winsWith: { ...noQuality.winsWith, milestones: { "first-train": 1 } },
  };
  const expected = { milestones: ["first-train", "first-radio"], campaignKinds: ["radio"] };
  const reportOf = (...names: readonly string[]) => {
    const qualities = Object.fromEntries(names.map((name) => [name, quality]));
    const records = names.map((name) => ({ name, latency: {}, fallbacks: 0, score: 0 }));
    const all = names.map(() => quality).reduce(addQuality, noQuality);
    return arenaReport([{ ...game, records, ranks: [], winners: [], quality: all, qualities }], expected);
  };
  const textOf = (...names: readonly string[]): readonly string[] => {
    const { quality: all, bots } = reportOf(...names);
    return qualityText(all, bots);
  };
  /** The cells of a row, which are two blanks or more apart. */
  const row = (lines: readonly string[], begins: string): readonly string[] =>
    lines
      .find((line) => line.trimStart().startsWith(begins))
      ?.trim()
      .split(/\s{2,}/) ?? [];

  it("sets what is asked for beside what was found", () => {
    const lines = textOf("a");
    expect(row(lines, "how they played")).toEqual(["how they played", "asked for", "a"]);
    for (const [name, ...cells] of [
      ["games counted", "4"],
      ["thrown away, % of made", "≤ 10", "15.0"],
      ["free cards let go as they came", "none", "2"],
      ["of them where cash was too short", "1"],
      ["houses left hungry, a cook on the beach", "none", "3"],
      ["drinks that nobody could ask for", "none", "5"],
      ["campaigns run where nobody lives", "none", "0"],
      ["campaigns that found no room, %", "25.0"],
      ["rarest good, % of campaigns", "≥ 8", "beer 25.0"],
      ["rarest campaign, % of games", "≥ 5", "radio 25.0"],
      ["kinds of card hired or trained", "≥ 20", "2"],
      ["rounds 1 to 3 alike, % of games", "≤ 20", "25.0"],
    ] as const)
      expect(row(lines, name)).toEqual([name, ...cells]);
  });

  it("tells each of several bots apart, and all together", () => {
    const lines = textOf("a", "b");
    expect(row(lines, "how they played")).toEqual(["how they played", "asked for", "a", "b", "all"]);
    expect(row(lines, "houses left hungry")).toEqual([
      "houses left hungry, a cook on the beach",
      "none",
      "3",
      "3",
      "6",
    ]);
  });

  it("tells how often each kind occurs and wins, and names what does not", () => {
    const lines = textOf("a");
    expect(row(lines, "milestone")).toEqual(["milestone", "first-train", "4", "100.0", "75.0", "25.0"]);
    expect(row(lines, "first-radio")).toEqual(["first-radio", "0", "0.0", "0.0", "0.0"]);
    expect(lines).toContain("never seen: milestone first-radio");
    expect(lines).toContain("seen and never won with: campaign radio");
    expect(lines.at(-1)).toBe(
      "houses that nobody served: 9, 3 of them in reach of a chain with a cook for them on its beach",
    );
  });

  it("stands in columns", () => {
    const lines = textOf("a", "b");
    const ends = (from: string, to: string): readonly number[] => {
      const [first, after] = [from, to].map((begin) => lines.findIndex((line) => line.startsWith(begin)));
      return lines.slice(first, after).flatMap(({ length }) => (length > 0 ? [length] : []));
    };
    const figures = ends("how they played", "what occurs");
    const [, ...kinds] = ends("what occurs", "never seen");
    expect([figures.length, kinds.length]).toEqual([15, 11]);
    expect([new Set(figures).size, new Set(kinds).size]).toEqual([1, 1]);
    expect(qualityText({}, [])).toEqual([]);
  });
});
