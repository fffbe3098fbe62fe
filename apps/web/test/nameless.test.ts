import { expect, it } from "vitest";
import { givenName, numberAt } from "../src/table/seats/nameless.ts";

const at = (...players: readonly string[]) => players.map((player, seat) => ({ seat, player }));

it("whoever gives no name is told the number that the table would give them, or the one that they bear", () => {
  expect(numberAt(at("Ann", ""), null)).toBe(1);
  expect(numberAt(at("Player 1", ""), null)).toBe(2);
  // Names stand there in the language of the page, or of whoever gave them.
  expect(numberAt(at("Игрок 2", "", "プレイヤー1"), null)).toBe(3);
  expect(numberAt(at("Player 1", "Player 3"), 1)).toBe(3);
  expect(numberAt(at("Player 1", "Bob"), 1)).toBe(2);
});

it("a field for one's name stands empty where one has given none", () => {
  const seats = at("Ann", "Gracz 2", "Bob");
  expect([1, 2, 7].map((seat) => givenName(seats, seat, ""))).toEqual(["", "Bob", ""]);
  // What was given, without the number that tells one apart: it is asked for at the next table, too.
  expect(givenName(at("Ann", "Ann 2"), 1, "Ann")).toBe("Ann");
  expect(givenName(at("Ann", "Ann 2"), 1, "Bob")).toBe("Ann 2");
});
