import type { Command } from "@blueplate/engine";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { saidOf } from "@blueplate/variants/testing/reasons";
import { describe, expect, it } from "vitest";

const scene = evening("setup-reserve", [{ restaurants: [] }, { restaurants: [] }], { reserves: {}, round: 1 }, {}, [
  "reserve-prices",
]);
// cast: a command of the module.
const lay = (price: number): Command => ({ _tag: "setup.chooseReserve", price }) as unknown as Command;

describe("why a reserve card is laid", () => {
  it("is a vote, told with what it changes and before which prices it counts at a tie", () => {
    const said = (price: number) => saidOf(scene, 0, lay(price), "referee");
    expect(said(20)).toEqual([{ id: "reserve-prices:vote", price: 20, usual: 10, before: [5, 10] }]);
    expect(said(5)).toMatchObject([{ price: 5, before: [10] }]);
    expect(said(10)).toMatchObject([{ price: 10, before: [] }]);
  });

  it("is told to whoever laid it, and to nobody else", () => {
    expect(saidOf(scene, 0, lay(20), seat(0))).toHaveLength(1);
    expect(saidOf(scene, 0, lay(20), seat(1))).toEqual([]);
    expect(saidOf(scene, 0, lay(20), "watcher")).toEqual([]);
  });
});
