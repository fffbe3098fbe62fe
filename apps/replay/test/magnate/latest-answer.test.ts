import { describe, expect, it } from "vitest";
import type { EncodedLine } from "../../src/review/encoded-line.ts";
import { createLatestAnswer } from "../../src/magnate/why/latest-answer.ts";
import type { WhyReply, WhyRequest } from "../../src/magnate/why/question.ts";

/** A worker that is answered for by hand. */
const setUp = () => {
  const sent: WhyRequest[] = [];
  const heard: (number | null)[] = [];
  let reply: (message: WhyReply) => void = () => undefined;
  let fail: () => void = () => undefined;
  let started = 0;
  const answers = createLatestAnswer(
    (hear, broken) => {
      started++;
      [reply, fail] = [hear, broken];
      return { ask: (request) => void sent.push(request), end: () => undefined };
    },
    (moves) => void heard.push(moves?.length ?? null),
  );
  // cast: nothing is read of the line here.
  const line = (): EncodedLine => ({}) as EncodedLine;
  return {
    sent,
    heard,
    started: () => started,
    ask: (step: number, key = "line") => answers.ask({ key, line, step, reader: "watcher", bots: [] }),
    said: (id: number) => reply({ _tag: "Said", id, moves: [] }),
    forget: () => answers.forget(),
    failed: (id: number) => reply({ _tag: "Failed", id, message: "why" }),
    broken: () => fail(),
    steps: () => sent.flatMap((request) => (request._tag === "Why" ? [request.step] : [])),
  };
};

describe("asking why of one step after the other", () => {
  it("starts the worker with the first question, and sends it a line once", () => {
    const { ask, said, sent, started } = setUp();
    expect(started()).toBe(0);
    ask(3);
    said(1);
    ask(4);
    said(2);
    ask(4, "other line");
    expect(started()).toBe(1);
    expect(sent.map(({ _tag }) => _tag)).toEqual(["Open", "Why", "Why", "Open", "Why"]);
  });

  it("lets the last question alone wait, and tells nothing of what was asked before it", () => {
    const { ask, said, heard, steps } = setUp();
    for (const step of [1, 2, 3, 4]) ask(step);
    expect(steps()).toEqual([1]);
    said(1);
    expect(heard).toEqual([]);
    expect(steps()).toEqual([1, 4]);
    said(2);
    expect(heard).toEqual([0]);
  });

  it("tells nothing of a step that was left while the worker thought, and the next one when it is asked", () => {
    const { ask, forget, said, heard, steps } = setUp();
    ask(1);
    forget();
    said(1);
    expect(heard).toEqual([]);
    ask(2);
    ask(3);
    forget();
    said(2);
    expect(steps()).toEqual([1, 2]);
    expect(heard).toEqual([]);
    ask(4);
    said(3);
    expect(heard).toEqual([0]);
  });

  it("goes on where nothing can be said, and where the worker does not start", () => {
    const { ask, failed, broken, heard, steps } = setUp();
    ask(1);
    failed(1);
    ask(2);
    broken();
    expect(heard).toEqual([null, null]);
    ask(3);
    expect(steps()).toEqual([1, 2, 3]);
  });
});
