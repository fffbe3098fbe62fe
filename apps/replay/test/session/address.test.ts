import type { Chapter } from "@blueplate/study";
import { afterEach, expect, it, vi } from "vitest";
import { fiveSteps } from "../five-steps.ts";
import { embedPageOf, wholePageOf } from "../../src/export/embed-address.ts";
import { placeInAddress } from "../../src/session/address.ts";
import type { Session } from "../../src/session/session.ts";

const tried = (id: string, parent: string) => ({ id, parent, seat: 0, command: null, events: [] });

/** Two lines leave the game's own after its third step; the game is over at the end of the one alone. */
const chapter: Chapter = {
  id: "c1",
  name: "First",
  source: fiveSteps,
  // cast: what is played there and with which dice concerns no address.
  nodes: [tried("v-on", "m3"), tried("v-over", "v-on"), tried("v-else", "m3")] as unknown as Chapter["nodes"],
  marks: {},
  bookmarks: [],
};

// cast: of the reader an address asks for nothing but where the game is over.
const reader = {
  state: (_: Chapter, node: string) => node,
  rules: { outcome: (node: string) => (node === "v-over" || node === "m4" ? {} : null) },
} as unknown as Parameters<typeof placeInAddress>[0]["reader"];

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
  return placeInAddress({ chapter, key: "game", reader });
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
  for (const at of ["?at=end", "?at=4", "?node=m4"]) {
    expect(beginning(`${at}&hide=1`), at).toEqual({ node: "m0", instead: null });
    expect(beginning(at, undefined, true), at).toEqual({ node: "m0", instead: null });
    expect(beginning(at, { node: "m2", hidden: true }), at).toEqual({ node: "m2", instead: null });
    expect(beginning(at, { node: "m1", revealed: 4 }, true), at).toEqual({ node: "m4", instead: null });
  }
  for (const at of ["?at=3", "?node=m3"])
    expect(beginning(at, undefined, true), at).toEqual({ node: "m3", instead: null });
  expect(beginning("?at=99&hide=1")).toEqual({ node: "m0", instead: "first" });
});

it("nor the end of another line, unless it is one that leaves what was seen", () => {
  expect(beginning("?node=v-over&hide=1", { node: "m1" })).toEqual({ node: "m1", instead: null });
  expect(beginning("?node=v-over&hide=1", { node: "m1", revealed: 4 })).toEqual({ node: "v-over", instead: null });
  expect(beginning("?node=v-over")).toEqual({ node: "v-over", instead: null });
  for (const node of ["v-on", "v-else"]) expect(beginning(`?node=${node}&hide=1`)).toEqual({ node, instead: null });
});

/** A session that shows the game's own third step, or a node tried after it. */
const showing = (id: string, hidden: boolean): Session => {
  const line = [0, 1, 2, 3].map((step) => ({ id: `m${step}`, kind: "line" }));
  if (id !== "m3") line.push({ id, kind: "variation" });
  // cast: an address asks for nothing else of the session.
  return {
    line: () => line,
    at: () => line.length - 1,
    node: () => line.at(-1),
    hidden: () => hidden,
    study: () => ({ visibility: "unlisted" }),
    chapter: () => chapter,
  } as unknown as Session;
};

it("a page for other sites, and the whole page that it leads to, hide what is hidden where they are named", () => {
  const origin = "https://example.org";
  vi.stubGlobal("location", { origin, search: "?table=t1&hide=1" });
  for (const id of ["m3", "v-on"]) {
    expect(embedPageOf(showing(id, true))?.href).toBe(`${origin}/replay/embed.html?table=t1&at=3&hide=1`);
    expect(embedPageOf(showing(id, false))?.href).toBe(`${origin}/replay/embed.html?table=t1&at=3`);
  }
  expect(wholePageOf(showing("m3", true)).href).toBe(`${origin}/replay/?table=t1&at=3&hide=1`);
  expect(wholePageOf(showing("m3", false)).href).toBe(`${origin}/replay/?table=t1&at=3`);
  vi.stubGlobal("location", { origin, search: "?study=s1" });
  expect(embedPageOf(showing("v-on", true))?.search).toBe("?study=s1&chapter=c1&node=v-on&hide=1");
  expect(embedPageOf({ ...showing("m3", true), study: () => ({ visibility: "private" }) } as Session)).toBeNull();
});
