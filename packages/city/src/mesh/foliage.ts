import { IcosahedronGeometry, type BufferGeometry, Vector3 } from "three";
import { grain } from "../grain.ts";
import type { Vector } from "./solid.ts";

/** A ball of leaves within a crown: its middle and its radius. */
export type Clump = readonly [middle: Vector, radius: number];

/** A crown of so many clumps about a first one of that radius, as high as it is told, no two of one size. */
export const clumps = (count: number, radius: number, tall: number, seed: number): readonly Clump[] =>
  Array.from({ length: count }, (_, i): Clump => {
    const odd = grain(i + 1, seed * 17);
    if (i === 0) return [[0, 0, 0], radius];
    const out = radius * 0.72 * (1 - Math.abs(tall) * odd);
    const turn = i * 2.4 + seed;
    return [[Math.sin(turn) * out, (i / count - 0.4) * tall, Math.cos(turn) * out], radius * (0.6 + odd * 0.2)];
  });

/** Where a ray from the middle of a crown leaves the last of its clumps; null where it meets none of them. */
const leaves = (ray: Vector3, [[x, y, z], radius]: Clump): number | null => {
  const along = ray.x * x + ray.y * y + ray.z * z;
  const root = radius * radius - (x * x + y * y + z * z - along * along);
  return root < 0 ? null : along + Math.sqrt(root);
};

/** How uneven a crown is: so much of its radius. */
const ROUGH = 0.13;

const ray = new Vector3();

/**
 * An irregular crown: one skin of facets about all of its clumps, each corner pushed a little in or out. Clumps reach over the
 * origin, or a ray meets none. `fine` is how often the edges of an icosahedron are divided.
 */
export const crownOf = (clumps: readonly Clump[], seed: number, fine = 2): BufferGeometry => {
  const skin = new IcosahedronGeometry(1, fine);
  const spots = skin.getAttribute("position");
  for (let i = 0; i < spots.count; i++) {
    ray.fromBufferAttribute(spots, i).normalize();
    const far = Math.max(0.03, ...clumps.map((clump) => leaves(ray, clump) ?? 0));
    // Corners that meet have one direction, and so one push.
    const odd = grain(Math.round(ray.x * 60) + seed * 131, Math.round(ray.y * 60) * 97 + Math.round(ray.z * 60) * 13);
    const out = far * (1 + (odd - 0.5) * ROUGH * 2);
    spots.setXYZ(i, ray.x * out, ray.y * out, ray.z * out);
  }
  skin.computeVertexNormals();
  return skin;
};
