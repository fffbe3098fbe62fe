import { BufferAttribute, BufferGeometry } from "three";
import { grain } from "../grain.ts";
import type { Vector } from "./solid.ts";

/** A slope of a roof that falls to the south: its ridge over the origin, its eaves `run` south of it and `rise` lower. */
export interface Slope {
  readonly run: number;
  readonly rise: number;
  /** Half the length of the eaves, and of the ridge. */
  readonly eaves: number;
  readonly ridge: number;
}

/** So long is a shingle down the slope, so wide, and so high stands its lower edge over the one below. */
const [COURSE, WIDE, PROUD] = [0.125, 0.17, 0.026] as const;

/** Corners of a shingle: two triangles of its face and two of its edge. */
export const SHINGLE = 12;

interface Heap {
  readonly position: number[];
  readonly normal: number[];
}

const quad = ({ position, normal }: Heap, corners: readonly [Vector, Vector, Vector, Vector], up: Vector): void => {
  const [a, b, c, d] = corners;
  for (const corner of [a, b, c, a, c, d]) {
    position.push(...corner);
    normal.push(...up);
  }
};

/** A slope laid with courses of shingles, each over the one below, no two quite alike. */
export const shingled = ({ run, rise, eaves, ridge }: Slope, seed = 0): BufferGeometry => {
  const long = Math.hypot(run, rise);
  const [down, out] = [rise / long, run / long];
  const heap: Heap = { position: [], normal: [] };
  // A point so far down from the ridge, so far across as a share of half the length there, so high over the slope.
  const on = (far: number, across: number, over: number): Vector => {
    const half = ridge + ((eaves - ridge) * far) / long;
    return [across * half, -far * down + over * out, far * out + over * down];
  };
  const courses = Math.max(2, Math.round(long / COURSE));
  for (let course = 0; course < courses; course++) {
    const [high, low] = [(course * long) / courses, ((course + 1) * long) / courses];
    const count = Math.max(2, Math.round(((ridge + ((eaves - ridge) * low) / long) * 2) / WIDE));
    const edges = [-1, ...Array.from({ length: count }, (_, i) => ((i + (course % 2 ? 0.5 : 1)) / count) * 2 - 1), 1];
    edges.forEach((from, i) => {
      const to = edges[i + 1];
      if (to === undefined || to - from < 0.01) return;
      const butt = low + (grain(i + seed * 31, course) - 0.4) * 0.018;
      const face = [on(butt, from, PROUD), on(butt, to, PROUD), on(high, to, 0.004), on(high, from, 0.004)] as const;
      quad(heap, face, [0, out, down]);
      quad(
        heap,
        [on(butt, from, -0.004), on(butt, to, -0.004), on(butt, to, PROUD), on(butt, from, PROUD)],
        [0, -down, out],
      );
    });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(heap.position), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(heap.normal), 3));
  return geometry;
};
