import { CylinderGeometry, IcosahedronGeometry } from "three";
import type { MeshBuilder } from "../../mesh/mesh-builder.ts";
import type { Vector } from "../../mesh/solid.ts";

/** What people wear. */
export const COATS = ["#C8503C", "#3F6FA8", "#E0B04A", "#4F8A6A", "#8A5A8C", "#D98A6A"] as const;
const HAIR = ["#3A2A22", "#7A4E2C", "#C99A4E", "#2B2430"] as const;
const SKIN = ["#F0C7A0", "#C98F66", "#8A5A3E"] as const;

const of = <T>(list: readonly [T, ...T[]], i: number): T => list[Math.abs(i) % list.length] ?? list[0];

/** A person of wood, feet at `at`: 62 triangles. `who` chooses coat, hair and skin; a cook wears white and a hat. */
export const layFigure = (builder: MeshBuilder, at: Vector, who: number, cook = false): void => {
  const [x, y, z] = at;
  const coat = cook ? "#FBF7EE" : of(COATS, who);
  builder.add(new CylinderGeometry(0.035, 0.062, 0.17, 6, 1), [x, y + 0.085, z], { colour: coat, foot: 0.75 });
  builder.add(new IcosahedronGeometry(0.048, 0), [x, y + 0.21, z], of(SKIN, who * 5 + 1));
  const head = cook ? "#FFFFFF" : of(HAIR, who * 3);
  builder.add(new CylinderGeometry(cook ? 0.05 : 0.03, 0.045, cook ? 0.07 : 0.035, 6, 1), [x, y + 0.255, z], head);
};

/** A waitress in pink with a white apron, her tray on one hand. */
export const layWaitress = (builder: MeshBuilder): void => {
  layFigure(builder, [0, 0, 0], 5);
  builder.add(new CylinderGeometry(0.05, 0.066, 0.08, 6, 1), [0, 0.07, 0.006], "#FBF7EE");
  builder.add(new CylinderGeometry(0.062, 0.062, 0.012, 8, 1), [0.09, 0.2, 0.03], "#E8E4DA");
};
