import { expect, test } from "vitest";
import { isChoosing, leadingForm } from "../src/question/leading-form.ts";

const hire = { tag: "hire", slots: [{ name: "card" }] };
const end = { tag: "end", slots: [], lastResort: true };

const asked = (chosen: unknown, leads: string | null, holdsMain = false) =>
  // cast: of forms only their names and whether they have slots are read.
  leadingForm({
    filling: { form: () => chosen, forms: () => [hire, end] },
    parts: { leads: () => leads, hasMain: () => holdsMain },
  } as never);

test("what would be missed has the main button while nothing is chosen", () => {
  expect(asked(null, "hire")).toBe(hire);
  expect(asked(hire, "hire")).toBeNull();
  expect(asked(null, null)).toBeNull();
});

test("neither what cannot be done now has it, nor what closes the turn, nor anything beside a main button of the game", () => {
  expect(asked(null, "train")).toBeNull();
  expect(asked(null, "end")).toBeNull();
  expect(asked(null, "hire", true)).toBeNull();
});

test("something is to be chosen first in an open form that has nothing to send and no main button of its own", () => {
  const choosing = (form: unknown, command: unknown, holdsMain = false): boolean =>
    // cast: as above.
    isChoosing({ filling: { form: () => form, command: () => command }, parts: { hasMain: () => holdsMain } } as never);
  expect(choosing(hire, null)).toBe(true);
  expect(choosing(hire, { command: { _tag: "hire" }, refusal: null })).toBe(false);
  expect(choosing(hire, null, true)).toBe(false);
  expect(choosing(end, null)).toBe(false);
  expect(choosing(null, null)).toBe(false);
});
