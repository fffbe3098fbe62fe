import type { RoundPlan } from "@blueplate/forecast";
import { expect, test } from "vitest";
import { withDraft } from "../src/planner/with-draft.ts";

const next: RoundPlan = { round: 4, work: ["waitress"], hires: [], trainings: [] };
const today: RoundPlan = { round: 3, work: null, hires: ["trainer"], trainings: [] };

test("whom the chart has at work is at work in the plan of its round, beside whom that hires", () => {
  expect(withDraft([], 3, ["trainer"])).toEqual([{ round: 3, work: ["trainer"], hires: [], trainings: [] }]);
  expect(withDraft([today, next], 3, ["waitress"])).toEqual([next, { ...today, work: ["waitress"] }]);
});

test("who is planned to work stays planned, whoever the chart has at work", () => {
  const planned = { ...today, work: [] };
  expect(withDraft([planned, next], 3, ["waitress"])).toEqual([planned, next]);
});
