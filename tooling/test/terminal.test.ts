import { type Form, type Json, seatOf, type Slot, type Tagged } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { canBegin } from "../src/terminal/filling.ts";

const formWith = (...slots: readonly Slot<unknown>[]): Form<unknown, Tagged, Tagged> => ({
  tag: "launch",
  slots,
  secret: false,
  isAvailable: () => true,
  unavailableReason: () => "",
  refuse: () => null,
  decide: () => [],
});

const choiceOf = (values: readonly Json[], asked: "yes" | "maybe" | "no" = "yes"): Slot<unknown> => ({
  name: "tile",
  kind: "campaign",
  shape: "choice",
  asked: () => asked,
  candidates: () => values,
});

const isOffered = (...slots: readonly Slot<unknown>[]): boolean =>
  canBegin({ form: formWith(...slots), view: null, seat: seatOf(0) });

describe("what a person at a terminal is offered", () => {
  it("is nothing whose first question has no answer", () => {
    expect(isOffered(choiceOf([]))).toBe(false);
    expect(isOffered(choiceOf([11]))).toBe(true);
  });

  it("is what asks nothing, or nothing that must be answered", () => {
    expect(isOffered()).toBe(true);
    expect(isOffered(choiceOf([], "no"))).toBe(true);
    expect(isOffered(choiceOf([], "maybe"))).toBe(true);
  });
});
