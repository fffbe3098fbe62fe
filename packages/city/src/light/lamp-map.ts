import {
  AdditiveBlending,
  type BatchedMesh,
  Color,
  DoubleSide,
  HalfFloatType,
  RGBAFormat,
  RGFormat,
  type Texture,
  type WebGLRenderer,
} from "three";
import { createBlur, createFootprint } from "./footprint.ts";
import { LAMP_KINDS, type Lamp } from "./lamp.ts";
import { COMPOSE_FRAGMENT, LAMP_FRAGMENT, LAMP_VERTEX } from "./lamp-shader.ts";
import { type MapArea, pixelsOf } from "./map-area.ts";
import type { TownLight } from "./material.ts";
import { ANY_CAMERA, createPass, createTarget } from "./pass.ts";
import { createQuads } from "./quads.ts";
import { CONTACT_FRAGMENT } from "./shade-shader.ts";

/** Pixels a square of the light on the ground, and of what stands there. */
const [FINE, COARSE] = [20, 16];
/** How far what stands near the ground takes the sky away, in squares. */
const [TIGHT, WIDE] = [0.16, 0.55];

const targetsFor = (area: MapArea) => {
  const [fine, coarse] = [pixelsOf(area, FINE), pixelsOf(area, COARSE)];
  const low = () => createTarget(coarse, RGFormat);
  return {
    light: createTarget(fine, RGBAFormat, HalfFloatType),
    map: createTarget(fine),
    standing: low(),
    through: low(),
    tight: low(),
    wide: low(),
  };
};

const colour = new Color();

/** The lamps as one mesh that is drawn from above, light added to light. */
const createLampQuads = (light: TownLight, heights: { value: Texture | null }) =>
  createQuads<Lamp>(
    {
      vertexShader: LAMP_VERTEX,
      fragmentShader: LAMP_FRAGMENT,
      uniforms: { uMap: light.map, tHeights: heights },
      depthTest: false,
      // Seen in the map the quads lie on their backs.
      side: DoubleSide,
      blending: AdditiveBlending,
    },
    {
      spot: [3, ({ at }) => at],
      shape: [4, ({ width, length, turn, kind }) => [width, length, turn, LAMP_KINDS.indexOf(kind)]],
      tone: [4, (lamp) => [...colour.set(lamp.colour).multiplyScalar(lamp.strength).toArray(), lamp.clear]],
    },
  );

/**
 * All light that lamps, windows and neon throw on the town, added up once from above, beside what little sky reaches the foot of
 * things: one texture for every picture until a lamp or a piece changes.
 */
export const createLampMap = (light: TownLight) => {
  const footprint = createFootprint(CONTACT_FRAGMENT, light);
  const blur = createBlur();
  const heights: { value: Texture | null } = { value: null };
  const maps = { tLight: { value: null }, tTight: { value: null }, tWide: { value: null } };
  const compose = createPass(COMPOSE_FRAGMENT, maps);
  const quads = createLampQuads(light, heights);
  let targets: ReturnType<typeof targetsFor> | null = null;
  let known = "";
  let isDue = true;
  const release = (): void => {
    for (const target of Object.values(targets ?? {})) target.dispose();
    targets = null;
  };
  return {
    fit: (area: MapArea): void => {
      release();
      targets = targetsFor(area);
      isDue = true;
    },
    set: (lamps: readonly Lamp[]): void => {
      const key = JSON.stringify(lamps);
      if (key === known) return;
      known = key;
      quads.set(lamps);
      isDue = true;
    },
    /** Something has moved. */
    forget: (): void => {
      isDue = true;
    },
    bake: (renderer: WebGLRenderer, pieces: BatchedMesh): void => {
      if (!targets || !isDue) return;
      isDue = false;
      const { standing, through, tight, wide, map } = targets;
      footprint.draw(renderer, pieces, standing);
      blur.run(renderer, [standing, through, tight], TIGHT * COARSE);
      blur.run(renderer, [tight, through, wide], WIDE * COARSE);
      heights.value = standing.texture;
      renderer.setRenderTarget(targets.light);
      renderer.render(quads.mesh, ANY_CAMERA);
      Object.assign(maps.tLight, { value: targets.light.texture });
      Object.assign(maps.tTight, { value: tight.texture });
      Object.assign(maps.tWide, { value: wide.texture });
      compose.run(renderer, map);
      light.lampMap.value = map.texture;
    },
    dispose: (): void => {
      release();
      footprint.dispose();
      blur.dispose();
      compose.dispose();
      quads.dispose();
    },
  };
};
