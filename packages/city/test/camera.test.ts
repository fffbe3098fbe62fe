import { describe, expect, it } from "vitest";
import {
  bounded,
  framed,
  type CameraPose,
  groundUnder,
  PITCH,
  pixelsPerSquare,
  projected,
  settled,
  zoomed,
} from "../src/camera/rig.ts";
import { createControl } from "../src/camera/control.ts";
import { busy } from "../src/gallery/busy.ts";
import { pickAt } from "../src/pick/pick.ts";

const gaze: CameraPose = { x: 10, z: 10, yaw: 0.4, pitch: PITCH.usual, distance: 45, plan: false };
const board = { width: 20, height: 20 };

describe("the camera's gaze", () => {
  it.each([gaze, { ...gaze, plan: true }, { ...gaze, yaw: -2, pitch: PITCH.least }])(
    "finds the ground again under every projected point",
    (one) => {
      for (const [x, z] of [
        [0.5, 0.5],
        [19.5, 3.5],
        [7.25, 18.75],
      ] as const) {
        const [u, v] = projected(one, 1.4, [x, 0, z]);
        const ground = groundUnder(one, 1.4, u, v);
        expect(ground?.[0]).toBeCloseTo(x, 6);
        expect(ground?.[1]).toBeCloseTo(z, 6);
      }
    },
  );

  it.each([1.458, 0.46, 2.2])("frames the whole board and no less, at aspect %s", (aspect) => {
    const whole = framed({ ...gaze, yaw: 0 }, aspect, board);
    const corners = [
      [0, 0],
      [20, 0],
      [0, 20],
      [20, 20],
    ].map(([x, z]) => projected(whole, aspect, [x ?? 0, 0, z ?? 0]));
    for (const [x, y] of corners) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
    const reach = Math.max(...corners.flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]));
    expect(reach).toBeGreaterThan(0.8);
  });

  it("leaves room for what is parked beside the board", () => {
    const whole = framed({ ...gaze, yaw: 0 }, 1.458, {
      ...board,
      parked: [
        [22.4, 8],
        [4, -2.4],
      ],
    });
    for (const corner of [
      [22.4, 0, 8],
      [4, 0, -2.4],
      [-0.9, 0, 20.9],
    ] as const) {
      const [x, y] = projected(whole, 1.458, corner);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
    }
    expect(whole.distance).toBeGreaterThan(framed({ ...gaze, yaw: 0 }, 1.458, board).distance);
  });

  it.each([
    [1.3, 15],
    [1.32, 25],
    [0.5, 15],
  ])("stays below what covers the head of the picture, signs too, at aspect %s and %s squares", (aspect, width) => {
    const whole = framed({ ...gaze, yaw: 0 }, aspect, { width, height: 15 }, 0.1);
    const top = projected(whole, aspect, [1, 1.7, 0.5])[1];
    const bottom = projected(whole, aspect, [width / 2, -1, 15.9])[1];
    expect(top).toBeLessThan(0.8);
    expect(bottom).toBeGreaterThan(-1);
    // What is left is used: the board lies in the middle of it.
    expect((top + bottom) / 2).toBeCloseTo(-0.1, 1);
  });

  it("keeps the ground under the pointer while it zooms", () => {
    const near = zoomed(gaze, 1.4, 0.5, 0.3, -0.4);
    expect(near.distance).toBe(22.5);
    const [before, after] = [groundUnder(gaze, 1.4, 0.3, -0.4), groundUnder(near, 1.4, 0.3, -0.4)];
    expect(after?.[0]).toBeCloseTo(before?.[0] ?? 0);
    expect(after?.[1]).toBeCloseTo(before?.[1] ?? 0);
  });

  it("stays within its limits: tilt, 160 px a square, two squares beyond the board", () => {
    const wild = bounded({ ...gaze, x: -90, z: 90, pitch: 0, distance: 0.1 }, 1.4, board, 856);
    expect(wild).toMatchObject({ x: -2, z: 22, pitch: PITCH.least });
    expect(pixelsPerSquare(wild, 856)).toBeCloseTo(160);
    expect(bounded({ ...gaze, pitch: 3 }, 1.4, board, 856).pitch).toBe(PITCH.most);
  });

  it("settles on a quarter within twelve degrees of it and not beyond", () => {
    expect(settled({ ...gaze, yaw: 0.2 }).yaw).toBe(0);
    expect(settled({ ...gaze, yaw: Math.PI / 2 - 0.2 }).yaw).toBeCloseTo(Math.PI / 2);
    expect(settled({ ...gaze, yaw: 0.4 }).yaw).toBe(0.4);
  });
});

describe("picking", () => {
  it("names the square and what stands on it, gardens and footprints included", () => {
    expect(pickAt(busy, [], [7.5, 1.5])).toMatchObject({ square: [7, 1], house: 5, restaurant: null });
    expect(pickAt(busy, [], [7.5, 3.5])).toMatchObject({ house: 5 });
    expect(pickAt(busy, [], [1.9, 1.9])).toMatchObject({ restaurant: "restaurant:0,0", house: null });
    expect(pickAt(busy, [], [7.9, 19.9])).toMatchObject({ campaign: 11 });
    expect(pickAt(busy, [], [-0.1, 3])).toMatchObject({ square: null, house: null });
  });

  it("tells overlapping spots apart by their anchors", () => {
    const squares = [
      [5, 8],
      [6, 8],
      [5, 9],
      [6, 9],
    ] as const;
    const spots = [
      { id: "NW", squares, anchor: [5.5, 8.5] as const },
      { id: "SE", squares, anchor: [6.5, 9.5] as const },
    ];
    expect(pickAt(busy, spots, [5.4, 8.2]).spot).toBe("NW");
    expect(pickAt(busy, spots, [6.4, 9.2]).spot).toBe("SE");
    expect(pickAt(busy, spots, [8.4, 9.2]).spot).toBeNull();
  });
});

describe("a camera that is kept", () => {
  const control = createControl(() => undefined);
  control.resize(1000, 700);
  control.fit(board);

  it("comes back to where it was, plan and all", () => {
    const kept = { x: 6, z: 7, yaw: 1.2, pitch: PITCH.usual, distance: 20, plan: true };
    control.go(kept, false);
    expect(control.wish()).toEqual(kept);
    control.frame();
    expect(control.wish()).not.toEqual(kept);
    control.go(kept, false);
    control.step(16, true);
    expect(control.gaze()).toEqual(kept);
  });

  it("is brought within the limits of this board", () => {
    control.go({ x: 4_000, z: -4_000, yaw: 0, pitch: 9, distance: 1e9, plan: false }, false);
    const { x, z, pitch, distance } = control.wish();
    expect([x <= 22, z >= -2, pitch, distance < 200]).toEqual([true, true, PITCH.most, true]);
  });
});
