import type { Shortfall } from "@blueplate/forecast";
import { shell } from "@blueplate/tabletop";
import { cardName } from "../panel-context.ts";

/** Why a drink stays away, in words. */
export const shortfallText = (lack: Shortfall): string => {
  if (lack._tag === "far") {
    return shell().wish.far(shell().ask.borders(lack.distance), cardName(lack.employee), lack.range);
  }
  if (lack._tag === "most") return shell().wish.most(lack.most);
  return lack._tag === "apart" ? shell().demand.apart : shell().wish.why[lack._tag];
};

/** The same in short, for a chip on the map. */
export const shortfallChip = (lack: Shortfall): string =>
  lack._tag === "far" ? shell().demand.why(shell().ask.borders(lack.distance), lack.range) : shortfallText(lack);
