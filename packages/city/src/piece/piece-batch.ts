import { BatchedMesh, type Material, Matrix4, Quaternion, Vector3 } from "three";
import { draw, type PieceDrawing, drawingKey } from "./drawing.ts";
import type { CityPiece } from "./stand.ts";

/** Something that moves, where it is: half its width and length and its height, in squares at size 1. */
export interface Mover {
  at: readonly [number, number, number];
  turn: number;
  size: number;
  readonly body: readonly [number, number, number];
}

/** What may move while the shadows of the rest are left as they are. */
const BODIES: Partial<Readonly<Record<PieceDrawing["kind"], Mover["body"]>>> = {
  car: [0.18, 0.34, 0.24],
  van: [0.18, 0.34, 0.32],
  plane: [0.4, 0.3, 0.15],
  person: [0.06, 0.06, 0.2],
  "counter-staff": [0.06, 0.06, 0.2],
};

/** All pieces in one draw call: geometries by drawing, instances by piece key. */
export interface PieceBatch {
  readonly mesh: BatchedMesh;
  put(piece: CityPiece): void;
  remove(key: string): void;
  /** Moves a piece for a moment; `scale` 0 hides it. */
  pose(key: string, at: readonly [number, number, number], turn: number, scale: number): void;
  has(key: string): boolean;
  /** What has set off and not come to rest, by key. */
  readonly movers: ReadonlyMap<string, Mover>;
  /** A piece sets off: it is a mover until `settle`. */
  setOff(key: string): void;
  /** Everything rests again. */
  settle(): void;
  /** Does something while no mover is seen. */
  withoutMovers(work: () => void): void;
  dispose(): void;
}

const UP = new Vector3(0, 1, 0);
const matrix = new Matrix4();
const position = new Vector3();
const rotation = new Quaternion();
const scaling = new Vector3();

const START = { instances: 512, vertices: 160_000 };

/** Keeps a batched mesh large enough for what is put into it. */
const createGeometries = (mesh: BatchedMesh) => {
  const ids = new Map<string, number>();
  let room = START.vertices;
  let used = 0;
  return (drawing: PieceDrawing): number => {
    const key = drawingKey(drawing);
    const known = ids.get(key);
    if (known !== undefined) return known;
    const geometry = draw(drawing);
    const count = geometry.getAttribute("position").count;
    if (used + count > room) {
      room = Math.max(room * 2, used + count);
      mesh.setGeometrySize(room, 0);
    }
    used += count;
    const id = mesh.addGeometry(geometry);
    geometry.dispose();
    ids.set(key, id);
    return id;
  };
};

/** An empty crowd over the solid material. */
export const createCrowd = (material: Material): PieceBatch => {
  const mesh = new BatchedMesh(START.instances, START.vertices, 0, material);
  // Drawn from above too, where no camera has it in its picture.
  mesh.frustumCulled = false;
  mesh.sortObjects = false;
  mesh.perObjectFrustumCulled = false;
  const instances = new Map<string, number>();
  const able = new Map<string, Mover>();
  const movers = new Map<string, Mover>();
  const show = (isSeen: boolean): void => {
    for (const key of movers.keys()) mesh.setVisibleAt(instances.get(key) ?? 0, isSeen);
  };
  const geometryOf = createGeometries(mesh);
  const pose: PieceBatch["pose"] = (key, at, turn, scale) => {
    const instance = instances.get(key);
    if (instance === undefined) return;
    rotation.setFromAxisAngle(UP, turn);
    matrix.compose(position.set(...at), rotation, scaling.setScalar(Math.max(scale, 1e-4)));
    mesh.setMatrixAt(instance, matrix);
    Object.assign(able.get(key) ?? {}, { at, turn, size: scale });
  };
  const remove: PieceBatch["remove"] = (key) => {
    const instance = instances.get(key);
    if (instance === undefined) return;
    mesh.deleteInstance(instance);
    for (const known of [instances, able, movers]) known.delete(key);
  };
  return {
    mesh,
    pose,
    remove,
    has: (key) => instances.has(key),
    movers,
    setOff: (key) => {
      const mover = able.get(key);
      if (mover) movers.set(key, mover);
    },
    settle: () => movers.clear(),
    withoutMovers: (work) => {
      show(false);
      work();
      show(true);
    },
    put: (piece) => {
      remove(piece.key);
      if (mesh.instanceCount >= mesh.maxInstanceCount) mesh.setInstanceCount(mesh.maxInstanceCount * 2);
      const instance = mesh.addInstance(geometryOf(piece.drawing));
      instances.set(piece.key, instance);
      const body = BODIES[piece.drawing.kind];
      if (body) able.set(piece.key, { at: piece.at, turn: piece.turn, size: piece.size, body });
      pose(piece.key, piece.at, piece.turn, piece.size);
    },
    dispose: () => mesh.dispose(),
  };
};
