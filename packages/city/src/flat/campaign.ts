import { campaignGlyph } from "../look.ts";
import { CHAINS, TOWN } from "../palette.ts";
import { heightOf, widthOf } from "../town/board.ts";
import type { CityCampaign, CityTown } from "../view.ts";
import { type Rectangle, boxAt } from "../placing/rectangle.ts";
import { tone } from "./hour.ts";
import { glyph } from "./glyph.ts";
import { letteredIn } from "./lettered.ts";
import { type FlatNode, LETTERS, node, rect, UNIT } from "./node.ts";

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

/** A campaign: framed in its owner's colour, with its good; an airplane beside its rows. Its tags lie above all pieces. */
export const campaignNode = letteredIn((town, campaign: CityCampaign, labels): FlatNode => {
  const { style, good, left } = campaign;
  const { west, north, east, south } = frameOf(town, campaign);
  const [wide, high] = [east - west, south - north];
  const size = Math.min(Math.max(wide, high) > 1 ? LETTERS[labels] + 2 : 11, Math.min(wide, high) * 12);
  const half = size / 2 / UNIT;
  const sign = campaignGlyph(campaign.kind);
  return node("g", { "data-campaign": campaign.campaign, "data-kind": campaign.kind }, [
    rect(west + 0.05, north + 0.05, wide - 0.1, high - 0.1, {
      ...tone("poster"),
      stroke: CHAINS[style].body,
      "stroke-width": 3,
      rx: 2,
      ...(left === "endless" ? { "stroke-dasharray": "3 1" } : {}),
    }),
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
