import { FACE } from "../label/letters.ts";
import type { Overlay } from "../overlay/overlay.ts";
import { heightOf, widthOf } from "../town/board.ts";
import type { CityView } from "../view.ts";
import { ground, rim } from "./ground.ts";
import { type FlatNode, node, UNIT } from "./node.ts";
import { overlayNodes } from "./overlay.ts";
import { campaignNode, houseNode, restaurantNode } from "./pieces.ts";

export { laneDashes } from "../overlay/lanes.ts";
export { type FlatNode, svgOf, UNIT } from "./node.ts";

const EDGE = 2.3;

/**
 * The city as a flat map with the same facts: for phones, print, and machines without WebGL. Parts that can be picked
 * carry `data-house`, `data-restaurant`, `data-campaign`, `data-source` or `data-spot`; a point of the drawing divided
 * by `UNIT` is a point of the board in squares. What is lit carries `data-selection` with the number of its squares.
 */
export const flatMap = (view: CityView, overlays: readonly Overlay[] = []): FlatNode => {
  const [w, h] = [widthOf(view.town), heightOf(view.town)];
  const drawn = (shown: (overlay: Overlay) => boolean): FlatNode[] =>
    overlays.filter(shown).flatMap((overlay) => overlayNodes(view, overlay));
  const box = [-EDGE, -EDGE, w + EDGE * 2, h + EDGE * 2].map((value) => value * UNIT).join(" ");
  return node(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: box,
      "font-family": FACE,
    },
    [
      rim(view.town),
      ground(view.town),
      ...view.campaigns.map((campaign) => campaignNode(view.town, campaign)),
      node(
        "g",
        { "pointer-events": "none" },
        drawn((overlay) => overlay.kind === "forecast"),
      ),
      ...view.restaurants.map(restaurantNode),
      ...view.houses.map(houseNode),
      node(
        "g",
        { "pointer-events": "none" },
        drawn((overlay) => overlay.kind !== "spots" && overlay.kind !== "forecast"),
      ),
      ...drawn((overlay) => overlay.kind === "spots"),
    ],
  );
};
