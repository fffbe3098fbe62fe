import { expect, it } from "vitest";
import { inCountry } from "../src/games/country.ts";

it("a town that is wider than high stands in open country into which its roads lead", () => {
  expect(inCountry(["o#..", "###0"])).toEqual([".#..", "o#..", "###0", ".#.."]);
  expect(inCountry(["o#..", "o#..", "0###"])).toEqual(["o#..", "o#..", "0###", ".#.."]);
  expect(inCountry(["#", "0", "o"])).toEqual(["###", ".0.", ".o."]);
});

it("a square town fills its picture", () => expect(inCountry(["#o", "1."])).toEqual(["#o", "1."]));
it("a town that nobody knows yet has no country", () => expect(inCountry([])).toEqual([]));
