import { askedOf, type Json, type Refusal, refusal, seatOf } from "@blueplate/kernel";
import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { createGame } from "../../src/game.ts";
import {
  defineEvent,
  defineForm,
  type Event,
  type FoodChainMagnateRules,
  type Module,
  type State,
  wrapForm,
} from "../../src/index.ts";
import { presetsOf } from "../../src/modules/index.ts";
import { evening } from "@blueplate/variants/testing/evening";

const WORDS = ["well done", "not bad"] as const;
const praised = defineEvent("praise:Praised", { word: Schema.Literals(WORDS) }, (state) => state);
const toasted = defineEvent("toast:Toasted", { glasses: Schema.Int }, (state) => state);

/** Whoever trains may say a word. */
const praise: Module = {
  id: "praise",
  version: 1,
  rules: () => ({
    events: [praised],
    forms: [
      wrapForm("work.train", { word: Schema.Literals(WORDS) }, (base) => (ruleset) => {
        const form = base(ruleset);
        return {
          ...form,
          slots: [
            ...form.slots,
            { name: "word", kind: "word", shape: "choice", asked: () => "maybe", candidates: () => WORDS },
          ],
          decide: (state, seat, command, dice) => [
            ...form.decide(state, seat, command, dice),
            ...(command.word === undefined ? [] : [praised.make({ word: command.word })]),
          ],
        };
      }),
    ],
  }),
};

/** And raise one glass or two. */
const toast: Module = {
  id: "toast",
  version: 1,
  rules: () => ({
    events: [toasted],
    forms: [
      wrapForm("work.train", { glasses: Schema.Int }, (base) => (ruleset) => {
        const form = base(ruleset);
        return {
          ...form,
          slots: [
            ...form.slots,
            { name: "glasses", kind: "number", shape: "choice", asked: () => "maybe", candidates: () => [1, 2] },
          ],
          refuse: (state, seat, command) =>
            form.refuse(state, seat, command) ??
            ((command.glasses ?? 1) > 2 ? refusal({ _tag: "TooMuch", rule: "toast" }) : null),
          decide: (state, seat, command, dice) => [
            ...form.decide(state, seat, command, dice),
            ...(command.glasses === undefined ? [] : [toasted.make({ glasses: command.glasses })]),
          ],
        };
      }),
    ],
  }),
};

const gameOf = (...modules: readonly Module[]) => createGame({ presets: presetsOf([]), modules });
const load = (...modules: readonly Module[]) =>
  gameOf(...modules).load({ modules: modules.map(({ id }) => ({ id, version: 1 })), options: {}, seats: 2 });
const reasonOf = (...modules: readonly Module[]) => {
  const loaded = load(...modules);
  return Result.isFailure(loaded) ? loaded.failure.reason : null;
};

/** A day on which the first player has somebody to train. */
const { state } = evening("working", [{ atWork: ["trainer"], beach: ["kitchen-trainee"] }, {}]);
const TRAIN = { _tag: "work.train", employee: "kitchen-trainee", to: "burger-cook" };

const told = (rules: FoodChainMagnateRules, command: object): readonly Event[] | Refusal => {
  const decoded = rules.codecs.command.decode({ ...TRAIN, ...command });
  if (Result.isFailure(decoded)) return decoded.failure;
  const form = rules.forms["work.train"];
  const refused = form?.refuse(state, seatOf(0), decoded.success) ?? null;
  const dice = { rolls: 0, int: () => 0, shuffle: <T>(_: string, items: readonly T[]) => items };
  return refused ?? form?.decide(state, seatOf(0), decoded.success, dice) ?? [];
};

const tagsOf = (events: readonly Event[] | Refusal): unknown =>
  "map" in events ? events.map(({ _tag }) => _tag) : events._tag;

describe("two modules that each add a field to one command", () => {
  const both = Result.getOrThrow(load(praise, toast));

  it("are played together: the command has the fields of both, each of which may be left out", () => {
    expect(tagsOf(told(both, { word: "well done", glasses: 2 }))).toEqual([
      "Trained",
      "praise:Praised",
      "toast:Toasted",
    ]);
    expect(tagsOf(told(both, { glasses: 1 }))).toEqual(["Trained", "toast:Toasted"]);
    expect(tagsOf(told(both, {}))).toEqual(["Trained"]);
    expect(both.codecs.command.encode({ ...TRAIN, glasses: 1 } as never)).toEqual({ ...TRAIN, glasses: 1 });
  });

  it("refuse what the one or the other refuses, and fields of neither", () => {
    expect(tagsOf(told(both, { glasses: 3 }))).toBe("TooMuch");
    expect(tagsOf(told(both, { word: "well done", to: "guru" }))).not.toContain("Trained");
    expect(told(both, { word: "hm" })).toMatchObject({ _tag: "Malformed", field: "word" });
    expect(told(both, { song: 1 })).toMatchObject({ _tag: "Malformed", field: "song" });
    const alone = Result.getOrThrow(load(praise));
    expect(told(alone, { glasses: 1 })).toMatchObject({ _tag: "Malformed", field: "glasses" });
    expect(told(Result.getOrThrow(load()), { word: "well done" })).toMatchObject({ field: "word" });
  });

  it("ask for their fields after those of the command, in the order of the catalogue", () => {
    const slots = both.forms["work.train"]?.slots ?? [];
    const asked = slots.map((slot) => [
      slot.name,
      askedOf(slot, state, seatOf(0), TRAIN as Readonly<Record<string, Json>>),
    ]);
    expect(asked.slice(-2)).toEqual([
      ["word", "maybe"],
      ["glasses", "maybe"],
    ]);
    const others = Result.getOrThrow(load(toast, praise)).forms["work.train"]?.slots.map(({ name }) => name);
    expect(others?.slice(-2)).toEqual(["glasses", "word"]);
  });

  it("are wrapped round a form in the place of another, whichever comes first", () => {
    const silent: Module = {
      id: "silent",
      version: 1,
      rules: () => ({
        forms: [
          defineForm("work.train", { employee: Schema.String, to: Schema.String }, () => ({
            slots: [],
            isAvailable: (_: State) => true,
            unavailableReason: () => "",
            refuse: () => null,
            decide: () => [],
          })),
        ],
      }),
    };
    for (const modules of [
      [silent, praise],
      [praise, silent],
    ]) {
      expect(tagsOf(told(Result.getOrThrow(load(...modules)), { word: "not bad" }))).toEqual(["praise:Praised"]);
    }
  });

  it("are refused where the names of their fields meet, or where the command is not there or has the field", () => {
    const adding = (id: string, tag: string, name: string): Module => ({
      id,
      version: 1,
      rules: () => ({ forms: [wrapForm(tag, { [name]: Schema.Int }, (base) => base)] }),
    });
    expect(reasonOf(toast, adding("third", "work.train", "glasses"))).toEqual({
      _tag: "ModulesReplace",
      module: "toast",
      other: "third",
      row: "field work.train.glasses",
    });
    expect(reasonOf(adding("odd", "work.sing", "song"))).toEqual({
      _tag: "NoSuchRow",
      module: "odd",
      row: "command work.sing",
    });
    expect(reasonOf(adding("odd", "work.train", "to"))).toEqual({
      _tag: "RowThere",
      module: "odd",
      row: "field work.train.to",
    });
  });
});
