import { createRoot } from "solid-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type GlossaryTrigger, listenFor } from "../src/glossary/listen.ts";

/** As much of a page as is listened to: whatever is told to it has happened over it. */
class Page extends EventTarget {
  matches(): boolean {
    return true;
  }
  closest(): null {
    return null;
  }
}

/** Longer than any pointer has to rest until it asks. */
const LONG = 2_000;

let dispose = (): void => {};
let page = new Page();
let show = vi.fn<GlossaryTrigger["show"]>();

const tell = (type: string, clientX: number, clientY: number, pointerType = "mouse"): void =>
  void page.dispatchEvent(Object.assign(new Event(type), { clientX, clientY, pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  show = vi.fn<GlossaryTrigger["show"]>();
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", Page);
  createRoot((end) => {
    dispose = end;
    listenFor({
      show,
      leave: () => {},
      hide: () => {},
      isOpen: () => false,
      isInside: () => false,
      read: () => {},
    });
  });
});

afterEach(() => {
  dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a mouse asks", () => {
  it("about what it has come to, once it rests there", () => {
    tell("pointermove", 10, 10);
    tell("pointerover", 40, 10);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LONG);
    expect(show).toHaveBeenCalledTimes(1);
  });

  it("about nothing that has moved below it while it rested, until it moves itself", () => {
    tell("pointermove", 10, 10);
    tell("pointerover", 10, 10);
    vi.advanceTimersByTime(LONG);
    expect(show).not.toHaveBeenCalled();
    tell("pointermove", 10, 10);
    vi.advanceTimersByTime(LONG);
    expect(show).not.toHaveBeenCalled();
    tell("pointermove", 11, 10);
    vi.advanceTimersByTime(LONG);
    expect(show).toHaveBeenCalledTimes(1);
  });

  it("no more about what the page has moved away from below it", () => {
    tell("pointermove", 10, 10);
    tell("pointerover", 40, 10);
    tell("pointermove", 40, 10);
    tell("pointerover", 40, 10);
    vi.advanceTimersByTime(LONG);
    expect(show).not.toHaveBeenCalled();
  });

  it("once about what it moved onto after the page had moved", () => {
    tell("pointermove", 10, 10);
    tell("pointerover", 10, 10);
    tell("pointerover", 40, 10);
    tell("pointermove", 40, 10);
    tell("pointermove", 41, 10);
    vi.advanceTimersByTime(LONG);
    expect(show).toHaveBeenCalledTimes(1);
  });
});

it("a finger that comes over something asks about nothing by that", () => {
  tell("pointerover", 40, 10, "touch");
  tell("pointermove", 41, 10, "touch");
  vi.advanceTimersByTime(LONG);
  expect(show).not.toHaveBeenCalled();
});
