import { type Camera, Mesh, NoToneMapping, Scene, SRGBColorSpace, WebGLRenderer } from "three";
import { createMeshBuilder } from "../mesh/mesh-builder.ts";
import { createHalos, halosOf } from "../light/halo.ts";
import { lampsOf } from "../light/lamp.ts";
import { createSky } from "../light/sky.ts";
import { createLabels } from "../label/layer.ts";
import { layGround } from "../town/ground.ts";
import { layRoads } from "../town/paving.ts";
import { createSeams } from "../town/seams.ts";
import type { CityTown, CityView } from "../view.ts";
import { createCrowd } from "../piece/piece-batch.ts";
import { createSolid, createTownLight } from "../light/material.ts";
import { createBake } from "../light/bake.ts";
import { createContactShadows } from "../light/contact-shadow.ts";
import { isDrawnInSoftware } from "../software.ts";
import { strip } from "./strip.ts";

/**
 * Full: the screen's own pixels, and shadows that follow what moves. Low, for machines that draw in software: neither; what moves
 * has a soft shadow of its own until it rests.
 */
export type Quality = "full" | "low";

const createRenderer = (container: HTMLElement): WebGLRenderer => {
  const renderer = new WebGLRenderer({ antialias: true, powerPreference: "high-performance" });
  renderer.toneMapping = NoToneMapping;
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.info.autoReset = false;
  const canvas = renderer.domElement;
  canvas.style.cssText = "display:block;width:100%;height:100%;touch-action:none;outline-offset:-3px";
  canvas.tabIndex = 0;
  container.append(canvas);
  return renderer;
};

/** Low where the picture is drawn in software, full elsewhere. */
export const usualQuality = (renderer: WebGLRenderer): Quality =>
  isDrawnInSoftware(renderer.getContext()) ? "low" : "full";

/** The ground, roads and lamps of a town as one mesh; it changes only with the town. */
const buildTown = (town: CityTown, material: ReturnType<typeof createSolid>): Mesh => {
  const builder = createMeshBuilder();
  layGround(builder, town);
  layRoads(builder, town);
  const mesh = new Mesh(builder.build(), material);
  return mesh;
};

/** Everything that is drawn, and the renderer that draws it when told to. */
export const createStage = (container: HTMLElement) => {
  const renderer = createRenderer(container);
  const scene = new Scene();
  const light = createTownLight();
  const solid = createSolid(light);
  const sky = createSky(light);
  const crowd = createCrowd(solid);
  const bake = createBake(light, crowd.mesh);
  const contact = createContactShadows(light);
  const halos = createHalos(light);
  const labels = createLabels(sky.print);
  const seams = createSeams(sky.print);
  scene.add(crowd.mesh, bake.counter, contact.mesh, halos.mesh, seams.mesh, ...labels.meshes);
  let isLow = false;
  let town: { readonly of: string; readonly mesh: Mesh } | null = null;
  const settle = (view: CityView): void => {
    const of = view.town.squares.join("/");
    if (town?.of === of) return;
    town?.mesh.geometry.dispose();
    town?.mesh.removeFromParent();
    town = { of, mesh: buildTown(view.town, solid) };
    scene.add(town.mesh);
    seams.lay(view.town);
    bake.fit(view.town);
  };
  return {
    renderer,
    scene,
    light,
    sky,
    crowd,
    labels,
    /** Ground, lights and labels of a view; its pieces are the crowd's. */
    show: (view: CityView, facing: number): void => {
      settle(view);
      bake.lamps(lampsOf(view, facing));
      halos.set(halosOf(view));
      labels.show(view);
    },
    quality: (quality: Quality): number => {
      isLow = quality === "low";
      const ratio = isLow ? 1 : Math.min(2, globalThis.devicePixelRatio || 1);
      renderer.setPixelRatio(ratio);
      return ratio;
    },
    /** Lamps, for diners that turn their open side to a quarter of the camera. */
    turned: (view: CityView, facing: number): void => bake.lamps(lampsOf(view, facing)),
    /** What stands in the light has moved: its shadows are drawn anew before the next picture. */
    moved: bake.forget,
    /** What has set off leaves no shadow where it stood. */
    setOff: (): void => {
      if (!isLow || crowd.movers.size === 0) return;
      bake.forget();
      crowd.withoutMovers(() => bake.bake(renderer, sky.sun));
    },
    /** The graphics card has lost what was baked. */
    lost: bake.lost,
    render: (camera: Camera): void => {
      bake.bake(renderer, sky.sun);
      contact.set(isLow ? crowd.movers.values() : []);
      renderer.info.reset();
      renderer.getSize(seams.viewport);
      renderer.render(scene, camera);
    },
    dispose: (): void => {
      town?.mesh.geometry.dispose();
      crowd.dispose();
      bake.dispose();
      contact.dispose();
      halos.dispose();
      seams.dispose();
      labels.dispose();
      solid.dispose();
      strip(scene);
      renderer.dispose();
      renderer.forceContextLoss();
      renderer.domElement.remove();
    },
  };
};
export type SceneStage = ReturnType<typeof createStage>;
