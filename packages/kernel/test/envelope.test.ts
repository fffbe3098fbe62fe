import { describe, expect, it } from "vitest";
import { hasClosed, mayRead, open, redact, seal, seatOf } from "../src/index.ts";

const ann = seatOf(0);
const bob = seatOf(1);

describe("an envelope", () => {
  const secret = seal([ann], { cards: [1, 2] });

  it("opens for its readers only; the referee reads all", () => {
    expect(open(secret, ann)).toEqual({ cards: [1, 2] });
    expect(open(secret, bob)).toBeNull();
    expect(open(secret, "watcher")).toBeNull();
    expect(open(secret, "referee")).toEqual({ cards: [1, 2] });
    expect(mayRead(seal("everybody", 1), "watcher")).toBe(true);
  });

  it("is closed wherever it lies, and everything else stays the same object", () => {
    const state = { open: { a: 1 }, list: [{ hand: secret }, { hand: seal([bob], 7) }] };
    const view = redact(state, bob);
    expect(view.list[0]?.hand.content).toBeNull();
    expect(view.list[1]?.hand.content).toBe(7);
    expect(view.open).toBe(state.open);
    expect(redact(state, "referee")).toBe(state);
    expect(JSON.stringify(redact(state, "watcher"))).not.toMatch(/cards|7/);
  });

  it("is missed wherever it lies closed, and only there", () => {
    const state = { list: [{ hand: seal([ann, bob], { inner: seal([ann], "x") }) }] };
    expect(hasClosed(state)).toBe(false);
    expect(hasClosed(redact(state, bob))).toBe(true);
    expect(hasClosed(redact(state, "watcher"))).toBe(true);
    expect(hasClosed({ none: null, text: "" })).toBe(false);
  });

  it("closes an envelope inside an envelope by its own readers", () => {
    const outer = seal([ann, bob], { inner: seal([ann], "x") });
    expect(redact(outer, bob)).toMatchObject({ content: { inner: { content: null } } });
    expect(redact(outer, ann)).toBe(outer);
  });
});
