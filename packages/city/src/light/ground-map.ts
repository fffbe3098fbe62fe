import { DataTexture, type Texture, type WebGLRenderer, type WebGLRenderTarget } from "three";
import { allSquares, heightOf, isRoad, widthOf } from "../town/board.ts";
import type { CityTown } from "../view.ts";
import { GROUND_FRAGMENT } from "./ground-shader.ts";
import type { TownLight } from "./material.ts";
import { createPass, createTarget } from "./pass.ts";

/** Pixels a square. */
const FINE = 24;

/** Which squares are road, a pixel each. */
const squaresOf = (town: CityTown): DataTexture => {
  const values = allSquares(town).flatMap((at) => (isRoad(town, at) ? [255, 255, 255, 255] : [0, 0, 0, 255]));
  const texture = new DataTexture(new Uint8Array(values), widthOf(town), heightOf(town));
  texture.needsUpdate = true;
  return texture;
};

/** The wear of the ground, drawn once a town. */
export const createGroundMap = (light: TownLight) => {
  const squares: { value: Texture | null } = { value: null };
  const pass = createPass(GROUND_FRAGMENT, { tSquares: squares, uBoard: light.board });
  let laid: CityTown | null = null;
  let isDue = false;
  let target: WebGLRenderTarget | null = null;
  return {
    fit: (town: CityTown): void => {
      laid = town;
      isDue = true;
    },
    /** The graphics card has lost it. */
    forget: (): void => {
      isDue = true;
    },
    bake: (renderer: WebGLRenderer): void => {
      if (!laid || !isDue) return;
      const texture = squaresOf(laid);
      target?.dispose();
      target = createTarget([widthOf(laid) * FINE, heightOf(laid) * FINE]);
      squares.value = texture;
      pass.run(renderer, target);
      light.groundMap.value = target.texture;
      texture.dispose();
      isDue = false;
    },
    dispose: (): void => {
      target?.dispose();
      pass.dispose();
    },
  };
};
