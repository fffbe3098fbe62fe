import { campaignGlyph } from "../look.ts";
import { CHAINS, TOWN } from "../palette.ts";
import { heightOf, widthOf } from "../town/board.ts";
import type { CityCampaign, CityTown } from "../view.ts";
import { type Rectangle, boxAt } from "../placing/rectangle.ts";
import { tone } from "./hour.ts";
import { glyph } from "./glyph.ts";
import { letteredIn } from "./lettered.ts";
import { type FlatNode, LETTERS, node, rect, UNIT } from "./node.ts";
import { type FlatPoint, polygon } from "./path.ts";

/** Units of a sign in the corner of its campaign. */
const SIGN = 7;

/** The sign of a kind of a module, its north-east corner at a point given in squares. */
const signAt = (path: string, east: number, north: number): FlatNode =>
  node("path", {
    d: path,
    transform: `translate(${east * UNIT - SIGN} ${north * UNIT}) scale(${SIGN / 20})`,
    fill: "none",
    stroke: TOWN.ink,
    "stroke-width": 1.6,
  });

/** A plane from above, its nose to the south: body, tail, and wings of half a unit a side. */
const PLANE: readonly (readonly FlatPoint[])[] = [
  [
    [-0.1, -0.4],
    [0.1, -0.4],
    [0.1, 0.28],
    [0, 0.42],
    [-0.1, 0.28],
  ],
  [
    [-0.3, -0.42],
    [0.3, -0.42],
    [0.22, -0.26],
    [-0.22, -0.26],
  ],
];
const WING: readonly FlatPoint[] = [
  [-0.5, -0.1],
  [0.5, -0.1],
  [0.44, 0.16],
  [-0.44, 0.16],
];
/** No wings are wider, in squares, however many rows it flies over. */
const WIDEST = 2.2;

/** East and south of what lies so far along its side and so far inwards. */
const TURNED: Readonly<Record<"N" | "E" | "S" | "W", (along: number, inward: number) => FlatPoint>> = {
  N: (along, inward) => [along, inward],
  S: (along, inward) => [-along, -inward],
  W: (along, inward) => [inward, -along],
  E: (along, inward) => [-inward, along],
};

/** The plane of a campaign as it stands beside its rows, its nose to the board. */
const planeOf = ({ style, site }: CityCampaign, { west, north, east, south }: Rectangle): FlatNode | null => {
  if ("at" in site) return null;
  const span = Math.min(site.width - 0.1, WIDEST);
  const parts = [...PLANE, WING.map(([along, inward]): FlatPoint => [along * span, inward])];
  const placed = ([along, inward]: FlatPoint): FlatPoint => {
    const [x, y] = TURNED[site.side](along, inward);
    return [(west + east) / 2 + x, (north + south) / 2 + y];
  };
  const d = parts.map((part) => polygon(part.map(placed))).join("");
  return node("path", { "data-plane": site.side, d, fill: CHAINS[style].body, stroke: TOWN.ink, "stroke-width": 0.8 });
};

/** A campaign: framed in its owner's colour, with its good; an airplane beside its rows. Its tags lie above all pieces. */
export const campaignNode = letteredIn((town, campaign: CityCampaign, labels): FlatNode => {
  const { style, good, left } = campaign;
  const { west, north, east, south } = frameOf(town, campaign);
  const [wide, high] = [east - west, south - north];
  const size = Math.min(Math.max(wide, high) > 1 ? LETTERS[labels] + 2 : 11, Math.min(wide, high) * 12);
  const half = size / 2 / UNIT;
  const sign = campaignGlyph(campaign.kind);
  const plane = planeOf(campaign, frameOf(town, campaign));
  return node("g", { "data-campaign": campaign.campaign, "data-kind": campaign.kind }, [
    rect(west + 0.05, north + 0.05, wide - 0.1, high - 0.1, {
      ...tone("poster"),
      stroke: CHAINS[style].body,
      "stroke-width": 3,
      rx: 2,
      ...(left === "endless" ? { "stroke-dasharray": "3 1" } : {}),
    }),
    ...(plane ? [plane] : []),
    glyph(good, (west + east) / 2 - half, (north + south) / 2 - half, size),
    ...(sign === undefined ? [] : [signAt(sign, east - 0.05, north + 0.05)]),
  ]);
});

/** The squares that a campaign stands on; an airplane stands beyond the rim. */
export const frameOf = (town: CityTown, { site }: CityCampaign): Rectangle => {
  if ("at" in site) return boxAt(site.at[0], site.at[1], site.width, site.height);
  const { offset, width } = site;
  switch (site.side) {
    case "N":
      return boxAt(offset, -2.1, width, 1);
    case "S":
      return boxAt(offset, heightOf(town) + 1.1, width, 1);
    case "W":
      return boxAt(-2.1, offset, 1, width);
    case "E":
      return boxAt(widthOf(town) + 1.1, offset, 1, width);
  }
};
