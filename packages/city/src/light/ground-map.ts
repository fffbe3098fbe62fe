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
  let due: CityTown | null = null;
  let target: WebGLRenderTarget | null = null;
  return {
    fit: (town: CityTown): void => {
      due = town;
    },
    bake: (renderer: WebGLRenderer): void => {
      if (!due) return;
      const texture = squaresOf(due);
      target?.dispose();
      target = createTarget([widthOf(due) * FINE, heightOf(due) * FINE]);
      squares.value = texture;
      pass.run(renderer, target);
      light.groundMap.value = target.texture;
      texture.dispose();
      due = null;
    },
    dispose: (): void => {
      target?.dispose();
      pass.dispose();
    },
  };
};
