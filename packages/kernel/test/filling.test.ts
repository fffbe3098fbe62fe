import { describe, expect, it } from "vitest";
import {
  check,
  firstCommand,
  listOffers,
  nextSlot,
  openForms,
  randomCommand,
  type Rules,
  seatOf,
} from "../src/index.ts";
import { rngOf, laws } from "../src/testing/index.ts";
import { type Command, counter, type Event, type State } from "./counter.ts";

const ann = seatOf(0);
const bob = seatOf(1);
const { initialState } = counter;

describe("forms", () => {
  it("are open to the seat whose turn it is, in the order of the rules", () => {
    expect(openForms(counter, initialState, ann).map((form) => form.tag)).toEqual(["add", "roll"]);
    expect(openForms(counter, initialState, bob)).toEqual([]);
  });

  it("ask slot by slot, only what is asked for after what was picked", () => {
    const form = openForms(counter, initialState, ann)[0];
    if (!form) throw new Error("no form");
    expect(nextSlot(form, initialState, ann, {})?.name).toBe("amounts");
    expect(nextSlot(form, initialState, ann, { amounts: [2] })).toBeNull();
    expect(nextSlot(form, initialState, ann, { amounts: [1, 3] })?.name).toBe("again");
    expect(nextSlot(form, initialState, ann, { amounts: [1, 3] }, ["again"])).toBeNull();
    expect(nextSlot(form, initialState, ann, { amounts: [1, 3], again: 2 })).toBeNull();
  });

  it("list every offer: lists in each order, optional fields left out and given", () => {
    const offers = [...listOffers(counter, initialState, ann)];
    expect(offers).toContainEqual({ _tag: "add", amounts: [2] });
    expect(offers).toContainEqual({ _tag: "add", amounts: [1, 3] });
    expect(offers).toContainEqual({ _tag: "add", amounts: [3, 1], again: 5 });
    expect(offers).toContainEqual({ _tag: "roll" });
    expect(offers).not.toContainEqual({ _tag: "add", amounts: [1] });
    expect(offers.every((offer) => check(counter, initialState, ann, offer) === null)).toBe(true);
    expect([...listOffers(counter, initialState, ann, 3)]).toHaveLength(3);
  });
});

describe("the random policy", () => {
  it("gives legal commands only, and in time every kind of them", () => {
    const rng = rngOf("policy");
    const seen = new Set<string>();
    for (let count = 0; count < 500; count++) {
      const command = randomCommand(counter, initialState, ann, rng);
      if (!command) throw new Error("nothing to choose from");
      expect(check(counter, initialState, ann, command)).toBeNull();
      seen.add(JSON.stringify(command));
    }
    expect(seen).toContain('{"_tag":"roll"}');
    expect(seen).toContain('{"_tag":"add","amounts":[2]}');
    expect([...seen].some((each) => each.includes('"again":5'))).toBe(true);
  });

  it("has nothing for a seat without an open form", () => {
    expect(randomCommand(counter, initialState, bob, rngOf("policy"))).toBeNull();
    expect(firstCommand(counter, initialState, bob)).toBeNull();
  });

  it("finds the only filling behind many dead ends", () => {
    const { add } = counter.forms;
    if (!add) throw new Error("no form");
    const doors = Array.from({ length: 500 }, (_, door) => door);
    const maze: Rules<State, Command, Event> = {
      ...counter,
      forms: {
        add: {
          ...add,
          slots: [
            { name: "door", kind: "number", shape: "choice", candidates: () => doors },
            {
              name: "key",
              kind: "number",
              shape: "choice",
              candidates: (_s, _t, { door }) => (door === 499 ? [1] : []),
            },
          ],
          refuse: () => null,
        },
      },
    };
    expect(randomCommand(maze, initialState, ann, rngOf("maze"))).toMatchObject({ door: 499, key: 1 });
    expect(firstCommand(maze, initialState, ann)).toMatchObject({ door: 499, key: 1 });
  });

  it("grows a list by what leaves it sound, where the slot knows what that is", () => {
    const { add } = counter.forms;
    if (!add) throw new Error("no form");
    const stairs: Rules<State, Command, Event> = {
      ...counter,
      forms: {
        add: {
          ...add,
          slots: [
            {
              name: "steps",
              kind: "number",
              shape: "list",
              candidates: () => [1, 2, 3],
              fits: (_s, _t, _p, list) => list.length === 3,
              sound: (_s, _t, _p, list) => list.every((step, at) => step === at + 1),
            },
          ],
          refuse: () => null,
        },
      },
    };
    const rng = rngOf("stairs");
    for (let count = 0; count < 20; count++)
      expect(randomCommand(stairs, initialState, ann, rng)).toMatchObject({ steps: [1, 2, 3] });
  });

  it("puts a last resort off, nine times in ten, while others are open", () => {
    const { add, roll } = counter.forms;
    if (!add || !roll) throw new Error("no form");
    const patient = { ...counter, forms: { roll, add: { ...add, lastResort: true } } };
    const rng = (ten: number) => (bound: number) => (bound === 10 ? ten : bound - 1);
    expect(randomCommand(patient, initialState, ann, rng(1))?._tag).toBe("roll");
    expect(randomCommand(patient, initialState, ann, rng(0))?._tag).toBe("add");
  });

  it("the fallback for time-outs is legal and always the same", () => {
    const command = firstCommand(counter, initialState, ann);
    if (!command) throw new Error("nothing to choose from");
    expect(check(counter, initialState, ann, command)).toBeNull();
    expect(firstCommand(counter, initialState, ann)).toEqual(command);
  });
});

laws("the counter", { rules: { "two players": counter }, games: 5, decisionsAtMost: 100 });
