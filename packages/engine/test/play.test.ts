import { beginTable, diceFor, play as playPlain, seatOf } from "@blueplate/kernel";
import { Effect, Layer, Result } from "effect";
import { describe, expect, it } from "vitest";
import { type Command, loadRules } from "../src/index.ts";
import { play, rulesOf, seededDice } from "../src/play.ts";

const config = { modules: [], seats: 2, options: {}, edition: "third" };
const rules = Result.getOrThrow(loadRules(config));
const { state } = beginTable(rules, "door", 0);
const seat = rules.waitsFor(state)[0] ?? seatOf(0);
const door = Layer.merge(rulesOf(config), seededDice("door", 1));

describe("the engine's door", () => {
  it("comes to the same facts as the plain rules with the same dice", async () => {
    const command: Command = { _tag: "setup.pass" };
    const plain = playPlain(rules, state, seat, command, diceFor("door", 1));
    const played = await Effect.runPromise(Effect.result(play(state, seat, command).pipe(Effect.provide(door))));
    expect(played).toEqual(plain);
    expect(Result.isSuccess(played)).toBe(true);
  });

  it("fails with the rules' own refusal", async () => {
    const refused = play(state, seat, { _tag: "work.endTurn" }).pipe(Effect.provide(door), Effect.flip);
    expect(await Effect.runPromise(refused)).toMatchObject({
      _tag: "NotNow",
      command: "work.endTurn",
      rule: "R7.1",
    });
  });

  it("names the field of a configuration that does not fit", async () => {
    const layer = Layer.merge(rulesOf({ ...config, seats: 7 }), seededDice("door", 1));
    const refused = play(state, seat, { _tag: "setup.pass" }).pipe(Effect.provide(layer), Effect.flip);
    expect(await Effect.runPromise(refused)).toMatchObject({ _tag: "Malformed", field: "seats" });
  });
});
