import { expect, it } from "vitest";
import { firstFinished } from "../../src/statistics/asking.ts";

const NOTHING = { groups: [], uncounted: 0 };

it("the first game of which some were finished is found, also where they are still to be read", async () => {
  const asked: string[] = [];
  const answer = (game: string) => {
    asked.push(game);
    return Promise.resolve(game === "cards" ? { ...NOTHING, uncounted: 2 } : NOTHING);
  };
  expect(await firstFinished(["town", "cards", "bids"], answer)).toBe("cards");
  expect(asked).toEqual(["town", "cards"]);
  expect(await firstFinished(["town", "bids"], answer)).toBeNull();
  expect(await firstFinished([], answer)).toBeNull();
});
