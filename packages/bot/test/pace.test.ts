import { beginTable, type Rules, seatOf, submit, type Table, type Tagged } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { expect, it } from "vitest";
import { botsWith, deciderOf, forcedCommand, pauseBefore } from "../src/index.ts";

const PAUSE = 500;

/** A decision that was paced. */
interface Paced {
  readonly before: Table;
  readonly command: Tagged;
  readonly pause: number;
  readonly isForced: boolean;
  readonly goesOn: boolean;
  readonly together: boolean;
}

/** The first decisions of a game between bots, each with the pause before it. */
const paced = (rules: Rules, bot: string, most: number): readonly Paced[] => {
  const found = botsWith({}).find(({ id, game }) => id === bot && game === rules.game);
  if (!found) throw new Error(`no bot ${bot}`);
  const decide = deciderOf(found, ({ turn }, seat) => `pace|${turn}|${seat}`);
  const all: Paced[] = [];
  let table: Table = beginTable(rules, "pace", 0);
  while (all.length < most && rules.outcome(table.state) === null) {
    const waiting = rules.waitsFor(table.state);
    const seat = waiting[0] ?? seatOf(0);
    const command = decide({ rules, state: table.state, turn: table.entries.length }, seat);
    if (!command) throw new Error("nothing was decided");
    const last = table.line.at(-1);
    all.push({
      before: table,
      command,
      pause: pauseBefore(table, seat, PAUSE),
      isForced: forcedCommand(table, seat) !== null,
      goesOn: last?._tag === "Played" && last.seat === seat,
      together: waiting.length > 1,
    });
    const seq = table.entries.length;
    table = Result.getOrThrow(submit(table, { seat, commandId: `${seq}`, seen: seq - 1, command }, 0)).table;
  }
  return all;
};

const magnate = Result.getOrThrow(foodChainMagnate.load({ modules: modulesOf("standard"), seats: 3, options: {} }));
const chefs = Result.getOrThrow(trickNChef.load({ modules: [], options: {}, seats: 3 }));

it("a bot pauses where its turn begins, goes on quickly, and does not wait to end a turn in which nothing is left", () => {
  const all = paced(magnate, "steady", 120);
  const isLastWord = ({ command, isForced }: Paced): boolean => isForced && command._tag === "work.endTurn";
  const pausesOf = (those: readonly Paced[]): readonly number[] => [...new Set(those.map(({ pause }) => pause))];
  expect(pausesOf(all.filter(isLastWord))).toEqual([0]);
  expect(pausesOf(all.filter((each) => each.goesOn && !isLastWord(each)))).toEqual([150]);
  expect(pausesOf(all.filter((each) => each.together))).toEqual([150]);
  expect(pausesOf(all.filter((each) => !each.goesOn && !each.together && !isLastWord(each)))).toEqual([PAUSE]);
});

/** The rules where every choice has one candidate. */
const withoutChoice = (rules: Rules): Rules => ({
  ...rules,
  forms: Object.fromEntries(
    Object.entries(rules.forms).map(([tag, form]) => {
      const slots = form.slots.map((slot): typeof slot => {
        if (slot.shape !== "choice") return slot;
        const candidates: typeof slot.candidates = (state, seat, picked) =>
          slot.candidates(state, seat, picked).slice(0, 1);
        return { ...slot, candidates };
      });
      return [tag, { ...form, slots }];
    }),
  ),
});

it("a card that has to be laid is laid as slowly as any other: who looks on learns nothing of the hand", () => {
  const opening = paced(chefs, "sensible", 60).filter(
    ({ goesOn, command }) => !goesOn && command._tag === "trick.play",
  );
  expect(opening.length).toBeGreaterThan(0);
  for (const { before, isForced, pause } of opening) {
    const table = { ...before, rules: withoutChoice(chefs) };
    const seat = chefs.waitsFor(before.state)[0] ?? seatOf(0);
    expect([isForced, forcedCommand(table, seat) !== null]).toEqual([false, true]);
    expect([pause, pauseBefore(table, seat, PAUSE)]).toEqual([PAUSE, PAUSE]);
  }
});

it("what is forced is what the bot decides, and no pause is longer than the one that is asked for", () => {
  for (const { before, command, isForced } of paced(magnate, "steady", 120)) {
    const seat = before.rules.waitsFor(before.state)[0] ?? seatOf(0);
    if (isForced) expect(forcedCommand(before, seat)).toEqual(command);
    expect(pauseBefore(before, seat, 20)).toBeLessThanOrEqual(20);
  }
});
