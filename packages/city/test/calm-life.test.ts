import { describe, expect, it } from "vitest";
import { calmLife, evening } from "../src/beats/evening.ts";
import { createPlayer } from "../src/beats/player.ts";
import { hero } from "../src/gallery/hero.ts";
import { piecesOf } from "../src/piece/piece.ts";
import type { PieceBatch } from "../src/piece/piece-batch.ts";
import { isRoad } from "../src/town/board.ts";

const morning = { ...hero, hour: "morning" } as const;

describe("what goes on in the streets while nobody plays", () => {
  it("is milk in the morning, and families on their way to dinner at other hours", () => {
    expect(calmLife(hero)).toEqual(evening(hero));
    const [round, ...more] = calmLife(morning);
    expect(more).toEqual([]);
    if (round?.kind !== "round") throw new Error("a round expected");
    expect(round.path.length).toBeGreaterThan(20);
    expect(round.path.every((at) => isRoad(hero.town, at))).toBe(true);
    expect(calmLife({ ...morning, houses: [] })).toEqual([]);
  });

  it("sends one van over the roads, which is gone when its round is over", () => {
    const [round] = calmLife(morning);
    if (round?.kind !== "round") throw new Error("a round expected");
    const at = new Map<string, readonly number[]>();
    // cast: a player does nothing else with a crowd.
    const crowd = {
      pose: (key: string, place: readonly number[]) => void at.set(key, place),
      has: (key: string) => at.has(key),
      put: ({ key }: { readonly key: string }) => void at.set(key, []),
      remove: (key: string) => void at.delete(key),
      setOff: () => {},
      settle: () => {},
    } as unknown as PieceBatch;
    const player = createPlayer({ crowd, view: morning, pieces: piecesOf(morning) }, [round], {});
    for (const share of [0.2, 0.2, 0.2, 0.2]) {
      player.step(round.length * share);
      const [[x = -1, , z = -1] = []] = [...at.values()];
      expect([at.size, isRoad(hero.town, [Math.floor(x), Math.floor(z)])]).toEqual([1, true]);
    }
    expect(player.step(round.length * 0.3)).toBeNull();
    expect(at.size).toBe(0);
  });
});
