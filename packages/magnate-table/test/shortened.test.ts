import { seatOf } from "@blueplate/kernel";
import type { CampaignHouseEffect } from "@blueplate/forecast";
import { expect, test } from "vitest";
import { shortened } from "../src/panels/shortened.ts";

const [mine, other] = [seatOf(0), seatOf(1)];
const at = (house: number, what: Partial<CampaignHouseEffect> = {}): CampaignHouseEffect => ({
  house,
  basket: ["burger"],
  added: 1,
  lost: 0,
  mayEatFirst: false,
  turnedAway: [],
  lacks: {},
  joined: true,
  nearest: mine,
  ...what,
});
const numbers = (reached: readonly CampaignHouseEffect[], most: number) => {
  const { shown, more } = shortened(reached, mine, most);
  return { shown: shown.map(({ house }) => house), more };
};

test("a list that fits stands whole, also where the line that says what is left out would take as much room", () => {
  expect(numbers([], 2)).toEqual({ shown: [], more: 0 });
  expect(numbers([at(1), at(2), at(3)], 2)).toEqual({ shown: [1, 2, 3], more: 0 });
});

test("of a longer list those are left out that matter least to the seat, and the rest keeps its order", () => {
  const reached = [
    at(1, { added: 0, lost: 1 }),
    at(2, { nearest: other }),
    at(3, { joined: false, nearest: null }),
    at(4),
    at(5),
  ];
  expect(numbers(reached, 1)).toEqual({ shown: [4], more: 4 });
  expect(numbers(reached, 2)).toEqual({ shown: [4, 5], more: 3 });
  expect(numbers(reached, 3)).toEqual({ shown: [2, 4, 5], more: 2 });
});
