import { Effect, Layer, Result } from "effect";
import { expect, test } from "vitest";
import {
  begin,
  decodeCommand,
  decideEntry,
  diceOfTable,
  givenDice,
  play,
  PlayedDice,
  PlayedRules,
  resultOf,
  rulesOf,
  seededDice,
  submit,
} from "../src/door.ts";
import {
  beginTable,
  decideNext,
  diceFor,
  play as playPlain,
  type Rules,
  seatOf,
  submit as submitPlain,
} from "../src/index.ts";
import { counter } from "./counter.ts";

// cast: rules of any game are held so.
const rules = counter as unknown as Rules;
const ann = seatOf(0);
const roll = { _tag: "roll" };
const table = beginTable(rules, "door", 0);
const door = Layer.merge(rulesOf(rules), seededDice("door", 1));
const foretold = givenDice({ rolls: 0, int: () => 5, shuffle: (_, items) => items });
const request = { seat: ann, commandId: "c1", seen: 0, command: roll };

test("comes to the same facts as the plain rules with the same dice", () => {
  const plain = Result.getOrThrow(playPlain(rules, table.state, ann, roll, diceFor("door", 1)));
  expect(resultOf(Effect.provide(play(table.state, ann, roll), door))).toEqual(Result.succeed(plain));
  const dice = diceFor("door", 1);
  const bare = play(table.state, ann, roll).pipe(
    Effect.provide(rulesOf(rules)),
    Effect.provideService(PlayedDice, dice),
  );
  expect(resultOf(bare)).toEqual(Result.succeed(plain));
  const lucky = Effect.provide(play(table.state, ann, roll), Layer.merge(rulesOf(rules), foretold));
  expect(resultOf(lucky)).toMatchObject({ success: { events: [{ _tag: "Added", seat: ann, sum: 6 }] } });
});

test("fails with the rules' own refusal, and a command that is none names its field", () => {
  const refused = Effect.provide(play(table.state, seatOf(1), roll), door);
  expect(resultOf(refused)).toMatchObject({ failure: { _tag: "NotNow", rule: "R1", command: "roll" } });
  const decode = (input: unknown) => resultOf(Effect.provide(decodeCommand(input), rulesOf(rules)));
  expect(decode(roll)).toEqual(Result.succeed(roll));
  expect(decode({ _tag: "juggle" })).toMatchObject({ failure: { _tag: "Malformed", field: "_tag" } });
});

test("sets a game up and gives commands at its table with the table's own dice", () => {
  expect(resultOf(Effect.provide(begin(rules.initialState), door))).toMatchObject({ success: { state: table.state } });
  for (const seed of ["door", "window", "gate", "hatch"]) {
    const each = beginTable(rules, seed, 0);
    const own = resultOf(Effect.provide(submit(each, request, 1), diceOfTable(each)));
    expect(own).toEqual(submitPlain(each, request, 1));
  }
  const lucky = resultOf(Effect.provide(submit(table, request, 1), foretold));
  expect(lucky).toMatchObject({ success: { entry: { events: [{ sum: 6 }] } } });
  const given = resultOf(Effect.provide(submit(table, request, 1), diceOfTable(table)));
  const { entry, table: after } = Result.getOrThrow(given);
  const decision = { ...request, seq: 1, at: 1 };
  expect(resultOf(Effect.provide(decideEntry(table.state, decision), door))).toEqual(
    Result.succeed({ state: after.state, entry }),
  );
  expect(Result.getOrThrow(decideNext(table, request, 1)).entry).toEqual(entry);
  const repeated = resultOf(Effect.provide(submit(after, request, 2), diceOfTable(after)));
  expect(repeated).toEqual(Result.succeed({ table: after, entry, repeated: true }));
});

test("rules that cannot be loaded are a refusal of the layer", () => {
  const layer = Layer.effect(PlayedRules, Effect.fail({ _tag: "UnknownGame", rule: "" }));
  const refused = play(table.state, ann, roll).pipe(Effect.provide(Layer.merge(layer, seededDice("door", 1))));
  expect(resultOf(refused)).toEqual(Result.fail({ _tag: "UnknownGame", rule: "" }));
});
