import type { CityCampaign, CityView, Overlay } from "@blueplate/city";
import { builtFrames, type FlatNode, flatMap, type Labels, labelsFor } from "@blueplate/city/flat";
import { LENSES } from "@blueplate/forecast";
import { describe, expect, it } from "vitest";
import { freeSites, frozenGames } from "./frozen.ts";

/** Pixels of a square, on windows so many pixels wide, by how the map is lettered there: of the widest town, and on phones of one of three tiles too. */
const SQUARES = { usual: { 1366: 22, 1920: 33 }, large: { 390: 19 }, largest: { 390: 13 } };

/** Positions of each game that are looked at; more in the deep suite. */
const LOOKS = process.env["MODE"] === "long" ? 10 : 4;

/** Something on the map by its edges, and what it belongs to. */
interface Label {
  readonly name: string;
  readonly edges: readonly [west: number, north: number, east: number, south: number];
}

const PARTS = ["data-house", "data-note", "data-restaurant", "data-campaign", "data-tags", "data-said", "data-source"];

/** Units of a square. */
const UNIT = 20;

/** The extent of a letter of the condensed face and of a capital, in heights of the face. */
const [LETTER, CAPITAL] = [0.5, 0.7];

const edgesOf = ({ tag, attributes, children }: FlatNode): Label["edges"] | null => {
  const [x = 0, y = 0, size = 0] = ["x", "y", "font-size"].map((name) => Number(attributes[name]));
  if (tag === "text") {
    const half = (String(children.find((child) => typeof child === "string")).length * LETTER * size) / 2;
    return [x - half, y - size * CAPITAL, x + half, y];
  }
  // Goods and signs are drawn in a square of 20 units, which their outlines nearly fill.
  const placed = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(String(attributes["transform"] ?? ""));
  const [west = 0, north = 0, scale = 0] = placed?.slice(1).map(Number) ?? [];
  return placed ? [west + scale, north + scale, west + 19 * scale, north + 19 * scale] : null;
};

/** Everything on a map that is read, and the grounds of its tags. */
const labelsOn = (node: FlatNode, part = "rim"): readonly { readonly label: Label; readonly ground: boolean }[] => {
  const own = PARTS.find((name) => name in node.attributes);
  const within = own ? `${own} ${node.attributes[own]}` : part;
  const edges = edgesOf(node);
  if (edges) return [{ label: { name: within, edges }, ground: false }];
  if (node.tag === "rect" && /data-(note|tags|said)/.test(within)) {
    const [x = 0, y = 0, w = 0, h = 0] = ["x", "y", "width", "height"].map((name) => Number(node.attributes[name]));
    return [{ label: { name: within, edges: [x, y, x + w, y + h] }, ground: true }];
  }
  return node.children.flatMap((child) => (typeof child === "string" ? [] : labelsOn(child, within)));
};

const lieOver = ({ edges: one }: Label, { edges: other }: Label): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** Every two labels of a map that touch; a tag lies on its own ground. */
const touching = (map: FlatNode): readonly string[] => {
  const all = labelsOn(map);
  return all.flatMap(({ label, ground }, index) =>
    all.slice(index + 1).flatMap((other) => {
      const isOwn = ground !== other.ground && label.name === other.label.name;
      return !isOwn && lieOver(label, other.label) ? [`${label.name} and ${other.label.name}`] : [];
    }),
  );
};

const partOf = (node: FlatNode, name: string, value: number): FlatNode | null => {
  if (node.attributes[name] === value) return node;
  for (const child of node.children) {
    const found = typeof child === "string" ? null : partOf(child, name, value);
    if (found) return found;
  }
  return null;
};

const textsOf = (node: FlatNode | null): readonly string[] =>
  node?.children.flatMap((child) => (typeof child === "string" ? [child] : textsOf(child))) ?? [];

const shared = ([west, north, east, south]: Label["edges"], other: Label["edges"]): number =>
  Math.max(0, Math.min(east, other[2]) - Math.max(west, other[0])) *
  Math.max(0, Math.min(south, other[3]) - Math.max(north, other[1]));

/** The squares of diners and of campaigns, those of airplanes beside the board, and the name of their own tags. */
const sellersIn = (view: CityView): readonly Label[] =>
  builtFrames({ ...view, houses: [] }).map(({ west, north, east, south }, at) => {
    const campaign = view.campaigns[at - view.restaurants.length];
    return {
      name: campaign ? `data-tags ${campaign.campaign}` : "",
      edges: [west * UNIT, north * UNIT, east * UNIT, south * UNIT],
    };
  });

/** Of a square, in units: what two numbers differ by that should be one. */
const ROUNDED = 1e-6;

/** The tags that lie over a diner or a campaign of others. */
const overSellers = (view: CityView, map: FlatNode): readonly string[] => {
  const tags = labelsOn(map).filter(({ ground }) => ground);
  return sellersIn(view).flatMap(({ name, edges }) =>
    tags
      .filter(({ label }) => label.name !== name && shared(label.edges, edges) > ROUNDED)
      .map(({ label }) => `${label.name} over ${name || "a diner"}`),
  );
};

/** So much of the board they take at most, whatever their letters: it was 0.077. */
const TAKEN = 0.062;

/** How much of the board tags lie over. */
const shareTaken = ({ town }: CityView, map: FlatNode): number =>
  labelsOn(map).reduce((sum, { label: { edges }, ground }) => sum + (ground ? shared(edges, edges) : 0), 0) /
  (town.columns * town.rows * 25 * UNIT * UNIT);

/** How many goods are drawn, and signs. */
const drawnIn = (node: FlatNode | null, tag: "g" | "path"): number =>
  node ? labelledIn(node).filter((one) => one.tag === tag).length : 0;
const labelledIn = (node: FlatNode): readonly FlatNode[] =>
  node.children.flatMap((child) => {
    if (typeof child === "string") return [];
    return "transform" in child.attributes ? [child] : labelledIn(child);
  });

/** Campaigns of at most so many squares may have no room for their number among more than so many others, themselves counted. */
const UNNUMBERED: Readonly<Record<Labels, { readonly squares: number; readonly near: number }>> = {
  usual: { squares: 0, near: 0 },
  large: { squares: 1, near: 3 },
  // For a whole board on a phone, which one looks at more closely for what is not said.
  largest: { squares: 3, near: 0 },
};

/** A small campaign in a throng of others: large letters may have no room for its number. */
const isCrowded = ({ campaigns }: CityView, site: CityCampaign["site"], labels: Labels): boolean => {
  if (!("at" in site) || site.width * site.height > UNNUMBERED[labels].squares) return false;
  const [x, y] = site.at;
  const near = campaigns.filter(
    (each) => "at" in each.site && Math.abs(each.site.at[0] - x) <= 3 && Math.abs(each.site.at[1] - y) <= 3,
  );
  return near.length > UNNUMBERED[labels].near;
};

/** What a map leaves unsaid of what its houses want, who serves them, and which campaigns last how long. */
const untold = (view: CityView, map: FlatNode, labels: Labels): readonly string[] => [
  ...view.houses.flatMap(({ house, demand, coming = [], note }) => {
    const part = partOf(map, "data-house", house);
    const wanted = demand.length + coming.length;
    const isTold = drawnIn(part, "g") === wanted || textsOf(part).at(1) === String(wanted);
    const isServed = !note || drawnIn(partOf(map, "data-note", house), "path") === 1;
    return [...(isTold ? [] : [`what house ${house} wants`]), ...(isServed ? [] : [`who serves house ${house}`])];
  }),
  ...view.campaigns.flatMap(({ campaign, left, site }) => {
    const texts = textsOf(partOf(map, "data-tags", campaign));
    const isTold = texts.includes(left === "endless" ? "∞" : String(left));
    const isNamed = isCrowded(view, site, labels) || texts.includes(String(campaign));
    return [...(isTold ? [] : [`what is left of campaign ${campaign}`]), ...(isNamed ? [] : [`campaign ${campaign}`])];
  }),
];

/** A number over every house, as while a campaign or a restaurant is placed. */
const chipsOf = ({ houses }: CityView): Overlay => ({
  kind: "chips",
  chips: houses.map(({ at: [x, y], house }) => ({ at: [x + 1, y], text: `+${house % 3}`, tone: "plain" })),
});

/** How far every house is, of two restaurants, as while one is placed. */
const distancesOf = ({ houses }: CityView): Overlay => ({
  kind: "chips",
  chips: houses.map(({ at: [x, y], house }) => ({ at: [x, y], text: `↔${house % 4}/${house % 3}`, tone: "far" })),
});

describe("the labels of the flat map", () => {
  const games = frozenGames(LOOKS);

  it.each(["usual", "large", "largest"] as const)(
    "never touch each other and tell all there is to tell: %s ones",
    (labels) => {
      for (const square of Object.values(SQUARES[labels])) expect(labelsFor(square)).toBe(labels);
      for (const { game, views } of games) {
        for (const view of views) {
          const map = flatMap(view, [], labels);
          expect({
            game,
            touching: touching(map),
            hiding: overSellers(view, map),
            untold: untold(view, map, labels),
          }).toEqual({ game, touching: [], hiding: [], untold: [] });
          expect(shareTaken(view, map)).toBeLessThan(TAKEN);
        }
      }
    },
  );

  it.each(["usual", "large", "largest"] as const)(
    "are not lain over by what is said of their own house: %s ones",
    (labels) => {
      for (const { game, views } of games) {
        for (const view of views.slice(-LENSES.length)) {
          const all = labelsOn(flatMap(view, [distancesOf(view)], labels));
          const said = all.filter(({ label, ground }) => ground && label.name.startsWith("data-said"));
          const covered = view.houses.flatMap(({ house }, at) => {
            const number = all.find(({ label }) => label.name === `data-house ${house}`);
            const own = said.find(({ label }) => label.name === `data-said ${at}`);
            return number && own && lieOver(number.label, own.label) ? [house] : [];
          });
          expect({ game, covered }).toEqual({ game, covered: [] });
        }
      }
    },
  );

  it.each(["usual", "large", "largest"] as const)(
    "make way for what is said of every house and for what is in hand: %s ones",
    (labels) => {
      for (const { game, views } of games) {
        const [, , view] = views.slice(-LENSES.length);
        if (!view) throw new Error("a position expected");
        for (const at of freeSites(view, 3)) {
          const restaurant = {
            style: "comet",
            at,
            entrance: "SE",
            open: true,
            driveIn: false,
            bankrupt: false,
          } as const;
          const hand: Overlay = {
            kind: "ghost",
            piece: { kind: "restaurant", restaurant },
            refused: null,
            contact: null,
          };
          const map = flatMap(view, [distancesOf(view), hand], labels);
          const inHand = { ...view, restaurants: [...view.restaurants, restaurant] };
          const over = touching(map).filter((pair) => pair.includes("data-said"));
          const said = new Set(
            labelsOn(map).flatMap(({ label: { name } }) => (name.startsWith("data-said") ? [name] : [])),
          );
          expect({ game, at, over, hiding: overSellers(inHand, map), said: said.size }).toEqual({
            game,
            at,
            over: [],
            hiding: [],
            said: view.houses.length,
          });
        }
      }
    },
  );

  it("leave room for what is said over every house", () => {
    for (const { game, views } of games) {
      // The game at its end, where most stands on the map, and whatever the lens.
      for (const view of views.slice(-LENSES.length)) {
        const map = flatMap(view, [chipsOf(view)]);
        expect({ game, touching: touching(map), hiding: overSellers(view, map) }).toEqual({
          game,
          touching: [],
          hiding: [],
        });
        expect(labelsOn(map).filter(({ label }) => label.name.startsWith("data-said"))).toHaveLength(
          view.houses.length * 2,
        );
      }
    }
  });
});
