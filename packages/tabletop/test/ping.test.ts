import { gameWordsIn, wordsIn } from "@blueplate/words";
import { describe, expect, it } from "vitest";
import { pingIn } from "../src/pointing/ping.ts";

const wordsOf = async (game: string) => gameWordsIn(await wordsIn("en"), game);

describe("a line of talk that points", () => {
  it("is the sign of one thing and nothing else", async () => {
    const words = await wordsOf("food-chain-magnate");
    const pinged = (text: string) => {
      const found = pingIn(words, text);
      return found && `${found.kind} ${found.id}`;
    };
    expect(["#7", "@C4", "!11", "&2"].map(pinged)).toEqual(["house 7", "square 2,3", "campaign 11", "seat 1"]);
    // Talk: a thing among words, two things, a card, nothing of the town.
    expect(["#7?", "go to #7", "#7 #8", "house 7", "waitress", "hello", ""].map(pinged)).toEqual(Array(7).fill(null));
  });

  it("is not said where a game has no such things", async () => {
    const words = await wordsOf("trick-n-chef");
    expect([pingIn(words, "#7"), words.sign("house", "7")]).toEqual([null, null]);
  });
});
