import type { GameConfig } from "@blueplate/kernel";

/** What a rematch is told of its map where the configuration of the last game names one, and what stands between the rows of a drawn one. */
export const [SAME_MAP, ROWS] = ["same", ", "];

/** The configuration of the next game: on the map that is asked for, or without one for a new map. */
export const withMap = (config: GameConfig, asked: string | undefined): GameConfig => {
  if (asked === SAME_MAP) return config;
  const { opening: _, ...rest } = config;
  return asked === undefined || asked === "" ? rest : { ...rest, opening: asked.split(ROWS) };
};

/** Whoever sat first sits last. */
export const rotated = <T>(seats: readonly T[]): readonly T[] => [...seats.slice(1), ...seats.slice(0, 1)];
