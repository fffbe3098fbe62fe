/** Where the camera looks from: plain numbers, so that every move can be tested. Squares and radians. */
export interface CameraPose {
  /** The point of the ground in the middle of the picture. */
  readonly x: number;
  readonly z: number;
  /** Turn about the vertical; 0 looks north. */
  readonly yaw: number;
  /** How far down it looks. */
  readonly pitch: number;
  /** Distance from the point. */
  readonly distance: number;
  /** Straight down, without perspective. */
  readonly plan: boolean;
}

/** Size of the board in squares. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
  /** Points of what is parked beside the board; the frame leaves room for them. */
  readonly parked?: readonly (readonly [number, number])[];
}

export const FIELD = 26;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const PITCH = { usual: rad(52), least: rad(35), most: rad(80) } as const;
const QUARTER = Math.PI / 2;
const SETTLE = rad(12);
/** Pixels a square at the nearest. */
const NEAREST = 160;
/** How far beyond the board the middle of the picture may go. */
const BEYOND = 2;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Pixels a square at the middle of the picture. */
export const pixelsPerSquare = (gaze: CameraPose, pictureHeight: number): number =>
  pictureHeight / (2 * gaze.distance * Math.tan(rad(FIELD) / 2));

const nearest = (pictureHeight: number): number => pictureHeight / (2 * NEAREST * Math.tan(rad(FIELD) / 2));

/** Where a point of the city comes to lie in the picture: -1..1, x to the right, y up. */
export const projected = (
  gaze: CameraPose,
  aspect: number,
  point: readonly [number, number, number],
): readonly [number, number] => {
  const [dx, dy, dz] = [point[0] - gaze.x, point[1], point[2] - gaze.z];
  const right = dx * Math.cos(gaze.yaw) - dz * Math.sin(gaze.yaw);
  const back = dx * Math.sin(gaze.yaw) + dz * Math.cos(gaze.yaw);
  const pitch = gaze.plan ? QUARTER : gaze.pitch;
  const up = dy * Math.cos(pitch) - back * Math.sin(pitch);
  const depth = gaze.plan ? gaze.distance : gaze.distance - dy * Math.sin(pitch) - back * Math.cos(pitch);
  const scale = 1 / (Math.tan(rad(FIELD) / 2) * depth);
  return [(right * scale) / aspect, up * scale];
};

const RIM = 0.95;
/** How far down the front of the wooden base is seen. */
const BASE = 1;

const corners = (board: BoardSize): (readonly [number, number, number])[] => {
  const [north, south, west, east] = [-RIM, board.height + RIM, -RIM, board.width + RIM];
  return [
    [west, 0, north],
    [east, 0, north],
    [west, -BASE, south],
    [east, -BASE, south],
    [1, 1.7, 0.5],
    [board.width - 1, 1.7, 0.5],
    ...(board.parked ?? []).map(([x, z]): readonly [number, number, number] => [x, 0.4, z]),
  ];
};

/** Extent of the board in the picture: west, east, south, north. */
const extent = (gaze: CameraPose, aspect: number, board: BoardSize) => {
  const points = corners(board).map((corner) => projected(gaze, aspect, corner));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
};

/**
 * The gaze that shows the whole board, as large as it goes, kept to the present turn and tilt. `head` is the share of the picture's
 * height, from its upper edge, that lies under something else: the board stays below it.
 */
export const framed = (gaze: CameraPose, aspect: number, board: BoardSize, head = 0): CameraPose => {
  let fit: CameraPose = { ...gaze, x: board.width / 2, z: board.height / 2, distance: 12 };
  for (let round = 0; round < 40; round++) {
    const [west, east, south, north] = extent(fit, aspect, board);
    const size = Math.max((east - west) / 1.95, (north - south) / (1.94 - head * 2));
    const pitch = gaze.plan ? QUARTER : gaze.pitch;
    const half = Math.tan(rad(FIELD) / 2) * fit.distance;
    const right = ((west + east) / 2) * half * aspect;
    const back = (-((south + north) / 2 + head) * half) / Math.sin(pitch);
    fit = {
      ...fit,
      x: fit.x + right * Math.cos(gaze.yaw) + back * Math.sin(gaze.yaw),
      z: fit.z - right * Math.sin(gaze.yaw) + back * Math.cos(gaze.yaw),
      distance: fit.distance * (1 + (size - 1) * 0.8),
    };
  }
  return fit;
};

/** Keeps a gaze within its limits: never inside geometry, never far beyond the board. */
export const bounded = (
  gaze: CameraPose,
  aspect: number,
  board: BoardSize,
  pictureHeight: number,
  head = 0,
): CameraPose => {
  const tilted = { ...gaze, pitch: clamp(gaze.pitch, PITCH.least, PITCH.most) };
  const whole = framed(tilted, aspect, board, head).distance * 1.15;
  return {
    ...tilted,
    x: clamp(gaze.x, -BEYOND, board.width + BEYOND),
    z: clamp(gaze.z, -BEYOND, board.height + BEYOND),
    distance: clamp(gaze.distance, Math.min(nearest(pictureHeight), whole), whole),
  };
};

/** The quarter turn nearest to a turn. */
export const quarterTurn = (yaw: number): number => Math.round(yaw / QUARTER) * QUARTER;

/** A free turn comes to rest on the nearest quarter when it ends within 12 degrees of it. */
export const settled = (gaze: CameraPose): CameraPose => {
  const quarter = quarterTurn(gaze.yaw);
  return Math.abs(gaze.yaw - quarter) < SETTLE ? { ...gaze, yaw: quarter } : gaze;
};

/** The point of the ground under a point of the picture (-1..1), or null above the horizon. */
export const groundUnder = (
  gaze: CameraPose,
  aspect: number,
  x: number,
  y: number,
): readonly [number, number] | null => {
  const tan = Math.tan(rad(FIELD) / 2);
  const [right, up] = [x * tan * aspect, y * tan];
  if (gaze.plan) return onBoard(gaze, right * gaze.distance, -up * gaze.distance);
  const [sin, cos] = [Math.sin(gaze.pitch), Math.cos(gaze.pitch)];
  const fall = sin - up * cos;
  if (fall <= 1e-3) return null;
  const reach = (gaze.distance * sin) / fall;
  return onBoard(gaze, right * reach, gaze.distance * cos - reach * (cos + up * sin));
};

/** A point of the ground, given to the right of and towards the camera from the gaze's own point. */
const onBoard = (gaze: CameraPose, right: number, back: number): readonly [number, number] => [
  gaze.x + right * Math.cos(gaze.yaw) + back * Math.sin(gaze.yaw),
  gaze.z - right * Math.sin(gaze.yaw) + back * Math.cos(gaze.yaw),
];

/** Zooms by a factor so that the ground under a point of the picture stays under it. */
export const zoomed = (gaze: CameraPose, aspect: number, factor: number, x: number, y: number): CameraPose => {
  const before = groundUnder(gaze, aspect, x, y);
  const near = { ...gaze, distance: gaze.distance * factor };
  const after = groundUnder(near, aspect, x, y);
  if (!before || !after) return near;
  return { ...near, x: near.x + before[0] - after[0], z: near.z + before[1] - after[1] };
};

/** A gaze `share` of the way to another. */
export const between = (from: CameraPose, to: CameraPose, share: number): CameraPose => {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    z: mix(from.z, to.z),
    yaw: mix(from.yaw, to.yaw),
    pitch: mix(from.pitch, to.pitch),
    distance: mix(from.distance, to.distance),
    plan: to.plan,
  };
};
