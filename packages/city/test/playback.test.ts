import { describe, expect, it } from "vitest";
import { BACKLOG, createPlayback } from "../src/playback/playback.ts";
import { rewound, type Scene } from "../src/playback/scenes.ts";
import type { CityView } from "../src/view.ts";

/** A screen that notes what it is told; `end` ends the scene that runs. */
const stage = (length: (scene: Scene) => number) => {
  const told: string[] = [];
  let end: () => void = () => {};
  const playback = createPlayback({
    sync: (view, atOnce) => void told.push(`sync ${view.houses.length}${atOnce ? " at once" : ""}`),
    length,
    onScene: (scene) => void told.push(scene ? "scene" : "present"),
    play: () => {
      told.push("play");
      const { promise, resolve } = Promise.withResolvers<void>();
      end = resolve;
      return { done: promise, skip: resolve };
    },
  });
  return {
    playback,
    told,
    end: async (): Promise<void> => {
      end();
      await Promise.resolve();
    },
  };
};

const view = (houses: number): CityView => ({
  town: { columns: 1, rows: 1, squares: [] },
  houses: Array.from({ length: houses }, (_, house) => ({ house, at: [0, 0], garden: null, demand: [], room: 3 })),
  restaurants: [],
  campaigns: [],
  hour: null,
});
const scene = (houses: number): Scene => ({ phase: "working", view: view(houses), events: [] });

describe("a playback", () => {
  it("shows the present at once when nothing moves", () => {
    const { playback, told } = stage(() => 0);
    playback.show(view(1), [scene(9)]);
    expect(told).toEqual(["sync 1"]);
  });

  it("plays scene after scene, each on its own town, and then shows the present", async () => {
    const { playback, told, end } = stage(() => 100);
    playback.show(view(3), [scene(1), scene(2)]);
    await end();
    await end();
    expect(told).toEqual(["sync 1", "scene", "play", "sync 2", "scene", "play", "present", "sync 3"]);
  });

  it("plays on while the present moves on, and ends at the newest", async () => {
    const { playback, told, end } = stage(() => 100);
    playback.show(view(2), [scene(1)]);
    playback.show(view(3), []);
    await end();
    expect(told).toEqual(["sync 1", "scene", "play", "present", "sync 3"]);
  });

  it("leaves out what would come too late", async () => {
    const { playback, told, end } = stage(() => BACKLOG * 0.6);
    playback.show(view(2), [scene(1)]);
    playback.show(view(3), [scene(2)]);
    await end();
    expect(told).toEqual(["sync 1", "scene", "play", "present", "sync 3"]);
  });

  it("tells once more how the town came to be as it is, from before it, and leaves it alone where nothing moves", async () => {
    const { playback, told, end } = stage(({ view: { houses } }) => (houses.length > 1 ? 100 : 0));
    playback.show(view(3), []);
    playback.again([scene(1)]);
    expect(told).toEqual(["sync 3"]);
    playback.again([scene(1), scene(2)]);
    await end();
    expect(told).toEqual(["sync 3", "sync 2 at once", "sync 2", "scene", "play", "present", "sync 3"]);
  });

  it("goes back scene by scene, each from the town that it has left, in its own light", async () => {
    const { playback, told, end } = stage(() => 100);
    const dinner: Scene = { ...scene(2), view: { ...view(2), hour: "evening" } };
    const back = rewound([scene(1), dinner], view(3));
    expect(back.map(({ after }) => after?.hour)).toEqual(["evening", null]);
    playback.show(view(1), back);
    await end();
    await end();
    expect(told).toEqual(["sync 3", "scene", "play", "sync 2", "scene", "play", "present", "sync 1"]);
  });

  it("jumps to the present when it is skipped, whatever still waits", async () => {
    const { playback, told, end } = stage(() => 100);
    playback.show(view(3), [scene(1), scene(2)]);
    playback.skip();
    await end();
    playback.skip();
    expect(told).toEqual(["sync 1", "scene", "play", "present", "sync 3"]);
  });
});
