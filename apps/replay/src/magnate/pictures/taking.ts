import type { CityView, PhotoOptions } from "@blueplate/city";
import { afterDrawing } from "@blueplate/ui/after-drawing";

/** Who hears of pictures while they are taken. */
interface Heard {
  /** Each is told when it is there. */
  readonly onTaken?: (done: number) => void;
  /** Ends it before the next picture, as a failure with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Takes the pictures one after the other; before each the page is drawn and hears, as some machines need seconds for one. */
export const take = async (
  views: readonly CityView[],
  options: PhotoOptions,
  { onTaken, signal }: Heard = {},
): Promise<readonly HTMLCanvasElement[]> => {
  const { createPhotographer } = await import("@blueplate/city");
  const photographer = createPhotographer(options);
  try {
    const pictures: HTMLCanvasElement[] = [];
    for (const view of views) {
      await afterDrawing();
      signal?.throwIfAborted();
      pictures.push(await photographer.take(view));
      onTaken?.(pictures.length);
    }
    return pictures;
  } finally {
    photographer.dispose();
  }
};
