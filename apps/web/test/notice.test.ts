import { afterEach, expect, it, vi } from "vitest";
import { notify } from "../src/table/calls/notice.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a browser makes a notice of. */
class Desk extends EventTarget {
  readonly close = vi.fn();
  readonly told: readonly unknown[];
  constructor(...told: readonly unknown[]) {
    super();
    this.told = told;
  }
}

it("a notice says whose turn it is at which table, and a click on it brings the page to the front", () => {
  const focus = vi.fn();
  vi.stubGlobal("Notification", Desk);
  vi.stubGlobal("focus", focus);
  const notice = notify("Your turn", "Friday night", "t1");
  expect(notice).toMatchObject({ told: ["Your turn", { body: "Friday night", tag: "t1" }] });
  notice?.dispatchEvent(new Event("click"));
  expect(focus).toHaveBeenCalledOnce();
  expect(notice?.close).toHaveBeenCalledOnce();
});

it("where no page may make a notice itself, as on phones, the table goes on without", () => {
  vi.stubGlobal("Notification", () => {
    throw new TypeError("Illegal constructor");
  });
  expect(notify("Your turn", "Friday night", "t1")).toBeNull();
});
