import type { GameEntry } from "./entry.ts";

/** Every game: a row each, and the only place that a new one is written into beside its own folders. */
export const GAMES: readonly GameEntry[] = [
  {
    id: "food-chain-magnate",
    load: async () => (await import("@blueplate/variants")).foodChainMagnate,
    scenarios: async () => (await import("@blueplate/variants/scenario")).foodChainMagnateScenarios,
    summary: async () => {
      const [{ foodChainMagnate }, { foodChainMagnateSummary }] = await Promise.all([
        import("@blueplate/variants"),
        import("@blueplate/forecast"),
      ]);
      return foodChainMagnateSummary(foodChainMagnate);
    },
    decidingMoment: async () => (await import("@blueplate/forecast")).decidingMomentOf,
  },
  {
    id: "trick-n-chef",
    load: async () => (await import("@blueplate/trick-n-chef")).trickNChef,
    scenarios: async () => (await import("@blueplate/trick-n-chef/scenario")).trickNChefScenarios,
  },
];
