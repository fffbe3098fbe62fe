import { answering, type NumberedQuestion } from "@blueplate/bot";
import { firstCommand, redact, seatOf } from "@blueplate/kernel";
import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bots } from "../../src/local/games.ts";
import { createLocalTableActor, type LocalTableActor } from "../../src/local/table-actor.ts";
import { localStart } from "./local-start.ts";

const [ANN, BEN] = [seatOf(0), seatOf(1)];
const { rules } = localStart([null, "sensible", "sensible"]);
const answer = answering(bots, () => Promise.resolve(rules));

/** A worker that answers when the test wants it to. */
class HeldWorker extends EventTarget {
  static readonly all: HeldWorker[] = [];
  readonly questions: NumberedQuestion[] = [];
  isEnded = false;
  constructor() {
    super();
    HeldWorker.all.push(this);
  }
  postMessage(question: NumberedQuestion): void {
    this.questions.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  async answerLast(): Promise<void> {
    const question = this.questions.at(-1);
    if (!question) throw new Error("nothing was asked");
    this.dispatchEvent(new MessageEvent("message", { data: await answer(question) }));
  }
}

let leave = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", HeldWorker);
  HeldWorker.all.length = 0;
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Ann and two bots; nobody has decided anything yet. */
const open = (): LocalTableActor => {
  return createRoot((dispose) => {
    leave = dispose;
    return createLocalTableActor(localStart([null, "sensible", "sensible"]), () => undefined);
  });
};

const asked = ({ table }: LocalTableActor): readonly number[] => table().rules.waitsFor(table().state);

/** Lets the bots play until Ann is asked, and Ann play until a bot is. */
const untilBot = async (owner: LocalTableActor): Promise<void> => {
  for (let step = 0; step < 20; step++) {
    const { state } = owner.table();
    const command = asked(owner).includes(ANN) ? firstCommand(rules, redact(state, ANN), ANN) : null;
    if (command) {
      owner.give(command);
      if (!asked(owner).includes(ANN)) return;
    } else {
      await HeldWorker.all.at(-1)?.answerLast();
      vi.advanceTimersByTime(1_000);
    }
  }
  throw new Error("no bot was asked after Ann");
};

it("bots think in a worker while they pause, on what their seat sees, and play when both are over", async () => {
  const owner = open();
  await untilBot(owner);
  const before = owner.table().entries.length;
  const worker = HeldWorker.all.at(-1);
  const question = worker?.questions.at(-1);
  const [seat] = asked(owner);
  expect(HeldWorker.all).toHaveLength(1);
  expect(question?.seat).toBe(seat);
  expect(question?.view).toEqual(rules.codecs.state.encode(redact(owner.table().state, seatOf(seat ?? BEN))));
  await worker?.answerLast();
  expect(owner.table().entries).toHaveLength(before);
  vi.advanceTimersByTime(500);
  expect(owner.table().entries).toHaveLength(before + 1);
  // The next one thinks for longer than the pause.
  await untilBot(owner);
  const later = owner.table().entries.length;
  vi.advanceTimersByTime(5_000);
  expect(owner.table().entries).toHaveLength(later);
  await worker?.answerLast();
  expect(owner.table().entries).toHaveLength(later + 1);
});

it("a bot is given up when its table goes back, when it was answered for nothing is played, and when the page is left", async () => {
  const owner = open();
  await untilBot(owner);
  const worker = HeldWorker.all.at(-1);
  owner.takeBack();
  expect(worker?.isEnded).toBe(true);
  const before = owner.table().entries.length;
  await worker?.answerLast();
  vi.advanceTimersByTime(5_000);
  expect(owner.table().entries).toHaveLength(before);
  await untilBot(owner);
  expect(HeldWorker.all.length).toBeGreaterThan(1);
  leave();
  expect(HeldWorker.all.at(-1)?.isEnded).toBe(true);
});

it("where no worker starts, or one is lost while it thinks, the page decides", async () => {
  const owner = open();
  await untilBot(owner);
  const before = owner.table().entries.length;
  HeldWorker.all.at(-1)?.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(5_000);
  expect(owner.table().entries.length).toBeGreaterThan(before);
  expect(asked(owner)).toEqual([ANN]);
  leave();
  vi.stubGlobal("Worker", undefined);
  const without = open();
  vi.advanceTimersByTime(30_000);
  expect(asked(without)).toEqual([ANN]);
});

it("a worker that cannot answer makes nobody wait for ever: a legal command is played", async () => {
  const owner = open();
  await untilBot(owner);
  const before = owner.table().entries.length;
  const worker = HeldWorker.all.at(-1);
  const id = worker?.questions.at(-1)?.id;
  worker?.dispatchEvent(new MessageEvent("message", { data: { id, error: "out of ideas" } }));
  vi.advanceTimersByTime(500);
  expect(owner.table().entries).toHaveLength(before + 1);
});
