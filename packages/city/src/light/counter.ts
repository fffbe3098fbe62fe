import {
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  Vector4,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { heightOf, widthOf } from "../town/board.ts";
import { BASE_DEPTH } from "../town/ground.ts";
import type { CityTown } from "../view.ts";
import { COUNTER_FRAGMENT, COUNTER_MAP_FRAGMENT, COUNTER_VERTEX } from "./counter-shader.ts";
import type { TownLight } from "./material.ts";
import { createPass, createTarget } from "./pass.ts";

/** Pixels of the counter's picture, and how far it reaches beyond the board, in squares. */
const [PIXELS, AROUND] = [1024, 13];
/** The counter itself goes on to where no camera looks. */
const WIDE = 400;

/** The counter on which the board lies: one plane, drawn last, so that what hides it costs nothing. */
export const createCounter = (light: TownLight) => {
  const room = { value: new Vector4(0, 0, 1, 1) };
  const picture: { value: Texture | null } = { value: null };
  const pass = createPass(COUNTER_MAP_FRAGMENT, { uRoom: room, uBoard: light.board });
  const material = new ShaderMaterial({
    vertexShader: COUNTER_VERTEX,
    fragmentShader: COUNTER_FRAGMENT,
    uniforms: {
      tCounter: picture,
      uRoom: room,
      uBoard: light.board,
      uSun: light.sun,
      uSunFrom: light.sunFrom,
      uSky: light.sky,
      uBlinds: light.blinds,
      uWindows: light.windows,
      uDrop: { value: BASE_DEPTH },
    },
  });
  const mesh = new Mesh(new PlaneGeometry(WIDE, WIDE).rotateX(-Math.PI / 2).translate(0, -BASE_DEPTH, 0), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  let target: WebGLRenderTarget | null = null;
  let isDue = false;
  return {
    mesh,
    fit: (town: CityTown): void => {
      const [width, height] = [widthOf(town), heightOf(town)];
      room.value.set(-AROUND, -AROUND, width + AROUND * 2, height + AROUND * 2);
      isDue = true;
    },
    /** The graphics card has lost it. */
    forget: (): void => {
      isDue = true;
    },
    bake: (renderer: WebGLRenderer): void => {
      if (!isDue) return;
      target ??= createTarget([PIXELS, PIXELS]);
      pass.run(renderer, target);
      picture.value = target.texture;
      isDue = false;
    },
    dispose: (): void => {
      target?.dispose();
      pass.dispose();
      mesh.geometry.dispose();
      material.dispose();
    },
  };
};
