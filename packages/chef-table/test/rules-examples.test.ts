import { readFileSync } from "node:fs";
import type { State } from "@blueplate/trick-n-chef";
import { describe, expect, it } from "vitest";
import { positionOf } from "../src/rules-examples/position.ts";
import { POSITIONS } from "../src/rules-examples/positions.ts";
import {
  hasExample,
  POSITION_PARAGRAPHS,
  type PositionParagraph,
  PIECE_PARAGRAPHS,
} from "../src/rules-examples/paragraphs.ts";
import { CARD_TABLE } from "../src/rows.ts";

const written = readFileSync(new URL("../../../docs/rules/trick-n-chef.md", import.meta.url), "utf8");

const first = (paragraph: PositionParagraph) => {
  const [row] = POSITIONS[paragraph];
  if (!row) throw new Error(`nothing is shown of ${paragraph}`);
  const position = positionOf(row);
  // cast: the scenarios of this game open states of it.
  return { ...position, state: position.state as State };
};

describe("the rules of Trick-n-Chef are drawn", () => {
  it("below paragraphs that there are", () => {
    const shown = [...PIECE_PARAGRAPHS, ...POSITION_PARAGRAPHS];
    for (const paragraph of shown) expect(written).toMatch(new RegExp(`(\\*\\*|## )${paragraph}\\b`));
    expect(shown.filter(hasExample)).toEqual(shown);
    expect(hasExample("T1.1")).toBe(false);
  });

  it("in every section that people read", () => {
    const sections = [...written.matchAll(/^## (T\d+) /gm)].map(([, number = ""]) => number);
    const paragraphs = [...written.matchAll(/\*\*(T\d+(?:\.\d+)+)\*\*/g)].map(([, number = ""]) => number);
    const drawn = new Set([...sections, ...paragraphs].filter(hasExample).map((number) => number.split(".")[0]));
    expect(sections.length).toBe(12);
    expect(sections.filter((section) => !drawn.has(section))).toEqual([]);
  });

  it.each(POSITION_PARAGRAPHS)(
    "%s by positions that the rules come to, with all that is shown of them",
    (paragraph) => {
      for (const row of POSITIONS[paragraph]) {
        const shown = positionOf(row).shown.map(({ _tag }) => _tag);
        expect(shown).toEqual(row.eventTags ?? []);
      }
    },
  );

  it("and come to what their paragraphs say", () => {
    expect(first("T4.1").state.trump).toEqual(["yellow"]);
    expect(first("T4.2").state.trump).toEqual(["yellow", "blue"]);
    expect(first("T6.1").shown).toMatchObject([{ winner: 3, chefTaker: 0 }]);
    expect(first("T6.2").shown).toMatchObject([{ winner: 2, chefTaker: 0 }]);
    expect(first("T6.3").shown).toMatchObject([{ winner: 3, chefTaker: 2 }]);
    expect(first("T7.1").shown).toMatchObject([{ seat: 0 }, { to: [1, 2], short: [] }]);
    expect(first("T9.2").shown).toMatchObject([{ round: 3, first: 0 }]);
    expect(first("T10.1").shown).toMatchObject([{ ending: { winners: [2] } }]);
    const takers = POSITIONS.T12.map((row) => positionOf(row).shown[0]);
    expect(takers).toMatchObject([{ chefTaker: 1 }, { chefTaker: 0 }]);
  });

  it("as one of those who sit there sees them", () => {
    const { rules, state } = first("T8.2");
    const [ann] = state.players;
    const { pile, chefs, coins } = ann ?? { pile: { content: null }, chefs: [], coins: 0 };
    expect(CARD_TABLE.score(rules, { pile: pile.content ?? [], tokens: chefs, coins })).toEqual({
      counted: ["green-1", "green-4"],
      points: 4,
    });
    expect(first("T11.1").state.players.map(({ hand }) => hand.content === null)).toEqual([false, true, true, true]);
  });
});
