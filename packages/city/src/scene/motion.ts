import type { CityPiece } from "../piece/stand.ts";
import type { PieceBatch } from "../piece/piece-batch.ts";
import type { SceneChanges } from "./diff.ts";

const ARRIVE = 420;
const LEAVE = 240;

/** One overshoot, then rest: 0 at 0, 1 at 1, about 1.07 on the way. */
export const overshoot = (t: number): number => {
  const back = t - 1;
  return 1 + 2.1 * back ** 3 + 1.1 * back ** 2;
};

interface Tween {
  readonly piece: CityPiece;
  readonly leaving: boolean;
  /** Milliseconds; negative while it waits. */
  clock: number;
}

/** Pieces that are just arriving or leaving. */
export const createMotion = (crowd: PieceBatch) => {
  const tweens = new Map<string, Tween>();
  const finish = (tween: Tween): void => {
    const { piece } = tween;
    if (tween.leaving) crowd.remove(piece.key);
    else crowd.pose(piece.key, piece.at, piece.turn, piece.size);
    tweens.delete(piece.key);
  };
  const draw = (tween: Tween): void => {
    const { piece } = tween;
    const whole = tween.leaving ? LEAVE : ARRIVE;
    const t = Math.max(0, Math.min(1, tween.clock / whole));
    const share = tween.leaving ? 1 - t * t : overshoot(t);
    crowd.pose(piece.key, piece.at, piece.turn, piece.size * share);
  };
  return {
    /** Brings the crowd from one city to the next: at once, or with a short movement. */
    apply: (difference: SceneChanges, before: ReadonlyMap<string, CityPiece>, calm: boolean): void => {
      for (const key of difference.removed) {
        const piece = before.get(key);
        const held = tweens.get(key);
        if (calm || !piece) {
          if (held) tweens.delete(key);
          crowd.remove(key);
        } else tweens.set(key, { piece, leaving: true, clock: 0 });
      }
      for (const piece of difference.changed) {
        tweens.delete(piece.key);
        crowd.put(piece);
      }
      difference.added.forEach((piece, i) => {
        tweens.delete(piece.key);
        crowd.put(piece);
        if (calm) return;
        const tween: Tween = { piece, leaving: false, clock: -Math.min(i, 12) * 30 };
        tweens.set(piece.key, tween);
        draw(tween);
      });
    },
    /** Moves on; true while anything moves. */
    step: (milliseconds: number): boolean => {
      for (const tween of tweens.values()) {
        tween.clock += milliseconds;
        if (tween.clock >= (tween.leaving ? LEAVE : ARRIVE)) finish(tween);
        else draw(tween);
      }
      return tweens.size > 0;
    },
    /** Ends every movement at once; true when there was one. */
    settle: (): boolean => {
      const wasMoving = tweens.size > 0;
      for (const tween of tweens.values()) finish(tween);
      return wasMoving;
    },
  };
};
