import { readFileSync } from "node:fs";
import { billAfter } from "@blueplate/engine";
import { choosersOf, pricePartsOf } from "@blueplate/forecast";
import { seatOf } from "@blueplate/kernel";
import { loadRules } from "@blueplate/variants";
import { foodChainMagnateScenarios as host } from "@blueplate/variants/scenario";
import { Result } from "effect";
import { expect, it } from "vitest";
import { LINE_POSITIONS } from "../src/rules-examples/line-positions.ts";
import {
  CARD_PARAGRAPHS,
  hasExample,
  LINE_PARAGRAPHS,
  MILESTONE_PARAGRAPH,
  TOWN_PARAGRAPHS,
} from "../src/rules-examples/paragraphs.ts";
import { townExample } from "../src/rules-examples/positions.ts";

const written = readFileSync(new URL("../../../docs/rules/food-chain-magnate.md", import.meta.url), "utf8");

it("examples stand below paragraphs that there are", () => {
  const shown = [...TOWN_PARAGRAPHS, ...LINE_PARAGRAPHS, ...Object.keys(CARD_PARAGRAPHS), MILESTONE_PARAGRAPH];
  for (const paragraph of shown) expect(written).toMatch(new RegExp(`(\\*\\*|## )${paragraph}\\b`));
  expect(shown.filter(hasExample)).toEqual(shown);
  expect(hasExample("R1.1")).toBe(false);
});

it("every section that people read has one", () => {
  const sections = [...written.matchAll(/^## (R\d+) /gm)].map(([, number = ""]) => number);
  const paragraphs = [...written.matchAll(/\*\*(R\d+(?:\.\d+)+)\*\*/g)].map(([, number = ""]) => number);
  const drawn = new Set([...sections, ...paragraphs].filter(hasExample).map((number) => number.split(".")[0]));
  expect(sections.length).toBeGreaterThan(20);
  expect(sections.filter((section) => !drawn.has(section))).toEqual([]);
});

it.each(TOWN_PARAGRAPHS)("%s is a position that the rules allow, and what it speaks of is there", (paragraph) => {
  const { state, overlays } = townExample(host, paragraph);
  expect(state.chains.every(({ restaurants }) => restaurants.length > 0)).toBe(true);
  for (const overlay of overlays) {
    if (overlay.kind === "reach") expect(overlay.squares.length).toBeGreaterThan(0);
    if (overlay.kind === "routes") expect(overlay.routes[0]?.length).toBeGreaterThan(1);
    if (overlay.kind === "tiles") expect(overlay.tiles.length).toBeGreaterThan(1);
    if (overlay.kind === "forecast") expect(overlay.lines).toHaveLength(3);
    if (overlay.kind === "chips") expect(overlay.chips.map(({ text }) => text)).toContain("+0");
  }
});

it("somebody in the box can do what the cards are shown for", () => {
  const { content } = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 5 })).ruleset;
  const abilities = Object.values(content.employees).flatMap((row) => (row?.abilities ?? []).map(({ _tag }) => _tag));
  for (const ability of Object.values(CARD_PARAGRAPHS)) expect(abilities).toContain(ability);
});

it("positions come to what their paragraphs say", () => {
  const queue = LINE_POSITIONS["R6.1"](host, "R6.1");
  expect(choosersOf(queue.ruleset, queue.state).map(({ slots }) => slots)).toEqual([3, 1, 0]);
  const broke = LINE_POSITIONS["R15.2"](host, "R15.2");
  expect([broke.after.bank.breaks, broke.after.ceoSlots, broke.after.bank.stock]).toEqual([1, 4, 20 + 700 - 30]);
  const cheap = LINE_POSITIONS["R16.1"](host, "R16.1");
  expect(pricePartsOf(cheap.ruleset, cheap.state, seatOf(0)).price).toBe(-2);
  const salaried = LINE_POSITIONS["R17.4"](host, "R17.4");
  expect(billAfter(salaried.ruleset, salaried.state, seatOf(0), []).due).toBe(20 - 15);
  const { outcome } = LINE_POSITIONS["R21.2"](host, "R21.2");
  expect(outcome?.ranking.map(({ score }) => score)).toEqual([181, 168, 97]);
  const first = LINE_POSITIONS["R22.1"](host, "R22.1");
  expect(first.ruleset.phases.round.map(({ id }) => id)).not.toContain("payday");
  const { state, after } = townExample(host, "R19.4");
  const soon = (of: typeof state) => of.chains.flatMap(({ restaurants }) => restaurants.filter((each) => !each.open));
  expect([soon(state).length, after && soon(after).length]).toEqual([1, 0]);
});
