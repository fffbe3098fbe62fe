import type { ReplayWords } from "../../pages/replay.ts";

/** The chance to win, estimated by playing on, and lines that bots play. */
export const chance: ReplayWords["chance"] = {
  tab: "Szanse",
  title: "Szanse na zwycięstwo od tego miejsca",
  bots: "Dogrywają",
  start: "Oszacuj",
  stop: "Zatrzymaj",
  more: "Więcej",
  share: (percent) => `${percent}%`,
  between: (low, high) => `od ${low} do ${high}%`,
  playouts: (count) => `Dograne partie: ${count}`,
  worked: (seconds) => `czas pracy maszyny: ${seconds} s`,
  unfinished: (count) => `bez końca: ${count}`,
  progress: (done, wanted) => `${done} z ${wanted}`,
  none: "Stąd jeszcze niczego nie dograno.",
  level:
    "Pasek to udział zwycięstw, kreska to jego przedział: w 95 na 100 takich oszacowań leży w nim prawdziwy udział.",
  wide: "Przedziały są jeszcze szerokie: im więcej partii, tym węższe.",
  strays: (oneIn) =>
    `Te boty nie rzucają kośćmi: aby partie się różniły, jedna decyzja na ${oneIn} jest dowolną dozwoloną.`,
  learned: "Doświadczenie z rozegranych partii",
  learnedFrom: (games: number) =>
    `Wyuczone z rozegranych partii botów o różnej sile (${games}): nic się nie dogrywa, ludzie mogą grać inaczej.`,
  honest:
    "Mówi to, jak dalej grają te boty, z których każdy widzi tylko to, co jego miejsce; ludzie mogą grać inaczej.",
  over: "Gra jest skończona.",
  unknown:
    "Coś jest tu zakryte, więc nie da się tego powiedzieć: grę dogrywa się tylko przy odkrytych wszystkich tajemnicach.",
  changed: "Tę grę rozegrano według innych zasad: próby i boty trzymają się dzisiejszych.",
  failed: (reason) => `Nie udało się dograć: ${reason}`,
  whole: "Przez całą grę",
  estimateWhole: "Oszacuj każdą rundę",
  refine: "Uściślij",
  chart: "Szanse na zwycięstwo na początku każdej rundy",
  round: "Runda",
  games: "Dograne partie",
  moment: (round) => `Runda ${round}`,
  turning: "Punkty zwrotne",
  noTurning: "Na razie żaden nie wyróżnia się spośród przypadku.",
  turned: (name, round, before, after) => `Runda ${round}, ${name}: ${before}% → ${after}%`,
  playOn: "Niech grają dalej boty",
  reach: "Jak daleko",
  decisions: (count) => `Decyzje: ${count}`,
  toRound: "Do następnej rundy",
  toEnd: "Do końca gry",
  go: "Graj dalej",
  played: (count) => `Zagrane decyzje: ${count}`,
  stopped: (reason) => `Zatrzymano: ${reason}`,
};
