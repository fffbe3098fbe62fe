import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { plate } from "../mesh/plate.ts";
import { upright, type Vector } from "../mesh/solid.ts";
import { CHAINS, TOWN } from "../palette.ts";
import { SIGN_OUTLINES } from "../sign/outline.ts";
import type { ChainStyle } from "../view.ts";

/** How large the owner's shape on a campaign is, in squares: told from afar on the widest town. */
export const OWNER_SHAPE = 0.62;
/** It leans back, towards the camera. */
const LEAN = 0.5;

/** The owner's shape on a campaign, in its colour on white, its foot at a point. */
export const layOwnerShape = (builder: MeshBuilder, style: ChainStyle, [x, y, z]: Vector, turn = 0): void => {
  const [up, back] = [(Math.cos(LEAN) * OWNER_SHAPE) / 2, (Math.sin(LEAN) * OWNER_SHAPE) / 2];
  const at: Vector = [x - Math.sin(turn) * back, y + up, z - Math.cos(turn) * back];
  const { body, neon } = CHAINS[style];
  const outline = SIGN_OUTLINES[style];
  const pose = { turn, pitch: -LEAN };
  builder.add(plate(upright(outline, OWNER_SHAPE), 0.03), at, { colour: TOWN.white, glow: "neon", hue: neon }, pose);
  builder.add(plate(upright(outline, OWNER_SHAPE * 0.74), 0.045), at, body, pose);
};
