import { type Rules, redact, seatOf } from "@blueplate/kernel";
import { loadRules, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { expect, it } from "vitest";
import { decidingEveningOf, decidingMomentOf } from "../../src/index.ts";
import { factsOf, replayed } from "./games.ts";

// cast: rules of any game are held so.
const rules = Result.getOrThrow(
  loadRules({ modules: modulesOf("introductory"), seats: 3, options: {} }),
) as unknown as Rules;

it("the evening that decided a game is drawn with its cash and with who served which house, from public facts alone", () => {
  const game = replayed("introductory", 3, "deciding");
  const last = game.states.at(-1)?.chains.map(({ cash }) => cash) ?? [];
  const winner = seatOf(last.indexOf(Math.max(...last)));
  const evening = decidingEveningOf(game.entries, 3, [winner]);
  const moment = decidingMomentOf(rules, game.entries, [winner]);
  if (!evening || !moment?.outline) throw new Error("nothing decided it");
  const leadIn = (cash: readonly number[]): number =>
    (cash[winner] ?? 0) - Math.max(...cash.filter((_, seat) => seat !== winner));
  expect([leadIn(moment.before), leadIn(moment.after)]).toEqual([evening.before, evening.after]);
  const served = factsOf(game).flatMap(({ at, event }) =>
    event._tag === "HouseServed" && at >= evening.from && at <= evening.to ? [event.seat] : [],
  );
  expect(served.length).toBeGreaterThan(0);
  // A house has four squares.
  const letters = Array.from(moment.outline.join("")).filter((letter) => /[a-z]/.test(letter) && letter !== "o");
  const counted = (seat: number): number => letters.filter((letter) => letter === "abc"[seat]).length;
  expect([0, 1, 2].map(counted)).toEqual([0, 1, 2].map((seat) => 4 * served.filter((each) => each === seat).length));
  // Whoever was served had asked for it: before the dinner, for after it they ask for nothing.
  const goods = factsOf(game).flatMap(({ at, event }) =>
    event._tag === "HouseServed" && at >= evening.from && at <= evening.to ? [event.house] : [],
  );
  const { outline, marks = [] } = moment;
  const asked = marks.filter(({ at: [x, y] }) => /[a-n]/.test(outline[y]?.[x] ?? ""));
  expect(asked).toHaveLength(goods.length);
  for (const {
    at: [x, y],
    size,
    kind,
    values,
  } of marks) {
    expect({ size, kind }).toEqual({ size: [2, 2], kind: "good" });
    expect(values.length).toBeGreaterThan(0);
    expect(outline[y + 1]?.slice(x, x + 2)).toMatch(/^([a-o])\1$/);
  }
  expect(decidingMomentOf(rules, redact(game.entries, "watcher"), [winner])).toEqual(moment);
});

it("nothing is drawn where nobody won", () => {
  expect(decidingMomentOf(rules, replayed("introductory", 3, "deciding").entries, [])).toBeNull();
});
