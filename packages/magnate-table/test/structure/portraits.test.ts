import { EMPLOYEE_ROWS } from "@blueplate/engine";
import { describe, expect, it } from "vitest";
import { BOT_PORTRAITS } from "../../src/portraits/bots.ts";
import { PEOPLE_PARTS } from "../../src/portraits/people.ts";
import { familyPortrait, PORTRAITS, type PortraitRow } from "../../src/portraits/professions.ts";
import { THING_PARTS } from "../../src/portraits/things.ts";

const FAMILIES = [...new Set(Object.values(EMPLOYEE_ROWS).map(({ family }) => family))];
const PARTS: Readonly<Record<string, unknown>> = { ...PEOPLE_PARTS, ...THING_PARTS };
const partsOf = ({ parts }: PortraitRow): readonly string[] => parts.map(({ name }) => name);

describe("the drawings of the professions", () => {
  it("show everybody of the box and the CEO, no two with the same parts", () => {
    const box = Object.entries(EMPLOYEE_ROWS).flatMap(([id, { variant }]) => (variant ? [] : [id]));
    expect(Object.keys(PORTRAITS).toSorted()).toEqual(["ceo", ...box].toSorted());
    const looks = Object.values(PORTRAITS).map((row) => partsOf(row).join(" "));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it("are made of parts that are drawn, and there is somebody of each family for cards that nobody has drawn", () => {
    for (const row of Object.values(PORTRAITS)) for (const part of partsOf(row)) expect(PARTS).toHaveProperty(part);
    for (const family of FAMILIES)
      for (const part of partsOf(familyPortrait(family))) expect(PARTS).toHaveProperty(part);
  });

  it("show the bots, no two alike", () => {
    const looks = Object.values(BOT_PORTRAITS).map((row) => partsOf(row).join(" "));
    for (const row of Object.values(BOT_PORTRAITS)) for (const part of partsOf(row)) expect(PARTS).toHaveProperty(part);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it("weigh at most 60 kB, parts and people together", () => {
    expect(JSON.stringify([PARTS, PORTRAITS, BOT_PORTRAITS]).length).toBeLessThanOrEqual(60_000);
  });

  it("use every part that is drawn", () => {
    const used = new Set([...Object.values(PORTRAITS), ...FAMILIES.map(familyPortrait)].flatMap(partsOf));
    expect(Object.keys(PARTS).filter((part) => !used.has(part))).toEqual([]);
  });
});
