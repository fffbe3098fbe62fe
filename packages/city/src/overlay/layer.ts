import { BufferGeometry, Mesh, MeshBasicMaterial } from "three";
import type { TownLight } from "../light/material.ts";
import type { Label } from "../label/measure.ts";
import type { PickSpot } from "../pick/pick.ts";
import type { CityTown } from "../view.ts";
import { drawOverlays } from "./draw.ts";
import { createGhost } from "./ghost.ts";
import type { Overlay } from "./overlay.ts";

/** Overlays of a city: one sheet of ink over the ground, one ghost. */
export const createOverlays = (light: TownLight) => {
  const material = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, side: 2 });
  const sheet = new Mesh(new BufferGeometry(), material);
  sheet.frustumCulled = false;
  sheet.renderOrder = 3;
  const ghost = createGhost(light);
  return {
    meshes: [sheet, ghost.mesh],
    /** Shows overlays; answers their labels and the spots that can be picked. */
    set: (town: CityTown, overlays: readonly Overlay[]): { labels: Label[]; spots: PickSpot[] } => {
      const { geometry, labels } = drawOverlays(town, overlays);
      sheet.geometry.dispose();
      sheet.geometry = geometry;
      sheet.visible = overlays.length > 0;
      const held = overlays.filter((overlay) => overlay.kind === "ghost");
      const refused = held.some((overlay) => overlay.refused !== null);
      ghost.set(
        town,
        held.map((overlay) => overlay.piece),
        refused,
      );
      return { labels, spots: overlays.flatMap((overlay) => (overlay.kind === "spots" ? overlay.spots : [])) };
    },
    dispose: (): void => {
      sheet.geometry.dispose();
      material.dispose();
      ghost.dispose();
    },
  };
};
