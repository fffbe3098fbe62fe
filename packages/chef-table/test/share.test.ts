import { readFileSync } from "node:fs";
import { mainline, openTable, readLog, seatOf } from "@blueplate/kernel";
import { type State, trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { expect, it } from "vitest";
import { decidingRoundOf } from "@blueplate/tabletop/deciding-round";
import { roundFilmOf } from "@blueplate/tabletop/round-film";
import { CARD_TABLE } from "../src/rows.ts";

const game = (name: string) => {
  const text = readFileSync(new URL(`../../../goldens/trick-n-chef/1/${name}.jsonl`, import.meta.url), "utf8");
  const { rules, entries } = Result.getOrThrow(readLog(text, (header) => trickNChef.load(header.config)));
  const { state } = openTable(rules, "", entries);
  return { rules, entries, winners: rules.outcome(state)?.winners ?? [] };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

it.each(["standard-3p-sensible-g1", "standard-4p-random-g1"])(
  "the round that decided %s is read by the rows of its table: its tricks, and the points of all rounds",
  (name) => {
    const { rules, entries, winners } = game(name);
    const found = decidingRoundOf(CARD_TABLE, rules, entries, winners);
    if (!found) throw new Error("nothing decided it");
    expect(found.points.map((scores) => scores.length)).toEqual(found.points.map(() => 3));
    expect(found.tricks).toHaveLength(10);
    for (const { plays } of found.tricks) expect(plays).toHaveLength(rules.config.seats);
    expect(found.best?.winner).toBe(found.winner);
    // Its link leads to where that trick lies, before the next round is dealt.
    const shown = mainline(entries)
      .slice(0, found.shown + 1)
      .flatMap(({ events }) => events)
      .reduce((state, event) => rules.evolve(state, event), rules.initialState);
    // cast: the game is Trick-n-Chef.
    expect((shown as State).players[0]?.scores).toHaveLength(found.round - 1);
    const gains = [1, 2, 3].map((round) => {
      const lead = (count: number): number => {
        const totals = found.points.map((scores) => sum(scores.slice(0, count)));
        return (totals[found.winner] ?? 0) - Math.max(...totals.filter((_, seat) => seat !== found.winner));
      };
      return lead(round) - lead(round - 1);
    });
    expect(found.gained).toBe(Math.max(...gains));
    expect(gains[found.round - 1]).toBe(found.gained);
    // Links show the same round, and the same trick of it.
    const moment = trickNChef.decidingMoment?.(rules, entries, winners);
    const laid = found.best?.plays.map(({ seat, card }) => ({
      seat,
      kind: CARD_TABLE.slots.card,
      value: card,
      isWinning: seat === found.winner,
    }));
    expect(laid).toHaveLength(rules.config.seats);
    expect(moment).toEqual({ outline: null, laid, before: found.before, after: found.after });
  },
);

it("where nobody won nothing decided it", () => {
  const { rules, entries } = game("standard-3p-sensible-g1");
  expect(decidingRoundOf(CARD_TABLE, rules, entries, [])).toBeNull();
  expect(trickNChef.decidingMoment?.(rules, entries, [])).toBeNull();
});

it("its film lasts twenty seconds, holds no picture too long, and lays card by card until each trick is whole", () => {
  const { rules, entries, winners } = game("standard-4p-sensible-g1");
  const tricks = decidingRoundOf(CARD_TABLE, rules, entries, winners)?.tricks ?? [];
  const { pictures, stepAt } = roundFilmOf(tricks);
  expect(pictures.reduce((all, { lasts }) => all + lasts, 0)).toBeCloseTo(20_000, 6);
  for (const { lasts } of pictures) expect(lasts).toBeLessThanOrEqual(500);
  const steps = pictures.filter(({ part }) => part === "play").map(stepAt);
  expect(steps.slice(0, 7)).toEqual([1, 2, 3, 4, 4, 4, 1].map((laid, at) => ({ trick: at < 6 ? 0 : 1, laid })));
  expect(steps.at(-1)).toEqual({ trick: 9, laid: 4 });
  expect(
    roundFilmOf([{ plays: [{ seat: seatOf(0), card: "red-1", coins: 0 }], winner: 0, taker: 0 }]).pictures.at(-1)?.part,
  ).toBe("ranking");
});
