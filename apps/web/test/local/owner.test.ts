import { type Entry, firstCommand, redact, type Seat, seatOf, historyWithUndone } from "@blueplate/kernel";
import { createRoot } from "solid-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LocalTableFacts, createLocalTableActor, type LocalTableActor } from "../../src/local/table-actor.ts";
import { questionOf } from "../../src/local/consent/question.ts";
import { localStart } from "./local-start.ts";

const BOT = "sensible";
const [ANN, BEN, CY] = [seatOf(0), seatOf(1), seatOf(2)];

/** Nobody at three seats, or the bot that sits there. */
type Sitting = readonly (string | null)[];

const opened: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const dispose of opened.splice(0)) dispose();
  vi.useRealTimers();
});

/** The table as it is kept: in a window that is opened again everything comes from here. */
let kept: LocalTableFacts & { readonly entries: readonly Entry[] };

const open = (bots: Sitting, from?: typeof kept): LocalTableActor => {
  return createRoot((dispose) => {
    opened.push(dispose);
    return createLocalTableActor({ ...localStart(bots), ...from }, (table, beside) => {
      kept = { ...beside, entries: table.entries };
    });
  });
};

/** Whoever is asked takes the device and does the first thing that is legal; answers whose move it was. */
const move = (owner: LocalTableActor): Seat => {
  if (owner.awaited() !== null) owner.take();
  const seat = owner.holder();
  const { rules, state } = owner.table();
  const command = seat === null ? null : firstCommand(rules, redact(state, seat), seat);
  if (seat === null || !command || owner.give(command) !== null) throw new Error("nobody can move");
  return seat;
};

/** Moves until `seat` is asked and holds the device again after somebody else; answers the entry to go back to. */
const moveRound = (owner: LocalTableActor, seat: Seat): number => {
  let to = -1;
  const others = new Set<Seat>();
  for (;;) {
    vi.advanceTimersByTime(1_000);
    if (owner.awaited() !== null) owner.take();
    if (owner.holder() === seat && others.size > 0) return to;
    if (owner.holder() === seat && to < 0) to = owner.table().line.at(-1)?.seq ?? -1;
    const moved = move(owner);
    if (moved !== seat && to >= 0) others.add(moved);
  }
};

const length = (owner: LocalTableActor): number => owner.table().entries.length;

describe("going back on one device", () => {
  it("alone against bots it is immediate", () => {
    const owner = open([null, BOT, BOT]);
    const to = owner.table().line.at(-1)?.seq ?? -1;
    vi.advanceTimersByTime(10_000);
    const first = owner.table().line.at(-1)?.seq ?? to;
    move(owner);
    vi.advanceTimersByTime(10_000);
    expect(owner.backTo(first)).toBeNull();
    expect(owner.question()).toBeNull();
    expect(owner.table().line.at(-1)?.seq).toBe(first);
  });

  it("over what another person has decided everybody is asked, and the line is left only when all have agreed", () => {
    const owner = open([null, null, null]);
    const to = moveRound(owner, ANN);
    const before = length(owner);
    const left = owner.table().line.filter(({ seq }) => seq > to).length;
    expect(owner.backTo(to)).toBeNull();
    expect(owner.question()).toMatchObject({ wish: { seat: ANN, to }, asked: [BEN, CY], accepted: [], needed: 2 });
    owner.accept(BEN);
    owner.accept(BEN);
    owner.accept(ANN);
    expect(length(owner)).toBe(before);
    owner.accept(CY);
    expect(owner.question()).toBeNull();
    expect(owner.table().line.at(-1)?.seq).toBe(to);
    // What was left is told as a variation: the log keeps it.
    expect(historyWithUndone(owner.table().entries).at(-1)).toMatchObject({ _tag: "UndoneEntries", seat: ANN });
    expect(historyWithUndone(owner.table().entries).at(-1)).toHaveProperty("gone.length", left);
  });

  it("while it is asked the screen is nobody's, no bot moves, and a refusal leaves all as it was", () => {
    const owner = open([null, null, BOT]);
    const to = moveRound(owner, BEN);
    move(owner);
    // Ben still looks on while the bot thinks.
    expect(owner.table().rules.waitsFor(owner.table().state)).toEqual([CY]);
    const before = length(owner);
    expect(owner.backTo(to)).toBeNull();
    expect([owner.holder(), owner.awaited()]).toEqual([null, null]);
    vi.advanceTimersByTime(10_000);
    expect(length(owner)).toBe(before);
    owner.refuse(ANN);
    expect(owner.question()).toBeNull();
    expect(owner.refused()).toMatchObject({ seat: BEN, by: ANN });
    expect(length(owner)).toBe(before);
    // Others have looked on: it is passed to whoever is asked as ever.
    vi.advanceTimersByTime(10_000);
    expect(owner.holder()).toBeNull();
    expect(owner.awaited()).not.toBeNull();
  });

  it("a question outlives its window as long as it speaks of the position, and what is answered is answered", () => {
    const owner = open([null, null, null]);
    owner.backTo(moveRound(owner, ANN));
    owner.accept(BEN);
    const asked = kept;
    const again = open([null, null, null], {
      ...asked,
      question: questionOf(JSON.parse(JSON.stringify(asked.question))),
    });
    expect(again.question()).toMatchObject({ wish: { seat: ANN }, accepted: [BEN] });
    expect([again.holder(), again.awaited()]).toEqual([null, null]);
    again.accept(CY);
    expect(historyWithUndone(again.table().entries).at(-1)).toMatchObject({ _tag: "UndoneEntries", seat: ANN });
    expect(kept.question).toBeNull();
    expect(open([null, null, null], { ...kept, question: asked.question }).question()).toBeNull();
  });

  it("a question that is withdrawn or refused is not kept, nor read where it is none", () => {
    for (const end of [(owner: LocalTableActor) => owner.withdraw(), (owner: LocalTableActor) => owner.refuse(CY)]) {
      const owner = open([null, null, null]);
      owner.backTo(moveRound(owner, ANN));
      expect(kept.question).not.toBeNull();
      end(owner);
      expect(kept.question).toBeNull();
    }
    expect(questionOf(undefined)).toBeNull();
    expect(questionOf({ id: "x", wish: { _tag: "GoBack", seat: -1, to: 3 } })).toBeNull();
  });

  it("what was taken up from another window makes a question void", () => {
    const owner = open([null, null, BOT]);
    owner.backTo(moveRound(owner, ANN));
    owner.takeUp({ entries: owner.table().entries });
    expect(owner.question()).toBeNull();
  });

  it("whoever regrets a move before the next one has taken the device takes it back at once", () => {
    const owner = open([null, null, null]);
    const moved = move(owner);
    expect(owner.awaited()).not.toBeNull();
    expect(owner.regretful()).toBe(moved);
    owner.regret();
    expect(owner.holder()).toBe(moved);
    expect(owner.table().line).toHaveLength(1);
  });
});

describe("who plays for whom on one device", () => {
  it("alone one lets a bot play and comes back; a seat given up is a bot's for good", () => {
    const owner = open([null, BOT, BOT]);
    vi.advanceTimersByTime(10_000);
    const before = length(owner);
    expect(owner.handOver(ANN, BOT)).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(length(owner)).toBeGreaterThan(before + 4);
    expect(owner.holder()).toBe(ANN);
    expect(owner.comeBack(ANN)).toBeNull();
    const back = length(owner);
    vi.advanceTimersByTime(60_000);
    expect(owner.table().rules.waitsFor(owner.table().state)).toEqual([ANN]);
    expect(
      owner
        .table()
        .entries.slice(back)
        .some((entry) => "seat" in entry && entry.seat === ANN),
    ).toBe(false);
    expect(owner.resign(BOT)).toBeNull();
    expect(owner.comeBack(ANN)).not.toBeNull();
    vi.advanceTimersByTime(600_000);
    expect(owner.table().rules.outcome(owner.table().state)).not.toBeNull();
  });

  it("of three people two hand over the third, who comes back by a word", () => {
    const owner = open([null, null, null]);
    const away = owner.awaited() ?? ANN;
    const [first, second] = [ANN, BEN, CY].filter((seat) => seat !== away);
    expect(owner.handOver(away, BOT)).toBeNull();
    expect(owner.question()).toMatchObject({ asked: [first, second], accepted: [], needed: 2 });
    owner.accept(first ?? ANN);
    owner.accept(second ?? ANN);
    expect(owner.question()).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(owner.table().line.at(-1)).toMatchObject({ _tag: "Played", seat: away });
    // Whom a bot plays for is neither asked nor needed.
    expect(owner.awaited()).not.toBe(away);
    expect(owner.handOver(away, BOT)).not.toBeNull();
    expect(owner.comeBack(away)).toBeNull();
    for (let moves = 0; moves < 3; moves++) if (move(owner) === away) return;
    throw new Error("nobody has come back");
  });

  it("of two people the one who is there decides alone", () => {
    const owner = open([null, null, BOT]);
    vi.advanceTimersByTime(10_000);
    const away = owner.awaited() ?? ANN;
    expect(owner.handOver(away, BOT)).toBeNull();
    expect(owner.question()).toBeNull();
    expect(owner.table().entries.at(-1)).toMatchObject({ _tag: "ControllerChanged", seat: away, why: "voted" });
  });
});
