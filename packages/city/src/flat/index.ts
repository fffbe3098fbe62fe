import { FACE } from "../label/letters.ts";
import type { Overlay } from "../overlay/overlay.ts";
import { heightOf, widthOf } from "../town/board.ts";
import type { CityTown, CityView, Hour } from "../view.ts";
import { ground, seams } from "./ground.ts";
import { base, clippedTo, rim } from "./rim.ts";
import { fixtures } from "./fixtures.ts";
import { lights } from "./glow.ts";
import { plants } from "./plants.ts";
import { shadows } from "./shadow.ts";
import { EDGE, type FlatNode, type Labels, LETTERS, node, PARTED, UNIT } from "./node.ts";
import { overlayNodes } from "./overlay.ts";
import { campaignNode } from "./campaign.ts";
import { houseNode } from "./house.ts";
import { restaurantNode } from "./restaurant.ts";
import { writtenOn } from "./captions.ts";

export { laneDashes } from "../overlay/lanes.ts";
export { type Rectangle, grown } from "../placing/rectangle.ts";
export { groundStyle } from "./hour.ts";
export { createWriter, EDGE, type FlatNode, type FlatWriter, type Labels, PARTED, svgOf, UNIT } from "./node.ts";
export { rimNames } from "./rim.ts";
export { frameInHand } from "./captions.ts";
export { ground } from "./ground.ts";
export { plants } from "./plants.ts";
export { shadows } from "./shadow.ts";
export { builtFrames, sourceFrames } from "./standing.ts";
export { type FlatPieceView, sightOf } from "./sight.ts";
export { tagGroups } from "./tags.ts";

/** Pixels that letters must have to be read. */
const READABLE = 12;

/** How wide and high the drawing is, in squares: the board and what lies beside it. */
export const drawnSize = (town: CityTown): readonly [number, number] => [
  widthOf(town) + EDGE * 2,
  heightOf(town) + EDGE * 2,
];

/** Pixels of a square below which nothing on a map could be read, however it is lettered. */
export const SMALLEST_SQUARE = (READABLE * UNIT) / LETTERS.largest;

/** How a map has to be lettered whose squares are so many pixels wide on the page. */
export const labelsFor = (square: number): Labels =>
  (["usual", "large"] as const).find((labels) => (LETTERS[labels] / UNIT) * square >= READABLE) ?? "largest";

/** Light that something drawn later has to be read on: pieces, roads, the tags of campaigns. All other light lies above everything. */
const UNDER: ReadonlySet<Overlay["kind"]> = new Set(["reach", "forecast", "changed", "spots"]);

/** The frame of a drawing, and what lies in it from the lowest to the highest. */
const framed = (town: CityTown, parts: readonly FlatNode[]): FlatNode => {
  const [w, h] = drawnSize(town);
  const box = [-EDGE, -EDGE, w, h].map((value) => value * UNIT).join(" ");
  return node("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: box, "font-family": FACE }, parts);
};

/** The flat map with nothing on it yet: the board, its roads and its rim. */
export const bareMap = (town: CityTown, labels: Labels): FlatNode =>
  framed(town, [base(town), ground(town), seams(town), fixtures(town), rim(town, labels)]);

/**
 * The city as a flat map with the same facts: for phones, print, and machines without WebGL. Parts that can be picked
 * carry `data-house`, `data-restaurant`, `data-campaign`, `data-source` or `data-spot`; a point of the drawing divided
 * by `UNIT` is a point of the board in squares. What is in hand carries `data-ghost`, what is lit `data-selection` with the number of its squares,
 * what differs `data-changed` with how it came to.
 */
export const flatMap = (
  view: CityView,
  overlays: readonly Overlay[] = [],
  labels: Labels = "usual",
  hour: Hour = "noon",
): FlatNode => {
  const drawn = (shown: (overlay: Overlay) => boolean): FlatNode[] =>
    overlays.filter(shown).flatMap((overlay) => overlayNodes(view, overlay, labels));
  const light = (shown: (overlay: Overlay) => boolean): FlatNode =>
    node("g", { "pointer-events": "none" }, drawn(shown));
  const { tags, said } = writtenOn(view, overlays, labels);
  return framed(view.town, [
    base(view.town),
    ground(view.town),
    node("g", { ...clippedTo(view.town), ...PARTED }, [shadows(view, hour), ...lights(view, hour)]),
    seams(view.town),
    fixtures(view.town),
    plants(view),
    rim(view.town, labels),
    light(({ kind }) => kind === "reach" || kind === "forecast"),
    ...view.campaigns.map((campaign) => campaignNode(view.town, campaign, labels)),
    ...view.restaurants.map(restaurantNode),
    ...view.houses.map((house) => houseNode(house, labels)),
    light(({ kind }) => kind === "changed"),
    // A tag is read over the dot of a place, whose ground is seen round it.
    ...drawn((overlay) => overlay.kind === "spots"),
    ...tags,
    light(({ kind }) => !UNDER.has(kind)),
    node("g", { "pointer-events": "none" }, said),
  ]);
};
