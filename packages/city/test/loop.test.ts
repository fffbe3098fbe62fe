import { afterEach, describe, expect, it, vi } from "vitest";
import { createLoop } from "../src/scene/loop.ts";

/** A screen that shows a frame when told to. */
const fakeScreen = () => {
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => waiting.push(callback));
  return { waiting, show: (time: number) => waiting.splice(0).forEach((callback) => callback(time)) };
};

afterEach(() => void vi.unstubAllGlobals());

describe("frames on demand", () => {
  it("draws nothing until asked, and one frame for many wishes", () => {
    const screen = fakeScreen();
    const loop = createLoop(() => false);
    screen.show(100);
    expect(loop.frames()).toBe(0);
    loop.request();
    loop.request();
    screen.show(200);
    screen.show(300);
    expect(loop.frames()).toBe(1);
    expect(screen.waiting).toEqual([]);
  });

  it("goes on as long as something moves, with the time that has passed, and rests after", () => {
    const screen = fakeScreen();
    const passed: number[] = [];
    const loop = createLoop((milliseconds) => passed.push(milliseconds) < 3);
    loop.request();
    for (const time of [1000, 1040, 9000, 9100]) screen.show(time);
    expect(passed).toEqual([16, 40, 1000]);
    expect(loop.frames()).toBe(3);
  });

  it("draws nothing more once it has been stopped, whoever asks", () => {
    const screen = fakeScreen();
    vi.stubGlobal("cancelAnimationFrame", () => screen.waiting.splice(0));
    const loop = createLoop(() => true);
    loop.request();
    screen.show(10);
    loop.stop();
    loop.request();
    screen.show(20);
    expect(loop.frames()).toBe(1);
  });
});
