import { expect, it } from "vitest";
import { mayClose } from "../src/table/may-close.ts";

const NOON = Date.UTC(2026, 10, 27, 12);
const HOUR = 3_600_000;
const own = { host: true, origin: "drawn", createdAt: NOON, status: "running", mySeat: 0, seats: [] } as const;

it("offers to close a game that one plays alone, but not today's: nobody has a second try at that", () => {
  expect(mayClose(own, NOON)).toBe(true);
  expect(mayClose({ ...own, host: false }, NOON)).toBe(false);
  const daily = { ...own, origin: "daily" } as const;
  expect(mayClose(daily, NOON + 11 * HOUR)).toBe(false);
  expect(mayClose(daily, NOON + 13 * HOUR)).toBe(true);
});
