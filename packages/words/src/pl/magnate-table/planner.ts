import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** The plan of one's own company over the next rounds. */
export const planner: MagnateTableWords["planner"] = {
  title: "Planer",
  help: "Widzisz to tylko ty. Inni nic nie robią, nikt nie je i nikt nie wyjeżdża na kampanię.",
  nothing: "Nie ma firmy, dla której można planować.",
  round: (round) => `Runda ${round}`,
  revealed: "już odkryta",
  hires: (left) => `Nabór, zostało ${left}`,
  trainings: (left) => `Szkolenia, zostało kroków: ${left}`,
  addHire: "Zatrudnij…",
  addTraining: "Szkol…",
  training: (from, to) => `${from} → ${to}`,
  by: (names) => `szkoli ${names}`,
  impossible: (what, why) => `${what}: ${why}`,
  drop: (what) => `Usuń z planu: ${what}`,
  missing: (names) => `Nie ma na ręce: ${names}`,
  overfilled: (count) => `Kart za dużo: ${count}. Wszyscy poszliby na plażę.`,
  stranded: (names) => `Z pustego stosu, do wyszkolenia w tej samej rundzie: ${names}`,
  salaries: (due, cash) => `Pensje $${due}, gotówka $${cash}`,
  short: (missing) => `najpierw trzeba zarobić $${missing}`,
  guess: (income, cash) => `Przypuszczenie: +$${income}, potem gotówka ${cash < 0 ? `−$${-cash}` : `$${cash}`}`,
  guessHelp: {
    tonight:
      "Przypuszczenie: każda kolacja przynosi tyle, ile dałaby dzisiejsza przy obecnym stanie, potem płacone są pensje. Pominięto to, co jeszcze ugotujesz, przywieziesz i zbudujesz, początki i końce kampanii oraz wszystko, co robią inni.",
    last: "Przypuszczenie: każda kolacja przynosi tyle co ostatnia, potem płacone są pensje. Pominięto to, co ugotujesz, przywieziesz i zbudujesz, początki i końce kampanii oraz wszystko, co robią inni.",
  },
  claims: (names) => `Zdobywa: ${names}`,
  draft: "Użyj jako szkicu",
  draftHelp: "Przenosi tę strukturę do pytania.",
  clear: "Zacznij plan od nowa",
};
