import type { Beat } from "./beats/beat.ts";
import { createCity } from "./city.ts";
import { FACE } from "./label/letters.ts";
import type { CityView } from "./view.ts";

/** What pictures are taken with. Width and height in pixels of the picture. */
export interface PhotoOptions {
  readonly width: number;
  readonly height: number;
  /** Straight down, instead of from the helicopter. */
  readonly plan?: boolean;
  /** Beats are played for films, not only shown at their end. */
  readonly films?: boolean;
}

/** Takes one picture of the whole board after the other, all of the same size. */
export interface Photographer {
  take(view: CityView): Promise<HTMLCanvasElement>;
  /**
   * Begins to play beats on the view that was taken last. Each call of what it answers is the picture so many milliseconds on: a
   * film runs at its own pace, however long a machine draws.
   */
  roll(beats: readonly Beat[]): (milliseconds: number) => HTMLCanvasElement;
  dispose(): void;
}

/** A place for a city that nobody sees: it has to be measured, so it is in the page, but beside it. */
const darkroom = (width: number, height: number): HTMLElement => {
  const box = document.createElement("div");
  box.setAttribute("aria-hidden", "true");
  box.inert = true;
  box.style.cssText = `position:fixed;left:-20000px;top:0;width:${width}px;height:${height}px;visibility:hidden`;
  document.body.append(box);
  return box;
};

/** Mounts a city for pictures and films alone; throws where WebGL is missing. */
export const createPhotographer = ({ width, height, plan = false, films = false }: PhotoOptions): Photographer => {
  const box = darkroom(width, height);
  const dispose = (): void => {
    city?.dispose();
    box.remove();
  };
  const mount = () => {
    try {
      return createCity(box, { reducedMotion: !films, stopped: films });
    } catch (cause) {
      box.remove();
      throw cause;
    }
  };
  const city = mount();
  return {
    take: async (view) => {
      city.sync(view, true);
      if (plan !== city.isPlan()) city.setPlan(plan);
      // The first drawing asks for the letters of its labels.
      city.still(width, height);
      await document.fonts.load(`16px ${FACE}`).catch(() => []);
      await document.fonts.ready;
      city.repaint();
      return city.still(width, height);
    },
    roll: (beats) => {
      void city.play(beats);
      return (milliseconds) => city.still(width, height, milliseconds);
    },
    dispose,
  };
};
