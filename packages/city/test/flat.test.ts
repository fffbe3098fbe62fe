import { describe, expect, it } from "vitest";
import {
  EDGE,
  flatMap,
  type FlatNode,
  type Labels,
  labelsFor,
  SMALLEST_SQUARE,
  sightOf,
  svgOf,
  UNIT,
} from "../src/flat/index.ts";
import { busy } from "../src/gallery/busy.ts";
import { GALLERY } from "../src/gallery/index.ts";
import { lanesOf } from "../src/overlay/lanes.ts";
import { dashed, markLines, TONES } from "../src/overlay/mark.ts";
import { stripsOf } from "../src/overlay/strip.ts";
import type { OverlayChange, Overlay } from "../src/overlay/overlay.ts";
import { CHAINS, CHIPS, PLAQUE } from "../src/palette.ts";
import { SIGN_OUTLINES } from "../src/sign/outline.ts";
import { STEP } from "../src/town/board.ts";
import { roadsOf } from "../src/town/roads.ts";
import { CHAIN_STYLES, type Good, type Square } from "../src/view.ts";
import { nodesIn } from "./nodes.ts";

const marked = (view: typeof busy, name: string, overlays: readonly Overlay[] = []) =>
  nodesIn(flatMap(view, overlays)).flatMap((node) =>
    node.attributes[name] === undefined ? [] : [node.attributes[name]],
  );
const texts = (node: FlatNode): string[] =>
  nodesIn(node).flatMap((one) => (one.tag === "text" ? one.children.map(String) : []));

describe("the flat map", () => {
  it("holds every house, restaurant, campaign and source, each under its own mark", () => {
    expect(marked(busy, "data-house")).toEqual(busy.houses.map((house) => house.house));
    expect(marked(busy, "data-restaurant")).toHaveLength(busy.restaurants.length);
    expect(marked(busy, "data-campaign")).toEqual(busy.campaigns.map((campaign) => campaign.campaign));
    const printed = busy.town.squares.join("").replaceAll(/[^bls]/g, "").length;
    expect(marked(busy, "data-source")).toHaveLength(printed);
  });

  it("lays the tags of campaigns over the dots of places", () => {
    const spots = busy.campaigns.map(({ campaign }) => ({ id: String(campaign), squares: [[0, 0] as const] }));
    const drawn = nodesIn(flatMap(busy, [{ kind: "spots", spots, style: null }])).map(({ attributes }) => attributes);
    const [lastDot, firstTag] = [
      drawn.findLastIndex((each) => each["data-spot"] !== undefined),
      drawn.findIndex((each) => each["data-tags"] !== undefined),
    ];
    expect(lastDot).toBeGreaterThan(0);
    expect(firstTag).toBeGreaterThan(lastDot);
  });

  it("lays a zebra over the road at each border between tiles, for all to count, and the border itself between them", () => {
    const { town } = busy;
    const crossed = roadsOf(town).flatMap(({ at: [x, y], seams }) =>
      seams.map((side) => [x + 0.5 + STEP[side][0] / 2, y + 0.5 + STEP[side][1] / 2].join()),
    );
    const zebras = marked(busy, "data-zebra");
    expect(new Set(zebras)).toEqual(new Set(crossed));
    expect(zebras).toHaveLength(crossed.length / 2);
    const stripes = nodesIn(flatMap(busy)).filter(({ attributes }) => attributes["data-zebra"] === "5,2.5");
    // Over the border from west to east, as one drives; the stripes lie beside each other.
    const ends = stripes.flatMap(({ children }) => children.flatMap((one) => (typeof one === "string" ? [] : [one])));
    expect(ends.length).toBeGreaterThan(2);
    for (const { attributes } of ends) {
      expect(attributes["y1"]).toBe(attributes["y2"]);
      expect(Number(attributes["x1"])).toBeLessThan(5 * UNIT);
      expect(Number(attributes["x2"])).toBeGreaterThan(5 * UNIT);
    }
    const grooves = nodesIn(flatMap(busy)).filter(({ attributes }) => attributes["class"] === "line-groove");
    expect(grooves).toHaveLength(town.columns - 1 + town.rows - 1);
  });

  it("tells number, room and rounds left in signs and words", () => {
    const house = nodesIn(flatMap(busy)).find((node) => node.attributes["data-house"] === 5);
    expect(house && texts(house)).toEqual(["5"]);
    expect(house && nodesIn(house).filter((node) => node.tag === "circle")).toHaveLength(5);
    const tags = nodesIn(flatMap(busy)).find((node) => node.attributes["data-tags"] === 11);
    expect(tags && texts(tags)).toEqual(["11", "∞"]);
  });

  it("lays nothing that stands in town over the number of a campaign and what is left of it", () => {
    const svg = svgOf(flatMap(busy));
    expect(svg.indexOf("data-tags")).toBeGreaterThan(
      Math.max(svg.lastIndexOf("data-house"), svg.lastIndexOf("data-restaurant")),
    );
  });

  it("draws the line from a house to who will serve it under all pieces, so that it crosses nothing that is read", () => {
    const line = { from: [0, 0], to: [9, 9], style: "comet", sure: false } as const;
    const svg = svgOf(flatMap(busy, [{ kind: "forecast", lines: [line] }]));
    const drawn = svg.indexOf('stroke-dasharray="2 4"');
    expect(drawn).toBeGreaterThan(svg.lastIndexOf("data-source"));
    expect(drawn).toBeLessThan(svg.indexOf("data-campaign"));
  });

  it("moves a tag of a campaign to a corner beside which nothing is built, and shortens one that has no room", () => {
    const [house] = busy.houses;
    const [campaign] = busy.campaigns;
    if (!house || !campaign) throw new Error("a house and a campaign expected");
    const mailbox = { ...campaign, campaign: 7, left: 2, site: { at: [5, 10], width: 1, height: 1 } } as const;
    const drawn = (places: readonly Square[], labels: Labels = "usual") => {
      const houses = places.map((at, i) => ({ ...house, garden: null, house: 20 + i, at }));
      const map = flatMap({ ...busy, houses, restaurants: [], campaigns: [mailbox] }, [], labels);
      return nodesIn(map).find((node) => node.attributes["data-tags"] === mailbox.campaign);
    };
    const textAt = (node: FlatNode | undefined, text: string) =>
      node && nodesIn(node).find(({ tag, children }) => tag === "text" && children[0] === text)?.attributes;
    // Alone its number lies west of it; where a house stands there it goes elsewhere.
    const west = 5 * UNIT;
    expect(Number(textAt(drawn([]), "7")?.["x"])).toBeLessThan(west);
    const beside = drawn([[3, 9]]);
    expect(Number(textAt(beside, "7")?.["x"])).toBeGreaterThan(west);
    expect(beside && texts(beside)).toEqual(["7", "2"]);
    // Between four houses what is left of it is still told.
    const between = drawn(
      [
        [5, 8],
        [3, 9],
        [6, 10],
        [4, 11],
      ],
      "large",
    );
    expect(between && texts(between)).toEqual(["2"]);
  });

  it("says by a shape whose a campaign is, before its number, however small its frame is", () => {
    const [campaign] = busy.campaigns;
    if (!campaign) throw new Error("a campaign expected");
    for (const style of CHAIN_STYLES) {
      const own = { ...campaign, style, site: { at: [4, 6], width: 1, height: 1 } } as const;
      const nodes = nodesIn(flatMap({ ...busy, houses: [], restaurants: [], campaigns: [own] }));
      const tags = nodes.find((each) => each.attributes["data-tags"] === campaign.campaign);
      const signs = tags
        ? nodesIn(tags).filter(({ tag, attributes }) => tag === "path" && "transform" in attributes)
        : [];
      expect(signs.map(({ attributes }) => attributes["d"])).toEqual([SIGN_OUTLINES[style]]);
    }
  });

  it("tells who wins a house by a sum in a pill, which nobody takes for the number of a campaign on its card", () => {
    const nodes = nodesIn(flatMap(GALLERY["lens"]?.view ?? busy));
    const tagsIn = (name: string) => nodes.filter(({ attributes }) => name in attributes);
    const shares = (tags: readonly FlatNode[]): Set<number> =>
      new Set(
        tags
          .flatMap(nodesIn)
          .flatMap(({ tag, attributes: { rx, height } }) => (tag === "rect" ? [Number(rx) / Number(height)] : [])),
      );
    expect(new Set(tagsIn("data-note").flatMap(texts))).toEqual(new Set(["=10"]));
    expect([...shares(tagsIn("data-note"))]).toEqual([0.5]);
    expect(Math.max(...shares(tagsIn("data-tags")))).toBeLessThan(0.25);
    expect(
      tagsIn("data-tags")
        .flatMap(texts)
        .filter((text) => text.startsWith("=")),
    ).toEqual([]);
  });

  it("breaks a long reason into lines, and keeps it within the drawing, beside what it is about, wherever the piece in hand is", () => {
    // Of the 25 squares of the board.
    const WIDEST = { usual: 10.5, large: 10.5, largest: 14 };
    const said = (at: Square, refused: string, labels: Labels) => {
      const restaurant = { style: "comet", at, entrance: "SE", open: true, driveIn: false, bankrupt: false } as const;
      const ghost = { kind: "ghost", piece: { kind: "restaurant", restaurant }, refused, contact: null } as const;
      const map = flatMap(busy, [ghost], labels);
      const drawn = nodesIn(map).filter(({ attributes }) => "data-said" in attributes);
      const [ground] = drawn.flatMap(nodesIn).flatMap(({ tag, attributes }) => (tag === "rect" ? [attributes] : []));
      const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) => Number(ground?.[name]));
      const [west = 0, north = 0, w = 0, h = 0] = String(map.attributes["viewBox"]).split(" ").map(Number);
      const isWithin = x >= west && y >= north && x + width <= west + w && y + height <= north + h;
      const [left, top] = [at[0] * UNIT, at[1] * UNIT];
      const isBeside = x >= left + 2 * UNIT || y >= top + 2 * UNIT || x + width <= left || y + height <= top;
      return { lines: drawn.flatMap(texts), isWithin, isBeside, isNarrow: width < WIDEST[labels] * UNIT };
    };
    const english = "Something is in the way, or it is off the map.";
    const japanese = "何かとぶつかるか、マップの外にはみ出します。";
    for (const labels of ["usual", "large", "largest"] as const)
      for (const at of [
        [0, 0],
        [18, 0],
        [19, 19],
        [9, 7],
        [0, 19],
      ] as const) {
        const [lines, sentence] = [
          ["Something is in the way,", "or it is off the map."],
          ["何かとぶつかるか、", "マップの外にはみ出します。"],
        ];
        expect(said(at, english, labels)).toEqual({ lines, isWithin: true, isBeside: true, isNarrow: true });
        expect(said(at, japanese, labels)).toEqual({ lines: sentence, isWithin: true, isBeside: true, isNarrow: true });
      }
  });

  it("is lettered larger where its squares are small, with only what has to be read", () => {
    expect([13, 15.9, 16, 21, 22].map(labelsFor)).toEqual(["largest", "largest", "large", "large", "usual"]);
    // Five chains on a phone have 12 or 13 pixels for a square of 20 units: whatever the size, no letter is lower than 12.
    for (const square of [SMALLEST_SQUARE, 13, 15.9, 16, 18, 21.7, 22, 30]) {
      const sizes = nodesIn(flatMap(busy, GALLERY["lens"]?.overlays, labelsFor(square))).flatMap(
        ({ tag, attributes }) => (tag === "text" ? [Number(attributes["font-size"])] : []),
      );
      expect((Math.min(...sizes) * square) / UNIT, `${square} px`).toBeGreaterThanOrEqual(12);
    }
    const large = nodesIn(flatMap(busy, [], "large"));
    const house = large.find((node) => node.attributes["data-house"] === 5);
    expect(house && texts(house)[0]).toBe("5");
    expect(house && nodesIn(house).filter((node) => node.tag === "circle")).toEqual([]);
  });

  it("says how many large goods a house wants, where all are alike and have no room beside each other", () => {
    const [some] = busy.houses;
    if (!some) throw new Error("a house expected");
    const lettered = (demand: readonly Good[]): string[] => {
      const { coming: _, note: __, ...plain } = some;
      const house = { ...plain, house: 7, demand };
      const drawn = nodesIn(flatMap({ ...busy, houses: [house] }, [], "large"));
      return drawn.filter((node) => node.attributes["data-house"] === 7).flatMap(texts);
    };
    expect(lettered(["burger", "burger"])).toEqual(["7"]);
    expect(lettered(["burger", "burger", "burger"])).toEqual(["7", "3"]);
    expect(lettered(["burger", "pizza", "burger"])).toEqual(["7"]);
  });

  it("offers spots by id and shows reasons", () => {
    expect(marked(busy, "data-spot", GALLERY["spots"]?.overlays)).toEqual(["a", "b"]);
    expect(texts(flatMap(busy, GALLERY["refused"]?.overlays))).toContain("touches no road");
  });

  it("tells a distance in a round coin of its own colours, where the number of a house stands on no such ground", () => {
    const chips = (tone: "near" | "plain") =>
      nodesIn(flatMap(busy, [{ kind: "chips", chips: [{ at: [0, 0], text: "↔2", tone }] }])).flatMap(({ attributes }) =>
        attributes["fill"] === CHIPS[tone].body && attributes["rx"] !== undefined ? [Number(attributes["rx"])] : [],
      );
    expect(chips("near").map((round) => round > 4)).toEqual([true]);
    expect(chips("plain")).toContain(2);
    expect(CHIPS.near.body).not.toBe(CHIPS.plain.body);
  });

  it("shows a reach as light with dots, whoever owns it: only what is refused is filled with red and crossed", () => {
    const drawn = (overlays: readonly Overlay[]): string => svgOf(flatMap(busy, overlays));
    const before = drawn([]);
    const added = (svg: string, what: RegExp): number =>
      (svg.match(what)?.length ?? 0) - (before.match(what)?.length ?? 0);
    const squares: readonly Square[] = [
      [1, 1],
      [2, 1],
    ];
    const reach = drawn([{ kind: "reach", style: "comet", squares }]);
    const filled = new RegExp(`<rect[^>]*fill="(${CHAINS.comet.body}|${PLAQUE.refused})"`, "g");
    expect(added(reach, filled)).toBe(0);
    expect(added(reach, new RegExp(`<circle[^>]*fill="${CHAINS.comet.body}"`, "g"))).toBe(8);
    const refused = drawn(GALLERY["refused"]?.overlays ?? []);
    expect(added(refused, filled)).toBeGreaterThan(0);
  });

  it("outlines what differs under the tags of campaigns: a step through, another line by dashes, what is gone by dots", () => {
    const squares: readonly Square[] = [[1, 1]];
    const drawn = (how: OverlayChange): string => svgOf(flatMap(busy, [{ kind: "changed", squares, how }]));
    const dashes = (["step", "other", "gone"] as const).map(
      (how) => new RegExp(`data-changed="${how}".*?stroke-dasharray="([^"]+)"`, "s").exec(drawn(how))?.[1],
    );
    expect(dashes[0]).toBe("none");
    expect(new Set(dashes).size).toBe(3);
    const [outline, tags] = [drawn("other").indexOf("data-changed"), drawn("other").indexOf("data-tags")];
    expect(outline).toBeGreaterThan(0);
    expect(outline).toBeLessThan(tags);
  });

  it("draws every example as well-formed SVG and escapes what it is told", () => {
    for (const { view, overlays } of Object.values(GALLERY)) {
      const svg = svgOf(flatMap(view, overlays));
      expect(svg.startsWith("<svg ")).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(svg.match(/<(\w+)/g)).toHaveLength(svg.match(/<\/\w+>/g)?.length ?? 0);
    }
    const note = { style: "comet", text: '<b>"&', sure: true } as const;
    const [house] = busy.houses;
    if (!house) throw new Error("a house expected");
    expect(svgOf(flatMap({ ...busy, houses: [{ ...house, note }] }))).toContain("&lt;b&gt;&quot;&amp;");
  });
});

describe("ribbons of a range", () => {
  const road = (at: readonly [number, number], distance: number, axis?: "NS" | "EW") => ({
    at,
    distance,
    ...(axis ? { axis } : {}),
  });

  it("joins road squares in range and puts a coin where a border adds to the distance", () => {
    const strips = stripsOf(busy.town, [road([3, 2], 0), road([4, 2], 0), road([5, 2], 1)]);
    expect(strips.map((strip) => strip.coin)).toEqual([null, 1]);
  });

  it("keeps the two roads of a bridge apart", () => {
    const cross = [road([2, 6], 1), road([2, 7], 1, "NS"), road([2, 8], 1), road([1, 7], 2), road([3, 7], 2)];
    expect(stripsOf(busy.town, cross)).toHaveLength(2);
    expect(stripsOf(busy.town, [...cross, road([2, 7], 2, "EW")])).toHaveLength(4);
  });
});

describe("drives of several buyers", () => {
  const road = (from: number, to: number): readonly (readonly [number, number])[] =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => [from + Math.sign(to - from) * i, 2] as const);
  const there = road(1, 12);
  const back = road(8, 3);

  it("lie beside each other, told apart by their dashes, on whichever side they are driven", () => {
    const lanes = lanesOf([there, back, there]);
    const asides = lanes.map(({ line }) => (line[0]?.[1] ?? 0) - 2.5);
    expect(new Set(asides.map((aside) => aside.toFixed(3))).size).toBe(3);
    for (const { line, aside } of lanes) expect(line.map(([, y]) => y)).toEqual(line.map(() => 2.5 + aside));
    expect(Math.max(...asides.map(Math.abs))).toBeLessThan(0.5);
    expect(new Set(lanes.map(({ dash, gap }) => `${dash} ${gap}`)).size).toBe(3);
    expect(lanesOf([there])[0]).toMatchObject({ aside: 0, share: 1, gap: 0 });
  });

  it("bear a coin at each border that each of them crosses, and no two coins lie on each other", () => {
    const coins = lanesOf([there, back]).map((lane) => lane.coins);
    expect(coins.map((each) => each.map(({ text }) => text))).toEqual([["1", "2"], ["1"]]);
    const places = coins.flat().map(({ at }) => at.join());
    expect(new Set(places).size).toBe(3);
    // Where one crosses alone its coin lies on the border.
    expect(coins[0]?.[1]?.at).toEqual([10, 2.5]);
  });

  it("are drawn on the flat map, each for itself", () => {
    const routes = { kind: "routes", style: "comet", routes: [there, back], chips: [] } as const;
    expect(marked(busy, "data-route", [routes])).toEqual([0, 1]);
  });
});

describe("drawn marks", () => {
  it("are cut round corners too, so that rings tell their meaning without colour", () => {
    const [ring = []] = markLines([3, 3], [3, 3], 1.3);
    const drawn = ({ dash, gap }: { readonly dash: number; readonly gap: number }): number =>
      dashed(ring, dash, gap).reduce((sum, [a, b]) => sum + Math.hypot(a[0] - b[0], a[1] - b[1]), 0);
    const whole = drawn(TONES.good);
    expect(whole).toBeCloseTo(2 * Math.PI * 1.3, 1);
    for (const tone of ["doubtful", "danger", "idea"] as const) {
      const { dash, gap } = TONES[tone];
      expect(Math.abs(drawn(TONES[tone]) - (whole * dash) / (dash + gap))).toBeLessThan(dash);
    }
  });

  it("go round something larger than a square, and say their meaning", () => {
    const [ring = []] = markLines([3.5, 4.5], [3.5, 4.5], 1.5);
    for (const [x, y] of ring) expect(Math.hypot(x - 4, y - 5)).toBeCloseTo(1.5);
    const mark = { kind: "drawn", from: [3.5, 4.5], to: [3.5, 4.5], tone: "idea", radius: 1.5 } as const;
    expect(marked(busy, "data-drawn", [mark])).toEqual(["idea"]);
  });

  it("are a ring round one square and an arrow between two, each tone with its own dashes", () => {
    expect(markLines([3, 3], [3, 3])).toHaveLength(1);
    expect(markLines([3, 3], [6, 3])[0]).toEqual([
      [3.5, 3.5],
      [6.5, 3.5],
    ]);
    const counts = Object.values(TONES).map(
      ({ dash, gap }) =>
        dashed(
          [
            [0, 0],
            [6, 0],
          ],
          dash,
          gap,
        ).length,
    );
    expect(new Set(counts).size).toBe(counts.length);
  });
});

describe("what is looked at before a piece is placed", () => {
  const campaign = {
    kind: "campaign",
    campaign: {
      campaign: 7,
      kind: "mailbox",
      style: "comet",
      good: "burger",
      left: 2,
      site: { at: [5, 3], width: 1, height: 1 },
    },
  } as const;
  const hand = (refused: string | null): Overlay => ({ kind: "ghost", piece: campaign, refused, contact: null });
  const reach: Overlay = {
    kind: "reach",
    style: "comet",
    squares: [
      [2, 3],
      [5, 9],
    ],
  };

  it("is the piece with all that it reaches and a square around, counted from the corner of the drawing", () => {
    const sight = sightOf(busy.town, [reach, hand(null)]);
    const moved = (west: number, north: number, east: number, south: number) => ({
      west: west + EDGE,
      north: north + EDGE,
      east: east + EDGE,
      south: south + EDGE,
    });
    expect(sight).toEqual({ piece: moved(5, 3, 6, 4), about: moved(1, 2, 7, 11) });
  });

  it("is nothing while the piece may not stand there, or none is in hand", () => {
    expect(sightOf(busy.town, [reach, hand("no room")])).toBeNull();
    expect(sightOf(busy.town, [reach])).toBeNull();
  });
});
