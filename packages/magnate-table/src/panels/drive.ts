import { totalOf } from "@blueplate/engine";
import { type Trip } from "@blueplate/forecast";
import type { MapRoute } from "../placing/aiming.ts";

/** A trip as it is drawn on the map: every source gives the same. */
export const driveOf = ({ way, sources, drinks }: Trip): MapRoute => ({
  squares: way,
  takes: sources.map((at) => ({ at, count: totalOf(drinks) / sources.length })),
});
