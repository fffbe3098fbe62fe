import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Źródła napojów zażądane na mapie. */
export const demand: MagnateTableWords["demand"] = {
  help: "Wybierz źródło w mieście, aby go zażądać.",
  title: "Zażądano",
  what: (good, square) => `${good}, ${square}`,
  drop: (what) => `Nie żądaj już: ${what}`,
  unreached: (what, why) => `${what}: ${why}.`,
  apart: "żadna trasa nie mija go razem z pozostałymi",
  why: (distance, range) => `${distance}, zasięg ${range}`,
};
