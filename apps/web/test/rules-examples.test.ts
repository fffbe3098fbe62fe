import { readFileSync } from "node:fs";
import { loadRules } from "@blueplate/variants";
import { Result } from "effect";
import { expect, it } from "vitest";
import { CARD_PARAGRAPHS, hasExample, MILESTONE_PARAGRAPH, TOWN_PARAGRAPHS } from "../src/rules-examples/paragraphs.ts";
import { townExample } from "../src/rules-examples/positions.ts";

const written = readFileSync(new URL("../../../docs/rules/food-chain-magnate.md", import.meta.url), "utf8");

it("examples stand below paragraphs that there are", () => {
  const shown = [...TOWN_PARAGRAPHS, ...Object.keys(CARD_PARAGRAPHS), MILESTONE_PARAGRAPH];
  for (const paragraph of shown) expect(written).toContain(`**${paragraph}**`);
  expect(shown.filter(hasExample)).toEqual(shown);
  expect(hasExample("R1.1")).toBe(false);
});

it.each(TOWN_PARAGRAPHS)("%s is a position that the rules allow, and what it speaks of is there", async (paragraph) => {
  const { state, overlays } = await townExample(paragraph);
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
