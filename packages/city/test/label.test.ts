import { describe, expect, it, vi } from "vitest";
import { busy } from "../src/gallery/busy.ts";
import { arrange, type Card, REACH } from "../src/label/arrange.ts";
import { detailAt, labelsOf, measure } from "../src/label/measure.ts";
import { paintLegend } from "../src/label/paint.ts";
import { SIGN_OUTLINES } from "../src/sign/outline.ts";
import { CHAIN_STYLES } from "../src/view.ts";

const card = (key: string, x: number, y: number, rank = 1): Card => ({ key, x, y, width: 40, height: 20, rank });
const overlaps = (cards: readonly Card[]): number => {
  const moved = arrange(cards);
  const at = cards.map((one) => ({
    x: one.x + (moved.get(one.key)?.[0] ?? 0),
    y: one.y + (moved.get(one.key)?.[1] ?? 0),
  }));
  return at.filter((a, i) => at.slice(i + 1).some((b) => Math.abs(a.x - b.x) < 40 && Math.abs(a.y - b.y) < 20)).length;
};

describe("labels on the screen", () => {
  it("leaves labels alone that touch nobody", () => {
    expect(arrange([card("a", 0, 0), card("b", 100, 0)]).size).toBe(0);
  });

  it("pushes neighbours apart, the way that needs fewer pixels", () => {
    const moved = arrange([card("a", 0, 0), card("b", 8, 14)]);
    expect(moved.get("a")?.[0]).toBe(0);
    expect(moved.get("a")?.[1]).toBeLessThan(0);
    expect(overlaps([card("a", 0, 0), card("b", 8, 14)])).toBe(0);
  });

  it("lets the lower rank give way", () => {
    expect([...arrange([card("low", 0, 0, 1), card("high", 4, 10, 2)]).keys()]).toEqual(["low"]);
  });

  it("parts a crowd of three and never pushes farther than allowed", () => {
    const crowd = [card("a", 0, 0), card("b", 4, 12), card("c", 8, 24)];
    expect(overlaps(crowd)).toBe(0);
    const pile = Array.from({ length: 12 }, (_, i) => card(`${i}`, i, i));
    for (const [dx, dy] of arrange(pile).values()) {
      expect(Math.abs(dx)).toBeLessThanOrEqual(REACH);
      expect(Math.abs(dy)).toBeLessThanOrEqual(REACH);
    }
  });
});

describe("what a label tells", () => {
  it("tells more the nearer one is", () => {
    expect([19, 20, 31, 32, 80].map(detailAt)).toEqual(["coin", "short", "short", "full", "full"]);
  });

  it("keeps one height for a hungry house whatever it wants", () => {
    const heights = (detail: "full" | "short") =>
      busy.houses.filter((house) => house.demand.length).map((house) => measure({ kind: "house", detail, house })[1]);
    expect(new Set(heights("full"))).toEqual(new Set([34]));
    expect(new Set(heights("short"))).toEqual(new Set([22]));
  });

  it("makes room for what is to come and for a note, on short plaques too", () => {
    const [plain] = busy.houses.filter((house) => house.demand.length === 1);
    if (!plain) throw new Error("a hungry house expected");
    const note = { style: "comet", text: "11", sure: false } as const;
    const width = (house: typeof plain, detail: "full" | "short") => measure({ kind: "house", detail, house })[0];
    for (const detail of ["full", "short"] as const) {
      expect(width({ ...plain, note }, detail)).toBeGreaterThan(width(plain, detail));
    }
    const coming = ["beer", "beer", "beer"] as const;
    expect(width({ ...plain, coming }, "short")).toBe(
      width({ ...plain, demand: [...plain.demand, ...coming] }, "short"),
    );
  });

  it("has a plaque for every house and campaign, and signs where masts cannot be read", () => {
    const sight = { detail: "full", plan: false, quarter: 0 } as const;
    const kinds = (labels: ReturnType<typeof labelsOf>) => labels.map((label) => label.legend.kind);
    expect(labelsOf(busy, sight)).toHaveLength(busy.houses.length + busy.campaigns.length);
    expect(kinds(labelsOf(busy, sight))).not.toContain("sign");
    expect(kinds(labelsOf(busy, { ...sight, plan: true })).filter((kind) => kind === "sign")).toHaveLength(5);
    expect(kinds(labelsOf(busy, { ...sight, detail: "coin" }))).toContain("sign");
  });

  it("says by a shape whose a campaign is", () => {
    const [campaign] = busy.campaigns;
    if (!campaign) throw new Error("a campaign expected");
    const { good, left } = campaign;
    const Outline = class {
      readonly d: string;
      constructor(d: string) {
        this.d = d;
      }
    };
    vi.stubGlobal("Path2D", Outline);
    for (const style of CHAIN_STYLES)
      for (const detail of ["short", "full"] as const) {
        const fill = vi.fn();
        const brush = new Proxy({ fill }, { get: (own, name) => (name === "fill" ? own.fill : () => {}) });
        // cast: of a canvas only what is filled is looked at, and there is none here.
        const canvas = brush as unknown as CanvasRenderingContext2D;
        paintLegend(canvas, { kind: "campaign", detail, campaign: 7, style, good, left });
        expect(fill).toHaveBeenCalledWith(new Outline(SIGN_OUTLINES[style]));
      }
    vi.unstubAllGlobals();
  });

  it("anchors a plaque on the edge of the lot that is nearest to the camera", () => {
    const at = (quarter: number) =>
      labelsOf(busy, { detail: "full", plan: false, quarter })[0]?.at.map((value) => Math.round(value * 100) / 100);
    const [house] = busy.houses;
    if (!house) throw new Error("a house expected");
    expect(at(0)).toEqual([house.at[0] + 1, 0.06, house.at[1] + 1.96]);
    expect(at(1)).toEqual([house.at[0] + 1.96, 0.06, house.at[1] + 1]);
  });
});
