import { type Camera, type Color, Color as Tint, Vector3 } from "three";
import type { CityView } from "../view.ts";
import type { Rectangle } from "../placing/rectangle.ts";
import { quarterTurn } from "../camera/rig.ts";
import { type LabelOffset, wayTo } from "./arrange.ts";
import { type Atlas, createAtlas } from "./atlas.ts";
import { type CameraView, isFar } from "./detail.ts";
import { createGlide } from "./glide.ts";
import { type Layout, layOut, type Projection } from "./layout.ts";
import { type Label, labelsOf, legendKey, measure } from "./measure.ts";
import { paintLegend } from "./paint.ts";
import { pointerQuads } from "./pointer.ts";
import { printOf, type RimLetters } from "./print.ts";
import { type LabelledPieces, type LabelObstacle, seenIn } from "./obstacle.ts";
import { type LabelSight, labelSight } from "./sight.ts";
import { createScreenQuads, createWorldQuads, type ScreenQuad } from "./quads.ts";

/** The screen on which labels keep their size: CSS pixels and device pixels per CSS pixel. */
export interface LabelScreen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** So much at its head lies under buttons, in CSS pixels, and where each of them lies. */
  readonly head: number;
  readonly buttons: readonly Rectangle[];
}

/** The box that a town is drawn in, as such a screen. */
export const screenOf = (
  { clientWidth, clientHeight }: HTMLElement,
  ratio: number,
  covered: Pick<LabelScreen, "head" | "buttons">,
): LabelScreen => ({ width: clientWidth, height: clientHeight, ratio, ...covered });

const spot = new Vector3();

const projectionOf =
  (camera: Camera, { width, height }: LabelScreen): Projection =>
  (point) => {
    spot.set(...point).project(camera);
    return Math.abs(spot.z) > 1 ? null : [(spot.x * 0.5 + 0.5) * width, (0.5 - spot.y * 0.5) * height];
  };

const quadOf = (label: Label, push: LabelOffset, atlas: Atlas, ratio: number): ScreenQuad | null => {
  const legend = label.shorter?.[(push[2] ?? 0) - 1] ?? label.legend;
  const [width, height] = measure(legend);
  const cell = atlas.cell(`${ratio}:${legendKey(legend)}`, width, height, ratio, (brush) => paintLegend(brush, legend));
  if (!cell) return null;
  return {
    at: label.at,
    offset: [(label.dx + push[0]) * ratio, -(label.dy + push[1]) * ratio],
    size: [Math.ceil(width * ratio), Math.ceil(height * ratio)],
    turn: 0,
    cell,
  };
};

/** Labels where they are now, pointers under them; what found no place is left out. Null when the atlas is full. */
const quadsOf = (
  labels: readonly Label[],
  { cards, pushes }: Layout,
  at: (key: string) => LabelOffset,
  atlas: Atlas,
  ratio: number,
): ScreenQuad[] | null => {
  const order = labels.filter(({ key }) => pushes.has(key) || !cards.has(key)).toSorted((a, b) => a.rank - b.rank);
  const pointers = order.flatMap((label) => {
    const card = cards.get(label.key);
    const way = card && wayTo(card, at(label.key));
    return way ? pointerQuads(label.points ?? label.at, way, atlas, ratio) : [];
  });
  const plaques = order.flatMap((label) => quadOf(label, at(label.key), atlas, ratio) ?? []);
  return plaques.length < order.length ? null : [...pointers, ...plaques];
};

/** Whether two views have the same print: letters of the rim, faces of billboards. */
const isPrintedAlike = (one: CityView, other: CityView): boolean =>
  one.town === other.town && one.campaigns === other.campaigns;

/** The letters of the rim grow where squares are small. */
const rimIn = ({ detail }: CameraView): RimLetters => (isFar(detail) ? "far" : "near");

/** Labels and print of a city: two draw calls over one atlas. */
export const createLabels = (tint: Color) => {
  const atlas = createAtlas();
  const labels = createScreenQuads(atlas.texture, new Tint("#FFFFFF"));
  const print = createWorldQuads(atlas.texture, tint);
  let view: CityView | null = null;
  let extra: readonly Label[] = [];
  let inHand: LabelledPieces | undefined;
  let sight: CameraView = { detail: "full", plan: false, yaw: 0 };
  let seen: readonly LabelObstacle[] = [];
  const glide = createGlide();
  let list: readonly Label[] = [];
  const relist = (): void => {
    list = view ? [...labelsOf(view, sight), ...extra] : [];
    seen = view ? seenIn(view, sight, inHand) : [];
  };
  const reprint = (): void => {
    const quads = view && printOf(view, atlas, sight.yaw, rimIn(sight));
    if (quads) print.set(quads);
  };
  return {
    meshes: [print.mesh, labels.mesh],
    /** Leaves what is printed on the town itself. */
    hide: (): void => {
      labels.mesh.visible = false;
    },
    /** Shows the labels of a view. */
    show: (next: CityView): void => {
      const isAlike = view !== null && isPrintedAlike(view, next);
      view = next;
      relist();
      if (!isAlike) reprint();
    },
    /** Labels of overlays and beats, above those of the view, and what is in hand. */
    extra: (next: readonly Label[], held = inHand): void => {
      [extra, inHand] = [next, held];
      relist();
    },
    /**
     * Puts the labels where the camera sees their anchors, each with a place of its own; the atlas starts anew when it is full.
     * Answers whether some are still on their way to their places; without movement they are there at once.
     */
    place: (camera: Camera, screen: LabelScreen, now: CameraView, calm: boolean): boolean => {
      const isSameDetail = now.detail === sight.detail;
      const isPrintedAnew = quarterTurn(now.yaw) !== quarterTurn(sight.yaw) || rimIn(now) !== rimIn(sight);
      if (!isSameDetail || now.yaw !== sight.yaw || now.plan !== sight.plan) {
        sight = now;
        relist();
        if (isPrintedAnew) reprint();
      }
      const project = projectionOf(camera, screen);
      const layout = layOut(list, seen, project, screen, isSameDetail ? glide.held() : undefined);
      glide.to(layout.pushes, calm);
      labels.viewport.set(screen.width * screen.ratio, screen.height * screen.ratio);
      let quads = quadsOf(list, layout, glide.at, atlas, screen.ratio);
      if (!quads) {
        atlas.clear();
        reprint();
        quads = quadsOf(list, layout, glide.at, atlas, screen.ratio);
      }
      labels.set(quads ?? []);
      return glide.moves();
    },
    /** Where the labels lie once they rest, and what is seen below them. */
    sight: (camera: Camera, screen: LabelScreen): LabelSight =>
      labelSight(labels.mesh.visible ? list : [], seen, projectionOf(camera, screen), screen, glide.held()),
    /** Lets labels glide on for so many milliseconds. */
    step: glide.step,
    /** Paints everything anew, for instance when a font has arrived. */
    repaint: (): void => {
      atlas.clear();
      reprint();
    },
    dispose: (): void => {
      labels.dispose();
      print.dispose();
      atlas.dispose();
    },
  };
};
