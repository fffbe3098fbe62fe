import { TOWN } from "../palette.ts";
import { SIGN_OUTLINES } from "../sign/outline.ts";
import type { ChainStyle } from "../view.ts";
import { type FlatNode, node, UNIT } from "./node.ts";

/** A chain's sign, its middle at a point given in squares. */
export const sign = (style: ChainStyle, x: number, y: number, size: number, fill: string): FlatNode =>
  node("path", {
    d: SIGN_OUTLINES[style],
    fill,
    stroke: TOWN.ink,
    "stroke-width": 1.5,
    transform: `translate(${x * UNIT - size / 2} ${y * UNIT - size / 2}) scale(${size / 20})`,
  });
