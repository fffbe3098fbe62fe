import type { CityView } from "../view.ts";
import { busy } from "./busy.ts";

/** The lenses Tonight and Tomorrow on the same houses: who sells and for how much, what will be wanted. */
export const lens: CityView = {
  ...busy,
  houses: busy.houses.map((house, i) => ({
    ...house,
    ...(house.demand.length && i % 2 === 0
      ? { note: { style: i % 4 ? "comet" : "silver-rail", text: "10", sure: i % 3 > 0 } as const }
      : {}),
    ...(i % 3 === 0 ? { coming: ["burger"] as const } : {}),
  })),
};
