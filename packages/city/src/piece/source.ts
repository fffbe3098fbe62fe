import type { MeshBuilder } from "../mesh/mesh-builder.ts";
import { convex, type Vector } from "../mesh/solid.ts";
import { GOOD_OUTLINES } from "../goods/outline.ts";
import { TOWN } from "../palette.ts";
import { layGood } from "./campaign.ts";

/** A barrel-shaped brewery under a copper chimney. */
const brewery = (builder: MeshBuilder): void => {
  builder.box([0.94, 0.04, 0.94], [0, 0, 0], TOWN.lot, { chamfer: 0.015 });
  const rings = [
    [0.3, 0.04],
    [0.39, 0.24],
    [0.39, 0.5],
    [0.31, 0.72],
  ] as const;
  for (let i = 0; i < 3; i++) {
    const [low, high] = [rings[i] ?? rings[0], rings[i + 1] ?? rings[0]];
    builder.rod(
      low[0],
      high[1] - low[1],
      [-0.04, low[1], -0.04],
      { colour: "#9C6B3E", foot: i ? 1 : 0.75 },
      { top: high[0], sides: 12 },
    );
  }
  for (const [r, y] of [
    [0.36, 0.14],
    [0.405, 0.34],
    [0.37, 0.54],
  ] as const)
    builder.rod(r, 0.05, [-0.04, y, -0.04], "#4E4A4A", { sides: 12 });
  builder.rod(0.28, 0.03, [-0.04, 0.71, -0.04], "#B98E5F", { sides: 12 });
  builder.rod(0.07, 0.36, [0.12, 0.7, -0.14], "#A0543F", { sides: 8 });
  builder.rod(0.09, 0.05, [0.12, 1.02, -0.14], TOWN.white, { sides: 8 });
  layGood(builder, "beer", 0.5, [0.16, 0.05, 0.3]);
};

/** A stand under a striped awning. */
const stand = (builder: MeshBuilder): void => {
  builder.box([0.94, 0.04, 0.94], [0, 0, 0], TOWN.lot, { chamfer: 0.015 });
  builder.box([0.74, 0.3, 0.34], [0, 0.04, 0.06], { colour: TOWN.white, foot: 0.8 });
  builder.box([0.8, 0.05, 0.42], [0, 0.33, 0.06], TOWN.wood, { chamfer: 0.015 });
  for (const x of [-0.38, 0.38])
    for (const z of [-0.28, 0.34]) builder.rod(0.022, 0.78, [x, 0.03, z], TOWN.wood, { sides: 5 });
  for (let i = 0; i < 6; i++)
    builder.add(awning(0.14), [-0.36 + i * 0.144, 0.74, 0.03], i % 2 ? TOWN.white : "#E3CB3D");
  layGood(builder, "lemonade", 0.46, [0.14, 0.38, 0.08]);
  for (const x of [-0.26, -0.14]) builder.ball(0.06, [x, 0.42, 0.1], "#F2D43A");
};

const awning = (wide: number) => {
  const w = wide / 2;
  const side = (x: number): Vector[] => [
    [x, 0.2, -0.38],
    [x, 0.22, -0.1],
    [x, 0, 0.42],
    [x, -0.05, 0.42],
    [x, 0.12, -0.38],
  ];
  const [a, b] = [side(-w), side(w)];
  const faces = a.map((_, i) => {
    const j = (i + 1) % a.length;
    return [a[i], a[j], b[j], b[i]].filter((p) => p !== undefined);
  });
  return convex([a, b, ...faces]);
};

/** A small bottling plant with two bottles for chimneys. */
const plant = (builder: MeshBuilder): void => {
  const red = GOOD_OUTLINES["soft-drink"]?.layers[0]?.fill ?? TOWN.ink;
  builder.box([0.94, 0.04, 0.94], [0, 0, 0], TOWN.lot, { chamfer: 0.015 });
  builder.box([0.8, 0.42, 0.5], [0, 0.04, -0.14], { colour: "#E8E2D6", foot: 0.8 });
  builder.box([0.82, 0.1, 0.52], [0, 0.3, -0.14], red, { chamfer: 0.015 });
  for (const x of [-0.2, 0.2]) {
    builder.rod(0.13, 0.32, [x, 0.46, -0.16], red, { sides: 10 });
    builder.rod(0.13, 0.14, [x, 0.78, -0.16], red, { sides: 10, top: 0.05 });
    builder.rod(0.05, 0.12, [x, 0.9, -0.16], TOWN.white, { sides: 8 });
    builder.rod(0.135, 0.1, [x, 0.56, -0.16], TOWN.white, { sides: 10 });
  }
  for (const x of [-0.24, 0, 0.24])
    builder.box([0.14, 0.12, 0.02], [x, 0.14, 0.12], { colour: TOWN.pane, glow: "window", hue: TOWN.window });
  layGood(builder, "soft-drink", 0.46, [0.22, 0.05, 0.28]);
};

export const SOURCES: Readonly<Record<"b" | "l" | "s", (builder: MeshBuilder) => void>> = {
  b: brewery,
  l: stand,
  s: plant,
};
