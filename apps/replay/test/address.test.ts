import type { Chapter } from "@blueplate/study";
import { afterEach, expect, it, vi } from "vitest";
import { fiveSteps } from "./five-steps.ts";
import { placeInAddress } from "../src/session/address.ts";

const chapter: Chapter = { id: "c1", name: "First", source: fiveSteps, nodes: [], marks: {}, bookmarks: [] };

/** Where an address leads on a machine on which the chapter was left so. */
const beginning = (search: string, left?: { readonly node: string; readonly hidden?: boolean }) => {
  const kept = left && JSON.stringify({ hidden: false, revealed: 2, ...left });
  vi.stubGlobal("location", { search });
  vi.stubGlobal("localStorage", { getItem: () => kept ?? null });
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
