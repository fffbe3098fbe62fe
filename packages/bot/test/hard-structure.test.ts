import type { Command, EmployeeId } from "@blueplate/engine";
import { decisionPointOf, openTable, readLog, seatOf } from "@blueplate/kernel";
import { foodChainMagnate } from "@blueplate/variants";
import { Result } from "effect";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { botsWith, knowledgeAt } from "../src/index.ts";

/** A game that hard played against a person, to the morning of its ninth round. */
const LOG = new URL("logs/cook-at-home.jsonl", import.meta.url);
const { rules, seed, entries } = Result.getOrThrow(
  readLog(readFileSync(LOG, "utf8"), ({ config }) => foodChainMagnate.load(config)),
);
const HARD_SEAT = seatOf(1);

/** Whom hard takes to work where the log has this entry. */
const structureAt = (entry: number, dice: string): readonly EmployeeId[] => {
  const [hard] = botsWith({}).filter(({ id, game }) => id === "hard" && game === foodChainMagnate.id);
  if (!hard) throw new Error("no hard");
  const { state } = decisionPointOf(openTable(rules, seed ?? "", entries.slice(0, entry)));
  // cast: the game is Food Chain Magnate.
  const command = hard.decide(knowledgeAt(rules, state, HARD_SEAT), rules, { seed: dice, work: 1 }).command as Command;
  if (command._tag !== "restructure.submit") throw new Error(`entry ${entry} is no structure`);
  return command.employees;
};

// The house next door wants a burger, a pizza and a soft drink.
it.each([
  ["eighth", 102],
  ["ninth", 117],
] as const)("the pizza cook works in the %s round, for a house that lacks nothing else", (_, entry) => {
  for (const dice of ["a", "b", "c"]) expect(structureAt(entry, dice)).toContain("pizza-cook");
});
