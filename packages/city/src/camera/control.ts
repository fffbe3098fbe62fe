import { type Camera, Vector3 } from "three";
import type { Rectangle } from "../placing/rectangle.ts";
import type { Square } from "../view.ts";
import { createCameraPair } from "./camera-pair.ts";
import {
  between,
  type BoardSize,
  bounded,
  framed,
  type CameraPose,
  groundUnder,
  PITCH,
  pixelsPerSquare,
  settled,
} from "./rig.ts";

/** Milliseconds in which the camera covers about two thirds of its way. */
const DAMPING = 120;
const point = new Vector3();

/** The share of a picture that is covered at its head; one too low for that is used whole. */
const headOf = ({ height, covered }: { readonly height: number; readonly covered: number }): number =>
  covered < height / 3 ? covered / height : 0;

/** How far two poses lie apart, each of their parts in a measure of its own. */
const apart = (one: CameraPose, other: CameraPose): number =>
  Math.abs(one.x - other.x) +
  Math.abs(one.z - other.z) +
  Math.abs(one.distance - other.distance) / 10 +
  Math.abs(one.yaw - other.yaw) * 5 +
  Math.abs(one.pitch - other.pitch) * 5;

/** The camera of a city: a gaze that follows a wish, and what can be asked of it. */
export const createControl = (changed: () => void) => {
  const lens = createCameraPair();
  let board: BoardSize = { width: 0, height: 0 };
  let buttons: readonly Rectangle[] = [];
  let size = { width: 1, height: 1, covered: 0 };
  let gaze: CameraPose = { x: 10, z: 10, yaw: 0, pitch: PITCH.usual, distance: 50, plan: false };
  let [wish, whole] = [gaze, true];
  const aspect = () => size.width / size.height;
  const go = (next: CameraPose, now: boolean): void => {
    whole = false;
    wish = bounded(next, aspect(), board, size.height, headOf(size));
    if (now) gaze = wish;
    changed();
  };
  const frame = (now = false): void => {
    go(framed({ ...wish, pitch: PITCH.usual, yaw: 0 }, aspect(), board, headOf(size)), now);
    whole = true;
  };
  return {
    aspect,
    gaze: () => gaze,
    wish: () => wish,
    go,
    frame,
    rest: () => go(settled(wish), false),
    /** Draws again with the gaze as it is. */
    refresh: changed,
    lookAt: ([x, y]: Square, pixels: number): void => {
      const distance = (wish.distance * pixelsPerSquare(wish, size.height)) / pixels;
      go({ ...wish, x: x + 0.5, z: y + 0.5, distance }, false);
    },
    /** Turns by quarters, or zooms by a factor, from wherever the camera is on its way to. */
    turn: (quarters: number): void => go({ ...wish, yaw: wish.yaw + (quarters * Math.PI) / 2 }, false),
    zoom: (factor: number): void => go({ ...wish, distance: wish.distance * factor }, false),
    plan: (on: boolean): void => {
      const kept = whole;
      gaze = wish = { ...wish, plan: on };
      if (kept) frame(true);
      else changed();
    },
    /** Takes the measures of a board. The camera moves only for a board of another size. */
    fit: (next: BoardSize): void => {
      const same = next.width === board.width && next.height === board.height;
      board = next;
      if (!same) frame(true);
    },
    /** Leaves so many pixels at the head of the picture free of the board whenever the whole of it is shown. */
    leaveHead: (covered: number): void => {
      size = { ...size, covered };
      if (whole) frame(true);
    },
    /** Leaves these boxes of the picture free of labels, in CSS pixels. */
    keepClear: (boxes: readonly Rectangle[]): void => {
      buttons = boxes;
      changed();
    },
    /** So many pixels at the head of the picture are free of the board, none where one has gone nearer; and where its buttons lie. */
    covered: () => ({ head: whole ? headOf(size) * size.height : 0, buttons }),
    resize: (width: number, height: number): void => {
      size = { ...size, width: Math.max(1, width), height: Math.max(1, height) };
      if (whole) frame(true);
      else go(wish, true);
    },
    step: (milliseconds: number, calm: boolean): boolean => {
      const share = calm ? 1 : 1 - Math.exp(-milliseconds / DAMPING);
      const next = between(gaze, wish, share);
      gaze = apart(next, wish) < 0.01 ? wish : next;
      return gaze !== wish;
    },
    aim: (): Camera => lens.aim(gaze, aspect()),
    pixels: () => pixelsPerSquare(gaze, size.height),
    /** The ground under a point of the picture, in CSS pixels. */
    ground: (x: number, y: number) => groundUnder(gaze, aspect(), (x / size.width) * 2 - 1, 1 - (y / size.height) * 2),
    /** A point of the city in CSS pixels of the picture. */
    project: (x: number, y: number, z: number): { x: number; y: number } => {
      point.set(x, y, z).project(lens.aim(gaze, aspect()));
      return { x: (point.x * 0.5 + 0.5) * size.width, y: (0.5 - point.y * 0.5) * size.height };
    },
  };
};
