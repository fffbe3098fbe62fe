import type { Beat } from "./beats/beat.ts";
import type { BeatPlayback, PlayOptions } from "./beats/player.ts";
import { createControl } from "./camera/control.ts";
import { attachPointerControl } from "./camera/pointer-control.ts";
import type { CameraPose } from "./camera/rig.ts";
import { screenOf } from "./label/layer.ts";
import { answerLabelSight } from "./label/sight.ts";
import type { Overlay } from "./overlay/overlay.ts";
import { listeners } from "./pick/listeners.ts";
import type { PickResult } from "./pick/pick.ts";
import { watchPointer } from "./pick/pointer.ts";
import type { Rectangle } from "./placing/rectangle.ts";
import { createLoop } from "./scene/loop.ts";
import { createShow } from "./scene/show.ts";
import { createStage, type Quality } from "./scene/stage.ts";
import type { CityView, Hour, Square } from "./view.ts";

/** How a city is shown. All of it can be changed later. */
export interface CityOptions {
  /** Unless told, low where WebGL is drawn in software and full elsewhere. */
  readonly quality?: Quality;
  /** No fades, no arrivals, no beats. */
  readonly reducedMotion?: boolean;
  /** One light whatever the phase. */
  readonly alwaysNoon?: boolean;
  /** Without plaques and coins: for a picture that nobody plays on. */
  readonly unlabelled?: boolean;
  /** Spoken name of the canvas. */
  readonly label?: string;
  /** Time stands still between two `still`s: for films, whose pictures are taken one after the other however long each takes. */
  readonly stopped?: boolean;
}

/** Where a city is looked at from: squares and radians. Equal numbers show the same picture in a window of equal shape. */
export type CameraState = CameraPose;

/** Numbers about the last picture. */
export interface CityInfo {
  readonly calls: number;
  readonly triangles: number;
  readonly frames: number;
  /** What lies in the memory of the graphics card. */
  readonly geometries: number;
  readonly textures: number;
  readonly pieces: number;
  readonly pixelsPerSquare: number;
  readonly hour: Hour;
}

/** A mounted city. */
export interface City {
  readonly canvas: HTMLCanvasElement;
  /** Shows a view: what is new arrives, what is gone leaves, the light turns to its hour; `atOnce` without any movement. */
  sync(view: CityView, atOnce?: boolean): void;
  /** Plays beats on the present view; `sync` what comes after them when `done` resolves. */
  play(beats: readonly Beat[], options?: PlayOptions): BeatPlayback;
  setOverlay(overlays: readonly Overlay[]): void;
  /** Calls back for every click or tap that is no drag. Answers how to stop. */
  pick(listener: (picked: PickResult) => void): () => void;
  /** Calls back for every movement of the pointer over the city, null when it leaves. */
  hover(listener: (picked: PickResult | null) => void): () => void;
  /** Calls back when the pointer comes to another square. */
  onHoverSquare(listener: (square: Square | null) => void): () => void;
  /** Calls back after every picture that is drawn: what lies over the canvas follows the camera. Answers how to stop. */
  onPicture(listener: () => void): () => void;
  /** What lies under a point of the canvas, in CSS pixels from its north-west corner. */
  pickAt(x: number, y: number): PickResult | null;
  /** The middle of a square, or what stands over it so many squares high, in CSS pixels of the canvas. */
  project(square: Square, height?: number): { readonly x: number; readonly y: number };
  /** Shows the whole board. */
  frame(): void;
  /** Says how many pixels at the head of the picture lie under something: the whole board is shown below them. */
  leaveHead(pixels: number): void;
  /** Says which boxes of the picture lie under buttons, in CSS pixels: no label lies there. */
  keepClear(buttons: readonly Rectangle[]): void;
  /** Looks at a square, `pixels` wide (80 unless told). */
  lookAt(square: Square, pixels?: number): void;
  /** The straight-down plan, or the view from the helicopter. */
  setPlan(plan: boolean): void;
  isPlan(): boolean;
  /** Where the camera is on its way to. */
  camera(): CameraState;
  /** Sends the camera to a state that was kept; what lies beyond the limits of this board is brought within them. */
  setCamera(state: CameraState): void;
  /** Turns the camera by quarters. */
  turn(quarters: number): void;
  /** Zooms by a factor: under 1 nearer. */
  zoom(factor: number): void;
  setQuality(quality: Quality): void;
  setLight(light: { readonly alwaysNoon: boolean }): void;
  setReducedMotion(calm: boolean): void;
  /** The picture as it comes to rest, or so many milliseconds on, drawn now, as a canvas of its own with so many pixels. */
  still(width: number, height: number, milliseconds?: number): HTMLCanvasElement;
  /** Paints the labels anew, with letters that have come meanwhile. */
  repaint(): void;
  /** Measures the container again; a resize observer calls it too. */
  resize(): void;
  info(): CityInfo;
  dispose(): void;
}

/** Whether this browser can draw a city at all; the flat map serves where it cannot. */
export const canDraw = (): boolean => {
  const gl = document.createElement("canvas").getContext("webgl2");
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return gl !== null;
};

/** Mounts a city into an element. It draws when something has changed and never otherwise. */
export const createCity = (container: HTMLElement, options: CityOptions = {}): City => {
  const stage = createStage(container);
  const canvas = stage.renderer.domElement;
  canvas.setAttribute("role", "application");
  if (options.label) canvas.setAttribute("aria-label", options.label);
  const pictures = listeners<void>();
  const loop = createLoop((passed) => {
    const busy = show.step(passed);
    const turning = control.step(passed, show.calm());
    const gliding = show.paint(control, container);
    pictures.tell();
    return busy || turning || gliding;
  });
  if (options.stopped) loop.stop();
  const control = createControl(loop.request);
  const show = createShow(stage, loop.request, options);
  const hands = attachPointerControl(canvas, { ...control, move: control.go, frame: () => control.frame() });
  const pickAt = (x: number, y: number): PickResult | null => {
    const point = control.ground(x, y);
    return point && show.pick(point);
  };
  const pointer = watchPointer(canvas, { pickAt, wasDrag: hands.wasDrag });
  pointer.hover((picked) => {
    canvas.style.cursor = picked?.spot ? "pointer" : "grab";
  });
  const resize = (): void => {
    stage.renderer.setSize(container.clientWidth, container.clientHeight, false);
    control.resize(container.clientWidth, container.clientHeight);
    // Other measures empty a canvas, and the next frame may be long in coming where the processor draws.
    if (loop.frames() > 0) show.paint(control, container);
  };
  const watch = new ResizeObserver(resize);
  watch.observe(container);
  resize();
  // Slices of a face come when their letters are first drawn.
  document.fonts.addEventListener("loadingdone", show.repaint);
  canvas.addEventListener("webglcontextrestored", show.restored);
  answerLabelSight(canvas, () => stage.labels.sight(control.aim(), screenOf(container, 1, control.covered())));
  const dispose = (): void => {
    loop.stop();
    watch.disconnect();
    hands.release();
    pointer.release();
    document.fonts.removeEventListener("loadingdone", show.repaint);
    show.dispose();
  };
  return {
    canvas,
    pickAt,
    resize,
    dispose,
    still: stillOf(show, control, canvas, container),
    repaint: show.repaint,
    pick: pointer.pick,
    hover: pointer.hover,
    onHoverSquare: pointer.square,
    onPicture: pictures.add,
    ...showing(show, control, loop.frames),
    ...camera(control),
  };
};

type Show = ReturnType<typeof createShow>;
type Control = ReturnType<typeof createControl>;

/** Longer than any fade or way of the camera. */
const TO_REST = 60_000;

/** A drawing is in the canvas until the browser shows it: it is copied at once. */
const stillOf =
  (show: Show, control: Control, canvas: HTMLCanvasElement, container: HTMLElement) =>
  (width: number, height: number, milliseconds = TO_REST): HTMLCanvasElement => {
    show.step(milliseconds);
    control.step(milliseconds, true);
    show.paint(control, container, true);
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [width, height];
    copy.getContext("2d")?.drawImage(canvas, 0, 0, width, height);
    return copy;
  };

const showing = (show: Show, control: Control, frames: () => number) => ({
  sync: (view: CityView, atOnce = false): void => {
    show.sync(view, atOnce);
    control.fit(show.board());
  },
  play: show.play,
  setOverlay: show.overlay,
  setQuality: (quality: Quality): void => {
    show.quality(quality);
    control.refresh();
  },
  setLight: (light: { readonly alwaysNoon: boolean }): void => show.noon(light.alwaysNoon),
  setReducedMotion: show.setCalm,
  info: (): CityInfo => ({ ...show.info(), frames: frames(), pixelsPerSquare: control.pixels() }),
});

const camera = (control: Control) => ({
  project: ([x, y]: Square, height = 0) => control.project(x + 0.5, height, y + 0.5),
  frame: (): void => control.frame(),
  leaveHead: control.leaveHead,
  keepClear: control.keepClear,
  lookAt: (square: Square, pixels = 80): void => control.lookAt(square, pixels),
  setPlan: control.plan,
  isPlan: () => control.gaze().plan,
  camera: control.wish,
  setCamera: (state: CameraState): void => control.go(state, false),
  turn: control.turn,
  zoom: control.zoom,
});
