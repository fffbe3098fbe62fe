import { IcosahedronGeometry } from "three";
import type { MeshBuilder } from "../mesh/mesh-builder.ts";

/** Cotton wool, as on a model railway. */
export const laySmoke = (builder: MeshBuilder): void => {
  for (const [x, y, radius] of [
    [0, 0.05, 0.07],
    [0.05, 0.15, 0.09],
    [0.13, 0.26, 0.11],
    [0.25, 0.36, 0.12],
  ] as const)
    builder.add(new IcosahedronGeometry(radius, 1), [x, y, x * 0.4], { colour: "#F7F1EA", foot: 0.86 });
};
