import { seatOf, type StatisticsGroup } from "@blueplate/kernel";
import { programId, type SeatRecord } from "@blueplate/store";
import { expect, it } from "vitest";
import { ladderIn, type SeatedGame } from "../src/tables/ladder.ts";

const seat = (
  table: string,
  at: number,
  player: string,
  guest: string | null,
  bot: string | null = null,
): SeatRecord => ({
  table,
  seat: at,
  guest,
  player,
  bannerName: player,
  bannerColour: "#000000",
  bot,
  orders: null,
  devices: [],
});

const PROGRAM = programId("pppp".repeat(8));

const game = (winner: number, ...sitting: readonly SeatRecord[]): SeatedGame => ({
  origin: "drawn",
  outcome: {
    winners: [seatOf(winner)],
    ranking: sitting.map(({ seat: at }) => ({ seat: seatOf(at), score: at === winner ? 1 : 0 })),
  },
  sitting,
});

const group = (games: readonly number[]): StatisticsGroup => ({
  game: "food-chain-magnate",
  ruleset: "standard",
  modules: [],
  seats: 2,
  games,
  rounds: { least: 1, median: 1, most: 1 },
  lengths: [],
  facts: {},
  traits: {},
});

it("ranks people, programs and bots by the names of their last game, and tells nobody's id", () => {
  // The newest first, as statistics have them; the third is of another kind of game.
  const games = [
    game(0, seat("c", 0, "Anne the Great", "guest-anne"), seat("c", 1, "Robot", PROGRAM)),
    game(0, seat("b", 0, "Anne", "guest-anne"), seat("b", 1, "medium", null, "medium")),
    game(1, seat("a", 0, "Anne", "guest-anne"), seat("a", 1, "Left", null)),
  ];
  const rows = ladderIn(group([0, 1]), games);
  expect(rows.map(({ name, games: played }) => [name, played])).toEqual(
    expect.arrayContaining([
      ["Anne the Great", 2],
      ["Robot", 1],
      ["medium", 1],
    ]),
  );
  expect(rows).toHaveLength(3);
  expect(rows.find(({ name }) => name === "Robot")?.program).toBe(true);
  expect(rows.find(({ bot }) => bot === "medium")?.provisional).toBe(false);
  expect(JSON.stringify(rows)).not.toMatch(/guest-anne|pppp/);
});

it.each(["chosen", "daily", "continued", "imported"] as const)(
  "leaves out a game that was %s: somebody may have known what comes",
  (origin) => {
    const known = { ...game(0, seat("b", 0, "Anne", "guest-anne"), seat("b", 1, "Ben", "guest-ben")), origin };
    const drawn = game(1, seat("a", 0, "Anne", "guest-anne"), seat("a", 1, "Ben", "guest-ben"));
    expect(ladderIn(group([0, 1]), [known, drawn])).toEqual(ladderIn(group([0]), [drawn]));
  },
);

it("seats that nobody holds any more are other people in every game", () => {
  const left = (table: string) => game(0, seat(table, 0, "Anne", "guest-anne"), seat(table, 1, "Gone", null));
  expect(ladderIn(group([0, 1]), [left("b"), left("a")]).map(({ name }) => name)).toEqual(["Anne", "Gone", "Gone"]);
});

it("whoever gave no name has a tag that stays theirs from game to game, whatever seat they had; a bot has none", () => {
  const nameless = (table: string, eve: number, bob: number) =>
    game(
      0,
      seat(table, eve, `Player ${eve + 1}`, "guest-eve"),
      seat(table, bob, `Player ${bob + 1}`, "guest-bob"),
      seat(table, 2, "medium", null, "medium"),
    );
  const tagsIn = (...games: readonly SeatedGame[]) =>
    Object.fromEntries(ladderIn(group([0]), games).map(({ name, tag }) => [name, tag]));
  const [one, other] = [tagsIn(nameless("a", 0, 1)), tagsIn(nameless("b", 1, 0))];
  expect(one["Player 1"]).toMatch(/^[\dA-Z]{4}$/);
  expect([one["Player 1"], one["Player 2"]]).toEqual([other["Player 2"], other["Player 1"]]);
  expect(one["Player 1"]).not.toBe(one["Player 2"]);
  expect(one["medium"]).toBeNull();
});
