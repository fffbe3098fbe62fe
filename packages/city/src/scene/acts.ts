import type { Beat } from "../beats/beat.ts";
import { type BeatPlayback, type BeatPlayer, createPlayer, type PlayOptions } from "../beats/player.ts";
import type { Shown } from "./shown.ts";
import type { SceneStage } from "./stage.ts";

/** Runs one set of beats at a time. */
export const createActs = (stage: SceneStage, shown: Shown, request: () => void) => {
  let now: { readonly player: BeatPlayer; end(): void } | null = null;
  const stop = (): void => {
    const ended = now;
    if (!ended) return;
    now = null;
    ended.player.rest();
    ended.end();
    stage.labels.extra(shown.labels);
    shown.moved = true;
    request();
  };
  return {
    stop,
    step: (passed: number): boolean => {
      const pops = now?.player.step(passed);
      if (pops === undefined) return false;
      if (pops === null) stop();
      else stage.labels.extra([...shown.labels, ...pops]);
      shown.moved = true;
      return now !== null;
    },
    play: (beats: readonly Beat[], options: PlayOptions = {}): BeatPlayback => {
      if (now) stop();
      if (!shown.view || options.reducedMotion || shown.calm || beats.length === 0)
        return { done: Promise.resolve(), skip: () => {} };
      const theatre = {
        crowd: stage.crowd,
        view: shown.view,
        // Diners turn with the camera, also while somebody is on the way to one.
        get pieces() {
          return shown.pieces;
        },
      };
      const player = createPlayer(theatre, beats, options);
      stage.setOff();
      const { promise, resolve } = Promise.withResolvers<void>();
      now = { player, end: resolve };
      request();
      return { done: promise, skip: () => (now?.player === player ? stop() : undefined) };
    },
  };
};
