import type { BatchedMesh, WebGLRenderer } from "three";
import { heightOf, widthOf } from "../town/board.ts";
import type { CityTown } from "../view.ts";
import { createCounter } from "./counter.ts";
import { createGroundMap } from "./ground-map.ts";
import { createLampMap } from "./lamp-map.ts";
import type { Lamp } from "./lamp.ts";
import { fitArea, mapAreaOf } from "./map-area.ts";
import type { TownLight } from "./material.ts";
import { createShade, type SunPosition } from "./shade.ts";

/**
 * What is drawn once and read in every picture: the wear of the ground, light that lamps throw, and shadows. Each part is made anew when what it is made of
 * has changed, just before the next picture.
 */
export const createBake = (light: TownLight, pieces: BatchedMesh) => {
  const counter = createCounter(light);
  const ground = createGroundMap(light);
  const lamps = createLampMap(light);
  const shade = createShade(light);
  return {
    /** What the board lies on. */
    counter: counter.mesh,
    /** Fits the maps to a board. */
    fit: (town: CityTown): void => {
      const area = mapAreaOf(town);
      fitArea(area, light.map.value);
      light.board.value.set(widthOf(town), heightOf(town));
      counter.fit(town);
      ground.fit(town);
      lamps.fit(area);
      shade.fit(area);
    },
    lamps: (list: readonly Lamp[]): void => lamps.set(list),
    /** Pieces have come, gone or moved. */
    forget: (): void => {
      lamps.forget();
      shade.forget();
    },
    /** The graphics card has lost everything. */
    lost: (): void => {
      for (const map of [counter, ground, lamps, shade]) map.forget();
    },
    bake: (renderer: WebGLRenderer, sun: SunPosition): void => {
      counter.bake(renderer);
      ground.bake(renderer);
      lamps.bake(renderer, pieces);
      shade.bake(renderer, pieces, sun);
    },
    dispose: (): void => {
      counter.dispose();
      ground.dispose();
      lamps.dispose();
      shade.dispose();
    },
  };
};
