import { readFileSync } from "node:fs";
import { type Game, readLog } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { foodChainMagnate } from "@blueplate/variants";
import { english, gameWordsIn } from "@blueplate/words";
import { Result } from "effect";
import { expect, it } from "vitest";
import { seatsIn } from "../../src/session/seats.ts";
import { namedExample } from "../../src/studies/named-example.ts";
import { goldenLog, studyOf, wantedOf } from "../worlds.ts";

const SUITS = ["red", "yellow", "blue", "green"].map((suit) => {
  return gameWordsIn(english, "trick-n-chef").look("card", `${suit}-1`)?.colour;
});
const GAMES = [
  ["trick-n-chef", "standard-4p-sensible-g1", trickNChef],
  ["food-chain-magnate", "standard-4p-steady-g1", foodChainMagnate],
] as const;

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../../goldens/${name}.jsonl`, import.meta.url), "utf8");
const parsed = (text: string, game: Game) => Result.getOrThrow(readLog(text, ({ config }) => game.load(config)));
const read = (name: string, game: Game) => parsed(textOf(name), game);

it("seats of a log whose colours are none get those that their game gives, which are never those of its cards", () => {
  const [chapter] = studyOf(wantedOf(goldenLog("trick-n-chef/1/standard-4p-sensible-g1"))).chapters;
  if (!chapter) throw new Error("a study of a game has a chapter");
  const { rules } = read("trick-n-chef/1/standard-4p-sensible-g1", trickNChef);
  const colours = seatsIn({ chapter: () => chapter, rules }).map(({ banner }) => banner.colour);
  expect(new Set(colours).size).toBe(4);
  for (const colour of colours) expect(SUITS).not.toContain(colour);
});

it.each(GAMES)(
  "an example of %s is played by guests or chains of the game, not by the names of programs",
  (id, name, game) => {
    const log = textOf(`${id}/1/${name}`);
    const words = gameWordsIn(english, id);
    const named = namedExample(log, words);
    expect(parsed(named, game).header.seats.map(({ player, banner }) => [player, banner])).toEqual(
      words.banners.slice(0, 4).map(({ name: called, colour }) => [called, { name: called, colour }]),
    );
    expect(parsed(named, game).header.seats.map(({ bot }) => bot)).toEqual(
      parsed(log, game).header.seats.map(({ bot }) => bot),
    );
    expect(parsed(named, game).entries).toEqual(parsed(log, game).entries);
    expect(namedExample("no log", words)).toBe("no log");
  },
);
