import type { BankBreakForecast } from "@blueplate/forecast";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";

/** Rounds that anybody plans ahead: no game is that long, and the pace of one round says nothing of what comes later. */
const IN_SIGHT = 25;

/** When a break of the bank is to be expected, in words. */
export const whenText = (
  words: MagnateTableWords["race"],
  { soonest, latest }: Pick<BankBreakForecast, "soonest" | "latest">,
): string => {
  if (soonest === null || soonest > IN_SIGHT) return words.outOfSight;
  if (latest === null || latest > IN_SIGHT) return words.from(soonest);
  return soonest === latest ? words.inRounds(soonest) : words.between(soonest, latest);
};
