import { outlineOf as goodOutline } from "../look.ts";
import { TOWN } from "../palette.ts";
import type { Good } from "../view.ts";
import { type FlatNode, node, UNIT } from "./node.ts";

/** A good's drawing, its north-west corner at a point given in squares, `size` units wide. */
export const glyph = (good: Good, x: number, y: number, size: number, faint = false): FlatNode => {
  const outline = goodOutline(good);
  const place = `translate(${x * UNIT} ${y * UNIT}) scale(${size / 20})`;
  return node("g", { transform: place, ...(faint ? { opacity: 0.5, "stroke-dasharray": "2 2" } : {}) }, [
    node("path", {
      d: outline.silhouette,
      fill: TOWN.ink,
      stroke: TOWN.ink,
      "stroke-width": 2.4,
      "stroke-linejoin": "round",
    }),
    ...outline.layers.map((layer) => node("path", { d: layer.d, fill: layer.fill })),
  ]);
};
