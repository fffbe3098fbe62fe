import type { Shortfall } from "@blueplate/forecast";
import { cardName } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

/** Why a drink stays away, in words. */
export const shortfallText = (lack: Shortfall): string => {
  if (lack._tag === "far") {
    return magnateWords().wish.far(magnateWords().ask.borders(lack.distance), cardName(lack.employee), lack.range);
  }
  if (lack._tag === "most") return magnateWords().wish.most(lack.most);
  return lack._tag === "apart" ? magnateWords().demand.apart : magnateWords().wish.why[lack._tag];
};

/** The same in short, for a chip on the map. */
export const shortfallChip = (lack: Shortfall): string =>
  lack._tag === "far"
    ? magnateWords().demand.why(magnateWords().ask.borders(lack.distance), lack.range)
    : shortfallText(lack);
