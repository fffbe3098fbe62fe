import { seatOf } from "@blueplate/kernel";
import { expect, it } from "vitest";
import { withMinus } from "../src/index.ts";
import { trickNChef } from "../src/en/trick-n-chef.ts";

it("a number below zero is written with a minus sign", () => {
  expect([withMinus(-2), withMinus("-2.4"), withMinus(0), withMinus(7)]).toEqual(["−2", "−2.4", "0", "7"]);
  const told = trickNChef.events.CardPlayed(
    { _tag: "CardPlayed", seat: seatOf(0), card: "red-2", coins: -2, value: -2 },
    () => "Ann",
  );
  expect(JSON.stringify(told)).toContain("−2");
});
