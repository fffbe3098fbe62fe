import {
  BufferAttribute,
  type BufferGeometry,
  BufferGeometry as Geometry,
  Color,
  CylinderGeometry,
  IcosahedronGeometry,
  Matrix4,
} from "three";
import { grain } from "../grain.ts";
import { chamferedBox, type Vector } from "./solid.ts";

/** What shines by itself after dark: window panes warm, neon and lamps in their own colour; rooms that lamps light shine by day too. */
export type Glow = "window" | "neon" | "room";

/** How a shape is coloured. */
export interface Paint {
  readonly colour: string;
  /** Share of the colour at the foot of the shape, rising to full at two thirds: baked contact shade. */
  readonly foot?: number;
  /** So much brighter or darker than that one facet of so many corners may be than another. */
  readonly fleck?: { readonly share: number; readonly every: number };
  readonly glow?: Glow;
  /** Colour of the glow; the shape's own colour otherwise. */
  readonly hue?: string;
}

/** How a shape stands: turned about the vertical, then leaned. Radians. */
export interface Pose {
  readonly turn?: number;
  readonly pitch?: number;
  readonly roll?: number;
  readonly chamfer?: number;
  readonly sides?: number;
  /** Radius at the top of a rod. */
  readonly top?: number;
  /** Height of a ball as a share of its width. */
  readonly squash?: number;
}

type Colour = string | Paint;

/** A heap of coloured shapes that becomes one geometry. Lengths in squares; `at` is the middle of a shape's foot. */
export interface MeshBuilder {
  box(size: Vector, at: Vector, paint: Colour, pose?: Pose): void;
  rod(radius: number, height: number, at: Vector, paint: Colour, pose?: Pose): void;
  ball(radius: number, at: Vector, paint: Colour, pose?: Pose): void;
  /** Any geometry, moved so that its own origin comes to `at`. */
  add(geometry: BufferGeometry, at: Vector, paint: Colour, pose?: Pose): void;
  build(): BufferGeometry;
}

const GLOWS = { none: 0, window: 1, neon: 2, room: 3 } as const;
const colour = new Color();
const place = new Matrix4();
const turned = new Matrix4();

const posed = (pose: Pose, at: Vector): Matrix4 => {
  place.makeTranslation(at[0], at[1], at[2]);
  if (pose.turn) place.multiply(turned.makeRotationY(pose.turn));
  if (pose.pitch) place.multiply(turned.makeRotationX(pose.pitch));
  if (pose.roll) place.multiply(turned.makeRotationZ(pose.roll));
  return place;
};

interface Heap {
  readonly position: number[];
  readonly normal: number[];
  readonly color: number[];
  readonly glow: number[];
}

const pour = (heap: Heap, raw: BufferGeometry, paint: Paint): void => {
  const shape = raw.index ? raw.toNonIndexed() : raw;
  const [spots, normals] = [shape.getAttribute("position"), shape.getAttribute("normal")];
  shape.computeBoundingBox();
  const box = shape.boundingBox;
  const low = box?.min.y ?? 0;
  const tall = Math.max(1e-6, (box?.max.y ?? 1) - low);
  const foot = paint.foot ?? 1;
  colour.set(paint.colour);
  const { r, g, b } = colour;
  if (paint.hue) colour.set(paint.hue);
  for (let i = 0; i < spots.count; i++) {
    const y = spots.getY(i);
    const odd = paint.fleck ? (grain(Math.floor(i / paint.fleck.every), spots.count) - 0.5) * 2 * paint.fleck.share : 0;
    const shade = (foot + (1 - foot) * Math.min(1, ((y - low) / tall) * 1.5)) * (1 + odd);
    heap.position.push(spots.getX(i), y, spots.getZ(i));
    heap.normal.push(normals.getX(i), normals.getY(i), normals.getZ(i));
    heap.color.push(r * shade, g * shade, b * shade);
    heap.glow.push(colour.r, colour.g, colour.b, GLOWS[paint.glow ?? "none"]);
  }
  raw.dispose();
};

const finish = (heap: Heap): BufferGeometry => {
  const geometry = new Geometry();
  const attribute = (values: number[], size: number) => new BufferAttribute(new Float32Array(values), size);
  geometry.setAttribute("position", attribute(heap.position, 3));
  geometry.setAttribute("normal", attribute(heap.normal, 3));
  geometry.setAttribute("color", attribute(heap.color, 3));
  geometry.setAttribute("glow", attribute(heap.glow, 4));
  geometry.computeBoundingBox();
  geometry.computeBoundingSphere();
  return geometry;
};

/** An empty heap of builder. */
export const createMeshBuilder = (): MeshBuilder => {
  const heap: Heap = { position: [], normal: [], color: [], glow: [] };
  const add: MeshBuilder["add"] = (geometry, at, paint, pose = {}) => {
    geometry.applyMatrix4(posed(pose, at));
    pour(heap, geometry, typeof paint === "string" ? { colour: paint } : paint);
  };
  return {
    add,
    box: (size, at, paint, pose = {}) => add(chamferedBox(size, pose.chamfer ?? 0.03), at, paint, pose),
    rod: (radius, height, at, paint, pose = {}) => {
      const rod = new CylinderGeometry(pose.top ?? radius, radius, height, pose.sides ?? 8);
      add(rod.translate(0, height / 2, 0), at, paint, pose);
    },
    ball: (radius, at, paint, pose = {}) => {
      const ball = new IcosahedronGeometry(radius, 1);
      add(ball.scale(1, pose.squash ?? 1, 1), at, paint, pose);
    },
    build: () => finish(heap),
  };
};
