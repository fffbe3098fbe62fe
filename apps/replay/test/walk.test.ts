import { foldLine } from "@blueplate/kernel";
import { hiddenBids } from "@blueplate/kernel/testing/hidden-bids";
import { beginTable, randomCommand, type Rules, submit, type Table } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { walkOf } from "../src/walk.ts";

const rules: Rules = Result.getOrThrow(hiddenBids.load({ ruleset: "standard", options: {}, seats: 3 }));

const played = (): Table => {
  let table: Table = beginTable(rules, "walk", 0);
  for (let number = 1; !rules.outcome(table.state); number++) {
    const [seat] = rules.waitsFor(table.state);
    const command = seat === undefined ? null : randomCommand(rules, table.state, seat, (bound) => number % bound);
    if (seat === undefined || !command) throw new Error("nobody can go on");
    const step = submit(table, { seat, commandId: String(number), seen: number - 1, command }, number);
    table = Result.getOrThrow(step).table;
  }
  return table;
};

describe("a walk through a game", () => {
  const table = played();
  const walk = walkOf(rules, table.entries);

  it("knows every position, forwards, backwards and by leaps", () => {
    const last = walk.steps.length - 1;
    for (const at of [0, last, 1, last - 1, Math.floor(last / 2)]) {
      expect(walk.state(at)).toEqual(foldLine(rules, table.line.slice(0, at + 1)));
    }
    expect(walk.state(last)).toEqual(table.state);
  });

  it("stays inside the game when it goes by rounds", () => {
    expect(walk.round(walk.steps.length - 1, 1)).toBe(walk.steps.length - 1);
    expect(walk.round(0, -1)).toBe(0);
  });
});
