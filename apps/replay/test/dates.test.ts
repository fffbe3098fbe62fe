import { expect, it, vi } from "vitest";

vi.mock("@blueplate/tabletop", () => ({ language: { locale: () => "en" } }));
const { dateTime, day } = await import("../src/dates.ts");

it("a moment is written with its day; where nobody looked at a clock nothing is", () => {
  const noon = Date.UTC(2026, 4, 17, 12);
  expect([day(noon), dateTime(noon)]).toEqual(["May 17, 2026", expect.stringMatching(/^May 17, 2026, /)]);
  // Frozen games count their entries instead.
  for (const at of [0, 40, 600_000]) expect([day(at), dateTime(at)]).toEqual([null, null]);
});
