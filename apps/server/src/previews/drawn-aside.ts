import { Worker } from "node:worker_threads";
import type { DrawnGame } from "./drawing.ts";

/** Milliseconds after which a thread that draws nothing ends. */
const IDLE = 10_000;
/** Pictures that wait for their turn: who comes when so many do is refused. */
const MOST_WAITING = 50;

/** More pictures are asked for than are drawn. */
export class TooManyPictures extends Error {
  override readonly message = "too many pictures wait to be drawn already";
}

const answerOf = (worker: Worker, game: DrawnGame): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      worker.off("message", drawn).off("error", reject).off("exit", gone);
      end();
    };
    const drawn = (png: Uint8Array): void => settle(() => resolve(png));
    const gone = (): void => settle(() => reject(new Error("the picture was not drawn")));
    worker.on("message", drawn).on("error", reject).on("exit", gone);
    worker.postMessage(game);
  });

/**
 * Draws pictures of links as PNG in a thread of its own, one after the other: each takes a fifth of a second of a core, for which nobody's
 * move waits. The thread is started for the first picture and ends when none is asked for.
 */
export const createDrawer = (mostWaiting = MOST_WAITING): ((game: DrawnGame) => Promise<Buffer>) => {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const started = (): Worker => {
    clearTimeout(idle);
    if (thread) return thread;
    const fresh = new Worker(new URL("./worker.ts", import.meta.url), {
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    fresh.once("exit", () => {
      if (thread === fresh) thread = null;
    });
    fresh.unref();
    thread = fresh;
    return fresh;
  };
  const rest = (): void => {
    waiting -= 1;
    if (waiting === 0) idle = setTimeout(() => void thread?.terminate(), IDLE).unref();
  };
  const draw = async (game: DrawnGame): Promise<Buffer> => {
    const worker = started();
    try {
      return Buffer.from(await answerOf(worker, game));
    } catch (error) {
      // A thread in which something has failed is about to end: the next picture is drawn by another.
      if (thread === worker) thread = null;
      throw error;
    }
  };
  return (game) => {
    if (waiting >= mostWaiting) return Promise.reject(new TooManyPictures());
    waiting += 1;
    const picture = last.then(() => draw(game)).finally(rest);
    last = picture.catch(() => undefined);
    return picture;
  };
};
