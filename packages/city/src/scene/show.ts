import { quarterTurn } from "../camera/rig.ts";
import type { createControl } from "../camera/control.ts";
import { detailAt } from "../label/detail.ts";
import { createOverlays } from "../overlay/layer.ts";
import type { Overlay } from "../overlay/overlay.ts";
import { piecesInHand } from "../overlay/squares.ts";
import { type PickResult, pickAt } from "../pick/pick.ts";
import type { CityPiece } from "../piece/stand.ts";
import { piecesOf } from "../piece/piece.ts";
import type { CityView } from "../view.ts";
import { createActs } from "./acts.ts";
import { boardOf } from "./board-size.ts";
import { differenceOf } from "./diff.ts";
import { createMotion } from "./motion.ts";
import type { Shown } from "./shown.ts";
import { type Quality, type SceneStage, usualQuality } from "./stage.ts";
import { screenOf } from "../label/layer.ts";

interface Wishes {
  readonly quality?: Quality;
  readonly reducedMotion?: boolean;
  readonly alwaysNoon?: boolean;
  readonly unlabelled?: boolean;
}

/** Milliseconds of a change of light. */
const FADE = 600;
/** The lamps come on one after the other: that wants to be seen. */
const DUSK = 1200;

/** Brings views, overlays and beats onto a stage. */
export const createShow = (stage: SceneStage, request: () => void, wishes: Wishes) => {
  const shown: Shown = {
    view: null,
    pieces: new Map(),
    spots: [],
    labels: [],
    overlays: [],
    calm: wishes.reducedMotion ?? false,
    noon: wishes.alwaysNoon ?? false,
    ratio: 1,
    moved: true,
    busy: false,
    live: true,
    turn: 0,
    dark: true,
  };
  drawIn(stage, shown, wishes.quality ?? usualQuality(stage.renderer));
  const motion = createMotion(stage.crowd);
  const overlays = createOverlays(stage.light);
  stage.scene.add(...overlays.meshes);
  if (wishes.unlabelled) stage.labels.hide();
  const acts = createActs(stage, shown, request);
  return {
    ...settings(stage, shown, request),
    play: acts.play,
    calm: () => shown.calm,
    board: () => (shown.view ? boardOf(shown.view) : { width: 0, height: 0 }),
    pick: (point: readonly [number, number]): PickResult | null => shown.view && pickAt(shown.view, shown.spots, point),
    sync: (next: CityView, atOnce: boolean): void => {
      acts.stop();
      if (atOnce) shown.moved = motion.settle() || shown.moved;
      if (next === shown.view) return atOnce ? request() : undefined;
      const calm = shown.calm || atOnce;
      const after = faced(piecesOf(next), shown.turn);
      const changes = differenceOf(shown.pieces, after);
      motion.apply(changes, shown.pieces, calm || shown.view === null);
      shown.moved ||= Object.values(changes).some((keys) => keys.length > 0);
      [shown.view, shown.pieces] = [next, after];
      stage.show(next, shown.turn);
      light(stage, shown, calm);
      request();
    },
    overlay: (next: readonly Overlay[]): void => {
      if (!shown.view) return;
      const { labels, spots } = overlays.set(shown.view.town, next);
      [shown.overlays, shown.labels, shown.spots] = [next, labels, spots];
      stage.labels.extra(labels, piecesInHand(shown.view.town, next));
      request();
    },
    step: (passed: number): boolean => {
      const moving = motion.step(passed);
      const acting = acts.step(passed);
      const fading = stage.sky.step(passed);
      stage.labels.step(passed);
      shown.moved ||= moving;
      shown.busy = moving || acting;
      return moving || acting || fading;
    },
    /** Draws a picture; answers whether labels are on their way, and another one is wanted. `calm` puts them in their places. */
    paint: (control: ReturnType<typeof createControl>, container: HTMLElement, calm = shown.calm): boolean => {
      const camera = control.aim();
      const screen = screenOf(container, shown.ratio, control.covered());
      const { plan, yaw } = control.gaze();
      turnSigns(stage, shown, quarterTurn(yaw));
      const sight = { detail: detailAt(control.pixels(), screen.width), plan, yaw };
      const gliding = stage.labels.place(camera, screen, sight, calm);
      if (shown.moved && (shown.live || !shown.busy)) {
        stage.moved();
        shown.moved = false;
      }
      stage.render(camera);
      return gliding;
    },
    dispose: (): void => {
      acts.stop();
      overlays.dispose();
      stage.dispose();
    },
  };
};

/** Pieces with their signs turned to the quarter from which the camera looks. */
const faced = (pieces: ReadonlyMap<string, CityPiece>, turn: number): ReadonlyMap<string, CityPiece> => {
  const turned = (piece: CityPiece): CityPiece => (piece.facing ? { ...piece, turn } : piece);
  return new Map([...pieces].map(([key, piece]) => [key, turned(piece)]));
};

const turnSigns = (stage: SceneStage, shown: Shown, turn: number): void => {
  if (turn === shown.turn) return;
  shown.turn = turn;
  if (shown.view) stage.turned(shown.view, turn);
  shown.pieces = faced(shown.pieces, turn);
  for (const piece of shown.pieces.values())
    if (piece.facing) stage.crowd.pose(piece.key, piece.at, piece.turn, piece.size);
  shown.moved = true;
};

const light = (stage: SceneStage, shown: Shown, calm = shown.calm): void => {
  const hour = shown.noon ? "noon" : (shown.view?.hour ?? stage.sky.hour);
  if (hour === stage.sky.hour && !shown.dark) return;
  stage.sky.turnTo(hour, calm || shown.dark ? 0 : hour === "evening" ? DUSK : FADE);
  shown.dark = false;
};

const drawIn = (stage: SceneStage, shown: Shown, quality: Quality): void => {
  shown.ratio = stage.quality(quality);
  shown.live = quality === "full";
};

const settings = (stage: SceneStage, shown: Shown, request: () => void) => ({
  /** The graphics card has lost everything and begins anew. */
  restored: (): void => {
    stage.lost();
    stage.labels.repaint();
    request();
  },
  repaint: (): void => {
    stage.labels.repaint();
    request();
  },
  quality: (quality: Quality): void => {
    drawIn(stage, shown, quality);
    request();
  },
  noon: (on: boolean): void => {
    shown.noon = on;
    light(stage, shown);
    request();
  },
  setCalm: (calm: boolean): void => {
    shown.calm = calm;
  },
  info: () => ({
    calls: stage.renderer.info.render.calls,
    triangles: stage.renderer.info.render.triangles,
    geometries: stage.renderer.info.memory.geometries,
    textures: stage.renderer.info.memory.textures,
    pieces: shown.pieces.size,
    hour: stage.sky.hour,
  }),
});
