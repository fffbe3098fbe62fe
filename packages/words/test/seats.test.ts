import { expect, it } from "vitest";
import { BOT_OF } from "../src/bots.ts";
import { PLAYER_OF } from "../src/default-names.ts";
import {
  english,
  listedNames,
  LOCALES,
  nameAmong,
  personName,
  seatName,
  seatNames,
  toldApart,
  wonText,
  wordsIn,
} from "../src/index.ts";

// cast: the keys of the table are its languages.
const EVERY = Object.keys(LOCALES) as readonly (keyof typeof LOCALES)[];

it.each(EVERY)(
  "a bot that was seated in %s is called like its chain in the language of the reader, also at tables that are stored",
  async (locale) => {
    const { games } = await wordsIn(locale);
    for (const game of ["food-chain-magnate", "trick-n-chef"])
      for (const [seat, banner] of (games[game]?.banners ?? []).entries()) {
        const bot = { seat, banner, bot: "steady", player: banner.name };
        const { name } = english.games[game]?.banners[seat] ?? { name: "" };
        for (const player of [banner.name, BOT_OF[locale](banner.name), `steady ${seat + 1}`])
          expect(seatName(english, game, { ...bot, player })).toBe(name);
      }
  },
);

it.each(EVERY)(
  "somebody who gave no name in %s is called by their number in the language of the reader",
  async (locale) => {
    const banner = { name: "Otis", colour: "#d33e2c" };
    const { shell } = await wordsIn(locale);
    for (const number of [1, 2, 5]) {
      const seat = { seat: number - 1, banner, bot: null, player: shell.local.player(number) };
      expect(seatName(english, "trick-n-chef", seat)).toBe(`Player ${number}`);
      expect(personName(english, seat.player)).toBe(`Player ${number}`);
    }
  },
);

it("two at one table who give no name are told apart, whatever language they or others used", async () => {
  expect(nameAmong("", ["Ann"])).toBe("Player 1");
  for (const locale of EVERY) {
    const { player } = (await wordsIn(locale)).shell.local;
    expect(nameAmong("", [player(1), "Ann"])).toBe("Player 2");
    expect(nameAmong("", [player(2), player(1), ""])).toBe("Player 3");
    // Who brings a number from another table keeps it where nobody bears it.
    expect(nameAmong(player(2), [player(1)])).toBe(player(2));
    expect(nameAmong(player(1), [PLAYER_OF.en(1), player(2)])).toBe("Player 3");
  }
});

it("two at one table who give the same name are told apart by a number, as many as they are", () => {
  expect(nameAmong("Ann", ["Bob", ""])).toBe("Ann");
  expect(nameAmong("Ann", ["Ann"])).toBe("Ann 2");
  expect(nameAmong("Ann", ["Ann", "Ann 2", "Bob"])).toBe("Ann 3");
  expect(nameAmong("Ann 2", ["Ann", "Ann 2"])).toBe("Ann 2 2");
  // With its number, too, it is as long as a name may be at most.
  expect(nameAmong("Annabella", ["Annabella"], 9)).toBe("Annabel 2");
  expect(nameAmong("Anna Bella", ["Anna Bella"], 7)).toBe("Anna 2");
});

it("of many without a name each has a number", () => {
  const many = Array.from({ length: 64 }).reduce<readonly string[]>((before) => [...before, nameAmong("", before)], []);
  expect(many.at(-1)).toBe("Player 64");
  expect(new Set(many).size).toBe(64);
});

it.each(EVERY)("those who were stored alike are told apart in %s, and an empty seat stays so", async (locale) => {
  const words = await wordsIn(locale);
  const { player } = words.shell.local;
  expect(toldApart(words, ["Ann", "", "Ann", "Player 1", player(1), ""])).toEqual([
    "Ann",
    "",
    "Ann 2",
    player(1),
    player(2),
    "",
  ]);
});

it.each(EVERY)(
  "people who never sat together are told apart by what stays theirs: who gave no name in %s is a guest",
  async (locale) => {
    const words = await wordsIn(locale);
    const { guest, player } = words.shell.local;
    const ann = { name: "Ann", tag: "A1B2" };
    const people = [
      { name: player(2), tag: "K7QX" },
      ann,
      { name: "Player 2", tag: "Z0Z0" },
      { name: "Bot", tag: null },
      { name: "", tag: "EEEE" },
    ];
    expect(listedNames(words, people)).toEqual([guest("K7QX"), "Ann", guest("Z0Z0"), "Bot", guest("EEEE")]);
    // Whoever climbs past others is called as before.
    expect(listedNames(words, people.toReversed())).toEqual(listedNames(words, people).toReversed());
    const other = { name: "Ann", tag: "C3D4" };
    expect(listedNames(words, [ann, other])).toEqual(["Ann (A1B2)", "Ann (C3D4)"]);
  },
);

it("people and bots that somebody has named keep their names", () => {
  const banner = { name: "Комета", colour: "#d33e2c" };
  for (const [player, bot] of [
    ["Бот Комета", null],
    ["Player One", null],
    ["Player 1", "steady"],
    ["Deep Fryer", "steady"],
    ["steady", "steady"],
  ] as const)
    expect(seatName(english, "food-chain-magnate", { seat: 0, banner, bot, player })).toBe(player);
});

it("a list of games says who played and who won: one, several, or nobody", () => {
  const banner = { name: "", colour: "#d33e2c" };
  const seats = ["Ann", "Bob", "Eve"].map((player, seat) => ({ seat, banner, bot: null, player }));
  const won = (winners: readonly number[]) => wonText(english, "trick-n-chef", seats, winners);
  expect(seatNames(english, "trick-n-chef", seats)).toEqual(["Ann", "Bob", "Eve"]);
  expect([won([1]), won([0, 2]), won([])]).toEqual(["Bob won", "Ann, Eve won", "Nobody wins"]);
  // Whoever is called the same as somebody before is told apart.
  const alike = seats.map((seat) => ({ ...seat, player: seat.seat === 1 ? "Bob" : "Ann" }));
  expect(seatNames(english, "trick-n-chef", alike)).toEqual(["Ann", "Bob", "Ann 2"]);
  expect(wonText(english, "trick-n-chef", alike, [2])).toBe("Ann 2 won");
});
