import type { CityView } from "../view.ts";
import type { Scene } from "./scenes.ts";

/** A scene that runs. */
export interface RunningScene {
  readonly done: Promise<void>;
  skip(): void;
}

/** Where scenes are shown. */
export interface PlaybackScreen {
  /** Shows a town; `atOnce` without anything arriving or leaving. */
  sync(view: CityView, atOnce?: boolean): void;
  /** How long the scene takes as it was made, in milliseconds at speed 1; 0 when nothing in it moves. */
  length(scene: Scene): number;
  /** Plays a scene on the view that was synced last. */
  play(scene: Scene): RunningScene;
  /** Tells which scene runs now; null when the town shows the present again. */
  onScene(scene: Scene | null): void;
}

/** More than this, in milliseconds, is not put behind what still runs: a dinner, and the night after it. */
export const BACKLOG = 20_000;

/** Scenes one after the other; `onEnd` when the last one is over. */
const createQueue = (screen: PlaybackScreen, onEnd: () => void) => {
  let queue: readonly Scene[] = [];
  let running: RunningScene | null = null;
  let left = 0;
  const clear = (): RunningScene | null => {
    const stopped = running;
    [queue, running, left] = [[], null, 0];
    return stopped;
  };
  const next = (): void => {
    const [scene, ...others] = queue;
    if (!scene) {
      clear();
      return onEnd();
    }
    queue = others;
    screen.sync(scene.after ?? scene.view);
    screen.onScene(scene);
    const now = screen.play(scene);
    running = now;
    void now.done.then(() => {
      if (running !== now) return;
      left -= screen.length(scene);
      next();
    });
  };
  return {
    clear,
    isRunning: () => running !== null,
    /** Scenes in which nothing moves, and those for which there is no room, are left out. */
    add: (scenes: readonly Scene[]): void => {
      const moving = scenes.filter((scene) => screen.length(scene) > 0);
      const more = moving.reduce((sum, scene) => sum + screen.length(scene), 0);
      if (more === 0 || left + more > BACKLOG) return;
      left += more;
      queue = [...queue, ...moving];
      if (!running) next();
    },
  };
};

/**
 * Plays what has happened and then shows the present. Nothing else at the table waits for it: panels and questions are at
 * the present already. What finds no room behind the scenes that still run is not played, only shown.
 */
export const createPlayback = (screen: PlaybackScreen) => {
  let present: CityView | null = null;
  const rest = (): void => {
    screen.onScene(null);
    if (present) screen.sync(present);
  };
  const queue = createQueue(screen, rest);
  return {
    /** Ends what is being played and shows the present. */
    skip: (): void => {
      const stopped = queue.clear();
      if (!stopped) return;
      rest();
      stopped.skip();
    },
    /** The town is `view` from now on; `scenes` tell how it came to be so. */
    show: (view: CityView, scenes: readonly Scene[]): void => {
      present = view;
      queue.add(scenes);
      if (!queue.isRunning()) screen.sync(view);
    },
    /** Tells once more how the town came to be as it is: it stands at once as it stood before. */
    again: (scenes: readonly Scene[]): void => {
      const first = scenes.find((scene) => screen.length(scene) > 0);
      if (!first || queue.isRunning()) return;
      screen.sync(first.view, true);
      queue.add(scenes);
    },
  };
};
export type Playback = ReturnType<typeof createPlayback>;
