import type { Dice } from "@blueplate/kernel";

/** Dice that answer nothing random: what forecasts play ahead (an act of a working day, a dinner, campaigns) draws nothing. */
export const noRandomness: Dice = { int: () => 0, shuffle: (_label, items) => items, rolls: 0 };
