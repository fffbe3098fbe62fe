import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  RULES_VERSION as MAGNATE_VERSION,
  assemble,
  baseEvents,
  defineEvent,
  type FoodChainMagnateRules,
  type Ruleset,
} from "@blueplate/engine";
import { foodChainMagnate } from "@blueplate/variants";
import { mainline, foldMainline, type Json, type LogHeader, readLog, type WrittenForm } from "@blueplate/kernel";
import { EVENT_FORMS, RULES_VERSION as CHEF_VERSION } from "@blueplate/trick-n-chef";
import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../goldens/food-chain-magnate");
const logs = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".jsonl"))
  .map((name) => readFileSync(join(folder, name), "utf8"));

const today = (header: LogHeader) => foodChainMagnate.load(header.config);

/** A hiring of the version after today's: it says from which row of the supply the card came, and calls the card otherwise. */
const Hired = Schema.TaggedStruct("Hired", { seat: Schema.Int, card: Schema.String, from: Schema.String });

/** The rules of the version after today's; with `up`, hirings of today's are lifted. */
const later = (rules: FoodChainMagnateRules, isLifted: boolean): FoodChainMagnateRules => {
  const { ruleset } = rules;
  const before = ruleset.events["Hired"];
  if (!before) throw new Error("nobody is hired in this game");
  const up = (written: Json): Json => {
    // cast: a hiring as today's version writes it.
    const { _tag, seat, employee } = written as { readonly [field: string]: Json };
    return { _tag: _tag ?? null, seat: seat ?? null, card: employee ?? null, from: "supply" };
  };
  const schema = Hired as unknown as typeof before.schema; // cast: as the table of events holds schemas.
  const evolve: typeof before.evolve = (state, event) => {
    const { card, ...rest } = event as typeof Hired.Type; // cast: what the schema decodes.
    return before.evolve(state, { ...rest, employee: card } as typeof event);
  };
  // As the table of the base game takes it up.
  const table = isLifted ? baseEvents({ Hired: { since: 3, up } }) : baseEvents();
  const events: Ruleset["events"] = { ...ruleset.events, Hired: { ...before, ...table["Hired"], schema, evolve } };
  return assemble({ ...ruleset, events }, rules.config);
};

describe("an event that an older version wrote", () => {
  it("is lifted to the form of the schema: every frozen game opens, and comes to where it came", () => {
    expect(logs.length).toBeGreaterThan(20);
    for (const log of logs) {
      const now = Result.getOrThrow(readLog(log, today));
      const then = Result.getOrThrow(
        readLog(log, (header) => Result.map(today(header), (rules) => later(rules, true))),
      );
      const facts = JSON.stringify(then.entries);
      expect(facts).toContain('"from":"supply"');
      expect(foldMainline(then.rules, mainline(then.entries))).toEqual(foldMainline(now.rules, mainline(now.entries)));
      // What is written is in the form of today, and is read without being lifted.
      const hired = then.entries
        .flatMap((entry) => ("events" in entry ? entry.events : []))
        .find(({ _tag }) => _tag === "Hired");
      if (!hired) throw new Error("nobody was hired");
      const written = then.rules.codecs.event.encode(hired);
      expect(written).toMatchObject({ from: "supply" });
      expect(then.rules.codecs.event.decode(written)).toEqual(Result.succeed(hired));
    }
  });

  it("does not decode where nothing lifts it, and is refused by its own fault where that does not help", () => {
    const [log = ""] = logs;
    const read = (text: string, isLifted: boolean) =>
      readLog(text, (header) => Result.map(today(header), (rules) => later(rules, isLifted)));
    expect(Result.isFailure(read(log, false))).toBe(true);
    const strange = read(log.replace('"_tag":"Hired","seat":', '"_tag":"Hired","chair":'), true);
    expect(Result.isFailure(strange) && strange.failure).toMatchObject({ _tag: "BadLine" });
  });

  it("of a module says since when it has its form", () => {
    const up = (written: Json): Json => written;
    const event = defineEvent("kimchi:Made", { jars: Schema.Int }, (state) => state, { since: 2, up });
    expect(event).toMatchObject({ tag: "kimchi:Made", since: 2, reveals: false, up });
  });
});

describe("every event", () => {
  const forms: readonly (readonly [string, WrittenForm, number])[] = [
    ...Object.entries(EVENT_FORMS).map(([tag, form]) => [tag, form, CHEF_VERSION] as const),
    ...foodChainMagnate.modules.flatMap(({ id, version, requires, seats }) => {
      const config = { modules: [...requires, id].map((each) => ({ id: each, version: 1 })), options: {} };
      const { ruleset } = Result.getOrThrow(foodChainMagnate.load({ ...config, seats: seats?.min ?? 3 }));
      return Object.entries(ruleset.events).flatMap(
        ([tag, form]): readonly (readonly [string, WrittenForm, number])[] =>
          tag.startsWith(`${id}:`) ? [[tag, form, version]] : tag.includes(":") ? [] : [[tag, form, MAGNATE_VERSION]],
      );
    }),
  ];

  it("has its form since a version that there was, and lifts what older ones wrote", () => {
    expect(forms.length).toBeGreaterThan(40);
    for (const [tag, { since = 1, up }, version] of forms) {
      expect(Number.isInteger(since) && since >= 1 && since <= version, `${tag} since ${since} of ${version}`).toBe(
        true,
      );
      // What was in another form before is lifted; what never was has nothing to lift.
      expect(up !== undefined, `${tag} since ${since}`).toBe(since > 1);
    }
  });
});
