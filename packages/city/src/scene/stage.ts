import { type Camera, Mesh, NoToneMapping, PCFShadowMap, Scene, SRGBColorSpace, WebGLRenderer } from "three";
import { createMeshBuilder } from "../mesh/mesh-builder.ts";
import { createHalos, halosOf } from "../light/halo.ts";
import { createSky } from "../light/sky.ts";
import { createLabels } from "../label/layer.ts";
import { heightOf, widthOf } from "../town/board.ts";
import { layGround } from "../town/ground.ts";
import { layRoads } from "../town/paving.ts";
import { createSeams } from "../town/seams.ts";
import type { CityTown, CityView } from "../view.ts";
import { createCrowd } from "../piece/piece-batch.ts";
import { createSolid } from "../light/material.ts";
import { strip } from "./strip.ts";

/** Full: shadows and the screen's own pixels. Low: neither, for machines that draw in software. */
export type Quality = "full" | "low";

const createRenderer = (container: HTMLElement): WebGLRenderer => {
  const renderer = new WebGLRenderer({ antialias: true, powerPreference: "high-performance" });
  renderer.toneMapping = NoToneMapping;
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.info.autoReset = false;
  const canvas = renderer.domElement;
  canvas.style.cssText = "display:block;width:100%;height:100%;touch-action:none;outline-offset:-3px";
  canvas.tabIndex = 0;
  container.append(canvas);
  return renderer;
};

/** Low where the picture is drawn in software, full elsewhere. */
export const usualQuality = (renderer: WebGLRenderer): Quality => {
  const gl = renderer.getContext();
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name = names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : "";
  return /swiftshader|llvmpipe|software/i.test(name) ? "low" : "full";
};

/** The ground, roads and lamps of a town as one mesh; it changes only with the town. */
const buildTown = (town: CityTown, material: ReturnType<typeof createSolid>): Mesh => {
  const builder = createMeshBuilder();
  layGround(builder, town);
  layRoads(builder, town);
  const mesh = new Mesh(builder.build(), material);
  mesh.receiveShadow = true;
  mesh.castShadow = true;
  return mesh;
};

/** Everything that is drawn, and the renderer that draws it when told to. */
export const createStage = (container: HTMLElement) => {
  const renderer = createRenderer(container);
  const scene = new Scene();
  const levels = { windows: { value: 0 }, neon: { value: 0 } };
  const solid = createSolid(levels);
  const sky = createSky(scene, levels);
  const crowd = createCrowd(solid);
  const halos = createHalos(levels);
  const labels = createLabels(sky.print);
  const seams = createSeams(sky.print);
  scene.add(crowd.mesh, halos.mesh, seams.mesh, ...labels.meshes);
  let town: { readonly of: string; readonly mesh: Mesh } | null = null;
  const settle = (view: CityView): void => {
    const of = view.town.squares.join("/");
    if (town?.of === of) return;
    town?.mesh.geometry.dispose();
    town?.mesh.removeFromParent();
    town = { of, mesh: buildTown(view.town, solid) };
    scene.add(town.mesh);
    seams.lay(view.town);
    sky.fit(widthOf(view.town), heightOf(view.town));
  };
  return {
    renderer,
    scene,
    levels,
    solid,
    sky,
    crowd,
    labels,
    /** Ground, lights and labels of a view; its pieces are the crowd's. */
    show: (view: CityView): void => {
      settle(view);
      halos.set(halosOf(view));
      labels.show(view);
    },
    quality: (quality: Quality): number => {
      renderer.shadowMap.enabled = quality === "full";
      sky.shadows(quality === "full");
      solid.needsUpdate = true;
      const ratio = quality === "low" ? 1 : Math.min(2, globalThis.devicePixelRatio || 1);
      renderer.setPixelRatio(ratio);
      return ratio;
    },
    shadowsChanged: (): void => {
      renderer.shadowMap.needsUpdate = true;
    },
    render: (camera: Camera): void => {
      renderer.info.reset();
      renderer.getSize(seams.viewport);
      renderer.render(scene, camera);
    },
    dispose: (): void => {
      town?.mesh.geometry.dispose();
      crowd.dispose();
      halos.dispose();
      seams.dispose();
      labels.dispose();
      sky.dispose();
      solid.dispose();
      strip(scene);
      renderer.dispose();
      renderer.forceContextLoss();
      renderer.domElement.remove();
    },
  };
};
export type SceneStage = ReturnType<typeof createStage>;
