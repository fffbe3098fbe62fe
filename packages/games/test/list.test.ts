import { describe, expect, it } from "vitest";
import { allGames, allScenarios, entryOf, GAMES, gameIds } from "../src/index.ts";

describe("the list of games", () => {
  it("names each once, as the game names itself", async () => {
    expect(new Set(gameIds).size).toBe(gameIds.length);
    expect((await allGames()).map(({ id }) => id)).toEqual(gameIds);
  });

  it.each(GAMES)("$id says what statistics keep of it", async ({ id }) => {
    expect((await allGames()).find((game) => game.id === id)?.summary?.version).toBeGreaterThan(0);
  });

  it("knows the positions of those that have scenario files", async () => {
    const known = (await allScenarios()).map(({ game }) => game.id);
    expect(known).toEqual(GAMES.filter(({ scenarios }) => scenarios).map(({ id }) => id));
  });

  it("has no row for a game that nobody has written", () => {
    expect(entryOf("chess")).toBeUndefined();
    expect(entryOf("food-chain-magnate")?.id).toBe("food-chain-magnate");
  });
});
