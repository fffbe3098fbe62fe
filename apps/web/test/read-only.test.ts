import { isLocale, LOCALES, wordsIn } from "@blueplate/words";
import { expect, it, vi } from "vitest";
import { readOnlyText } from "../src/table/read-only.ts";

const { spoken } = vi.hoisted(() => ({ spoken: { shell: null as unknown } }));
// Nothing is drawn here: of the table only its words are asked.
vi.mock("@blueplate/tabletop", () => ({ shell: () => spoken.shell }));

it.each(Object.keys(LOCALES).filter(isLocale))(
  "each reason why a table can only be looked at has a sentence of its own in %s",
  async (locale) => {
    spoken.shell = (await wordsIn(locale)).shell;
    const reasons = ["rules-changed", "rules-unfit", "unknown-game"] as const;
    const texts = reasons.map((readOnly) => readOnlyText({ readOnly, game: "whist" }));
    expect(new Set(texts).size).toBe(reasons.length);
    for (const text of texts) expect(text).not.toBeNull();
    // Which game is missing is said by its id: nobody here knows more of it.
    expect(texts.map((text) => text?.includes("whist"))).toEqual([false, false, true]);
    expect(readOnlyText({ readOnly: null, game: "whist" })).toBeNull();
  },
);
