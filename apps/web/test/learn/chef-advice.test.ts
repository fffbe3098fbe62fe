import { answering, type NumberedAnswer, type NumberedQuestion, type SpawnBotWorker } from "@blueplate/bot";
import { beginTable, type Entry, firstCommand, listOffers, playOn, redact, roundOf, seatOf } from "@blueplate/kernel";
import type { TableProps } from "@blueplate/tabletop";
import type { State } from "@blueplate/trick-n-chef";
import { createRoot, createSignal } from "solid-js";
import { beforeEach, expect, it, vi } from "vitest";
import { createChefAdvice } from "../../src/learn/chef-advice.ts";
import { bots } from "../../src/local/games.ts";
import { localStart } from "../local/local-start.ts";

const ANN = seatOf(0);
const { rules } = localStart([null, "sensible", "sensible"]);
const answer = answering(bots, () => Promise.resolve(rules));

/** A worker that answers when the test wants it to. */
const held = { questions: [] as NumberedQuestion[], ended: 0, hear: (_: NumberedAnswer): void => undefined };
const spawn: SpawnBotWorker = (hear) => {
  held.hear = hear;
  return { ask: (question) => held.questions.push(question), end: () => held.ended++ };
};
const answerLast = async (): Promise<void> => {
  const question = held.questions.at(-1);
  if (!question) throw new Error("nothing was asked");
  held.hear(await answer(question));
};

const listed = (state: State): readonly unknown[] => [...listOffers(rules, redact(state, ANN), ANN)];

beforeEach(() => {
  held.questions.length = 0;
  held.ended = 0;
});

/** A game in which Ann is asked something after a trick: every card of the table lies open in it, as on a device of several. */
const running = (() => {
  const line = playOn(
    beginTable(rules, "device", 0),
    ({ state }, seat) => firstCommand(rules, redact(state, seat), seat),
    { until: ({ state }) => roundOf(state) === 2 },
  );
  for (const { after } of line) if (after.line.length > 12 && rules.waitsFor(after.state).includes(ANN)) return after;
  throw new Error("Ann was never asked");
})();

/** The advice at Ann's table, which moves on by `tell`. */
const advice = () => {
  const [entries, tell] = createSignal<readonly Entry[]>(running.entries);
  const table: Pick<TableProps, "rules" | "state" | "entries" | "seat"> = {
    rules,
    state: running.state,
    get entries() {
      return entries();
    },
    seat: ANN,
  };
  return createRoot((leave) => ({ ...createChefAdvice(table, spawn), tell, leave }));
};

it("the hard bot thinks in a worker of what the seat has seen, never of closed cards, and is said to think meanwhile", async () => {
  const { ask, hint, thinks, leave } = advice();
  // cast: the rules are of this game.
  const state = running.state as State;
  await ask();
  expect(thinks()).toBe(true);
  expect(hint()).toBeNull();
  const [question] = held.questions;
  expect(question?.bot).toBe("hard");
  expect(question?.view).toEqual(rules.codecs.state.encode(redact(running.state, ANN)));
  // What went into each pile before everybody's eyes is remembered.
  expect(question?.seen).toEqual(state.players.map(({ pile }) => pile.content));
  await answerLast();
  expect(thinks()).toBe(false);
  expect(listed(state)).toContainEqual(hint()?.command);
  leave();
});

it("what the bot thinks is given up when the table moves on, and said of no other decision", async () => {
  const { ask, hint, thinks, tell, leave } = advice();
  await ask();
  tell((entries) => [...entries, ...entries.slice(-1)]);
  expect(thinks()).toBe(false);
  expect(held.ended).toBe(1);
  await answerLast();
  expect(hint()).toBeNull();
  await ask();
  await answerLast();
  expect(hint()).not.toBeNull();
  tell((entries) => [...entries, ...entries.slice(-1)]);
  expect(hint()).toBeNull();
  await ask();
  leave();
  await vi.waitFor(() => expect(held.ended).toBeGreaterThan(1));
});
