import type { ReplayWords } from "../../pages/replay.ts";

/** Going through a game by keys. */
export const replayKeys: ReplayWords["replayKeys"] = {
  playBack: "Odtwarzaj wstecz",
  list: [
    ["← →", "Decyzja wstecz lub dalej"],
    ["Shift+← →", "Runda wstecz lub dalej"],
    ["Ctrl+← →", "Faza wstecz lub dalej"],
    ["Alt+← →", "Jedno zdarzenie wstecz lub dalej"],
    ["Home End", "Przygotowanie; koniec"],
    ["{ }", "Decyzje tego, czyimi oczami patrzysz, albo tego, kto podjął tę"],
    [", .", "Poprzednia i następna notatka lub punkt zwrotny"],
    ["Spacja", "Odtwarzaj lub wstrzymaj"],
    ["J", "Odtwarzaj wstecz; jeszcze raz: szybciej"],
    ["K", "Pauza"],
    ["L", "Odtwarzaj; jeszcze raz: szybciej"],
    ["B", "Druga linia w tej samej chwili"],
    ["Enter", "Na osi czasu: jej znaczniki po nazwie"],
  ],
  /** Where there is a town. */
  draw: ["A", "Rysuj na mieście i kartach"],
};
