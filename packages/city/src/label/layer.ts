import { type Camera, type Color, Color as Tint, Vector3 } from "three";
import { sameSquare } from "../town/board.ts";
import type { CityView } from "../view.ts";
import { PLAQUE } from "../palette.ts";
import { arrange, type Card } from "./arrange.ts";
import { type Atlas, createAtlas } from "./atlas.ts";
import { type Label, labelsOf, legendKey, measure, type Sight } from "./measure.ts";
import { paintLegend } from "./paint.ts";
import { printOf } from "./print.ts";
import { createScreenQuads, createWorldQuads, type ScreenQuad } from "./quads.ts";

/** The screen on which labels keep their size: CSS pixels and device pixels per CSS pixel. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

const spot = new Vector3();

const cardOf = (label: Label, camera: Camera, screen: Screen): Card => {
  spot.set(...label.at).project(camera);
  const [width, height] = measure(label.legend);
  return {
    key: label.key,
    x: (spot.x * 0.5 + 0.5) * screen.width + label.dx,
    y: (0.5 - spot.y * 0.5) * screen.height + label.dy,
    width,
    height,
    rank: label.rank,
  };
};

const quadOf = (label: Label, push: readonly [number, number], atlas: Atlas, ratio: number): ScreenQuad | null => {
  const [width, height] = measure(label.legend);
  const cell = atlas.cell(`${ratio}:${legendKey(label.legend)}`, width, height, ratio, (brush) =>
    paintLegend(brush, label.legend),
  );
  if (!cell) return null;
  return {
    at: label.at,
    offset: [(label.dx + push[0]) * ratio, -(label.dy + push[1]) * ratio],
    size: [Math.ceil(width * ratio), Math.ceil(height * ratio)],
    turn: 0,
    cell,
  };
};

/** A thin line from a label's foot to where it belongs. */
const leaderOf = (label: Label, push: readonly [number, number], atlas: Atlas, ratio: number): ScreenQuad | null => {
  const long = Math.hypot(push[0], push[1]);
  const cell = atlas.cell("leader", 4, 4, 1, (brush) => {
    brush.fillStyle = PLAQUE.ink;
    brush.fillRect(0, 0, 4, 4);
  });
  if (!cell || long < 8) return null;
  return {
    at: label.at,
    offset: [(push[0] / 2) * ratio, (-push[1] / 2) * ratio],
    size: [long * ratio, 2 * ratio],
    turn: Math.atan2(-push[1], push[0]) || 1e-4,
    cell,
  };
};

const present = <T>(list: readonly (T | null)[]): T[] | null => {
  const found = list.filter((item) => item !== null);
  return found.length === list.length ? found : null;
};

const place = (labels: readonly Label[], camera: Camera, screen: Screen, atlas: Atlas): ScreenQuad[] | null => {
  const pushes = arrange(labels.filter((label) => !label.passing).map((label) => cardOf(label, camera, screen)));
  const order = labels.toSorted((a, b) => a.rank - b.rank);
  const leaders = order
    .map((label) => leaderOf(label, pushes.get(label.key) ?? [0, 0], atlas, screen.ratio))
    .filter((quad) => quad !== null);
  const plaques = present(order.map((label) => quadOf(label, pushes.get(label.key) ?? [0, 0], atlas, screen.ratio)));
  return plaques && [...leaders, ...plaques];
};

/** Labels and print of a city: two draw calls over one atlas. */
export const createLabels = (tint: Color) => {
  const atlas = createAtlas();
  const labels = createScreenQuads(atlas.texture, new Tint("#FFFFFF"));
  const print = createWorldQuads(atlas.texture, tint);
  let view: CityView | null = null;
  let extra: readonly Label[] = [];
  let sight: Sight = { detail: "full", plan: false, quarter: 0 };
  let list: readonly Label[] = [];
  const relist = (): void => {
    list = view ? [...labelsOf(view, sight), ...extra] : [];
  };
  /** Whether another view has the same print: letters, numbers on roofs, faces of billboards. */
  const isPrintedAlike = (next: CityView): boolean =>
    view !== null &&
    next.town === view.town &&
    next.campaigns === view.campaigns &&
    next.houses.length === view.houses.length &&
    next.houses.every(({ house, at }, index) => {
      const there = view?.houses[index];
      return there?.house === house && sameSquare(there.at, at);
    });
  const reprint = (): void => {
    const quads = view && printOf(view, atlas, sight.quarter);
    if (quads) print.set(quads);
  };
  return {
    meshes: [print.mesh, labels.mesh],
    /** Shows the labels of a view. */
    show: (next: CityView): void => {
      const isAlike = isPrintedAlike(next);
      view = next;
      relist();
      if (!isAlike) reprint();
    },
    /** Labels of overlays and beats, above those of the view. */
    extra: (next: readonly Label[]): void => {
      extra = next;
      relist();
    },
    /** Puts the labels where the camera sees their anchors; the atlas starts anew when it is full. */
    place: (camera: Camera, screen: Screen, now: Sight): void => {
      const turned = now.quarter !== sight.quarter;
      if (turned || now.detail !== sight.detail || now.plan !== sight.plan) {
        sight = now;
        relist();
        if (turned) reprint();
      }
      labels.viewport.set(screen.width * screen.ratio, screen.height * screen.ratio);
      let quads = place(list, camera, screen, atlas);
      if (!quads) {
        atlas.clear();
        reprint();
        quads = place(list, camera, screen, atlas);
      }
      labels.set(quads ?? []);
    },
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
