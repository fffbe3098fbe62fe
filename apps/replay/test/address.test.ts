import type { Chapter } from "@blueplate/study";
import { afterEach, expect, it, vi } from "vitest";
import { fiveSteps } from "./five-steps.ts";
import { placeInAddress } from "../src/session/address.ts";

const chapter: Chapter = { id: "c1", name: "First", source: fiveSteps, nodes: [], marks: {}, bookmarks: [] };

interface Left {
  readonly node: string;
  readonly hidden?: boolean;
  readonly revealed?: number;
}

/** Where an address leads on a machine on which the chapter was left so, and which keeps ends back or does not. */
const beginning = (search: string, left?: Left, without = false) => {
  const kept = left && JSON.stringify({ hidden: false, revealed: 2, ...left });
  vi.stubGlobal("location", { search });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === "blueplate-without-spoilers" ? (without ? "1" : null) : (kept ?? null)),
  });
  return placeInAddress(chapter, "game");
};

afterEach(() => void vi.unstubAllGlobals());

it("an address leads to the step that it names, to the end, or to where one left", () => {
  expect(beginning("?at=3", { node: "m1" })).toEqual({ node: "m3", instead: null });
  expect(beginning("?at=end")).toEqual({ node: "m4", instead: null });
  expect(beginning("", { node: "m2" })).toEqual({ node: "m2", instead: null });
  expect(beginning("")).toEqual({ node: "m0", instead: null });
});

it("an address beyond the game leads to its end, and nowhere ahead where the outcome is hidden", () => {
  expect(beginning("?at=99")).toEqual({ node: "m4", instead: "last" });
  expect(beginning("?at=99", { node: "m2", hidden: true })).toEqual({ node: "m0", instead: "first" });
});

it("an address that names a line that has gone leads to where one left, or to the set-up", () => {
  expect(beginning("?node=v-gone", { node: "m2" })).toEqual({ node: "m2", instead: null });
  expect(beginning("?node=v-gone", { node: "v-gone-too" })).toEqual({ node: "m0", instead: "first" });
  expect(beginning("?node=v-gone")).toEqual({ node: "m0", instead: "first" });
});

it("no address shows the end to whoever hides it and has not been there", () => {
  for (const at of ["?at=end", "?at=4"]) {
    expect(beginning(`${at}&hide=1`), at).toEqual({ node: "m0", instead: null });
    expect(beginning(at, undefined, true), at).toEqual({ node: "m0", instead: null });
    expect(beginning(at, { node: "m2", hidden: true }), at).toEqual({ node: "m2", instead: null });
    expect(beginning(at, { node: "m1", revealed: 4 }, true), at).toEqual({ node: "m4", instead: null });
  }
  expect(beginning("?at=3", undefined, true)).toEqual({ node: "m3", instead: null });
  expect(beginning("?at=99&hide=1")).toEqual({ node: "m0", instead: "first" });
});
