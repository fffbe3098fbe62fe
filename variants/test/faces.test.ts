import { addLooks, cardGlyph, isShownAtRestaurants, outlineOf } from "@blueplate/city/outline";
import { cardId, goodId } from "@blueplate/engine";
import { rowsOf } from "@blueplate/engine/testing/coverage";
import { evening } from "@blueplate/variants/testing/evening";
import { MODULES } from "@blueplate/variants";
import type { Face } from "@blueplate/variants/face";
import { facesOf } from "@blueplate/variants/faces";
import { seatOf } from "@blueplate/kernel";
import { rulesetOf, usualRulesBySeats } from "@blueplate/engine";
import { describe, expect, it } from "vitest";
import { FACES } from "../generated/faces.ts";

const faces = await Promise.all(
  Object.entries(FACES).map(async ([id, load]): Promise<readonly [string, Face]> => [id, await load()]),
);
const KIMCHI = goodId("kimchi");
/** All that the town can draw: absolute moves, lines and curves. */
const TOWN_PATH = /^(?:[MLQ](?: ?-?[\d.]+)+ ?|Z ?)+$/;

describe("faces of modules", () => {
  it.each(faces)("%s is of what the module brings, in drawings that can be drawn", (id, { glyphs, pieces, worth }) => {
    const module = MODULES.find((each) => each.id === id);
    if (!module) throw new Error(`${id} is no module`);
    const kinds = usualRulesBySeats(module).flatMap(({ campaigns = {} }) => Object.values(campaigns));
    const rows = new Set([...rowsOf(module), ...kinds.map(({ kind }) => `kind ${kind}`)]);
    const named = [
      ...Object.keys({ ...glyphs?.cards, ...worth?.cards }).map((card) => `card ${card}`),
      ...Object.keys({ ...glyphs?.goods, ...worth?.goods }).map((good) => `good ${good}`),
      ...Object.keys({ ...glyphs?.milestones, ...worth?.milestones }).map((milestone) => `milestone ${milestone}`),
      ...Object.keys({ ...glyphs?.campaigns, ...pieces?.campaigns, ...worth?.campaigns }).map((kind) => `kind ${kind}`),
      ...(pieces?.atRestaurants ?? []).map((good) => `good ${good}`),
    ];
    expect(named.filter((row) => !rows.has(row))).toEqual([]);
    const drawn = Object.values(glyphs?.goods ?? {});
    const paths = [...drawn, ...drawn.flatMap(({ layers }) => layers.map(({ d }) => ({ silhouette: d })))].map(
      ({ silhouette }) => silhouette,
    );
    expect(paths.filter((path) => !TOWN_PATH.test(path))).toEqual([]);
  });

  it.each(faces)("%s: what is worth something is a number of dollars on any day", (id, { worth }) => {
    const { rules, state } = evening("working", [{ atWork: ["kitchen-trainee"] }, {}], {}, {}, [id]);
    const context = { ruleset: rulesetOf(rules), state, seat: seatOf(0), owned: { "kitchen-trainee": 1 } };
    for (const each of Object.values({ ...worth?.cards, ...worth?.goods, ...worth?.milestones, ...worth?.campaigns })) {
      expect(typeof each === "number" ? each : each(context)).toBeGreaterThanOrEqual(0);
    }
  });

  it("are fetched for the modules that are named, as far as they have one", async () => {
    expect(await facesOf(["kimchi", "hard-choices", "nosuch"])).toHaveLength(1);
    expect(await facesOf([])).toEqual([]);
    expect(await facesOf()).toHaveLength(faces.length);
  });

  it("are drawn once they are added: goods, signs on cards, what stands before restaurants", async () => {
    // Other files of the same process may have added faces before: a crate is what a good of no module looks like.
    addLooks(await facesOf(["kimchi"]));
    expect(outlineOf(KIMCHI)).not.toEqual(outlineOf(goodId("nosuch")));
    expect(cardGlyph(cardId("kimchi-master"))).toBeDefined();
    expect(cardGlyph("waitress")).toBeUndefined();
    expect([KIMCHI, goodId("burger")].map(isShownAtRestaurants)).toEqual([true, false]);
  });
});
