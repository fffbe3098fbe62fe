import { counted } from "../../plural.ts";
import type { ReplayWords } from "../../pages/replay.ts";

const steps = counted("pl");

/** Jak dziennik ma się do dzisiejszych zasad. */
export const proof: ReplayWords["proof"] = {
  about: "O tym dzienniku",
  marks: {
    altered: "Zmieniony",
    otherRules: "Inne zasady",
    unfinished: "Bez zakończenia",
    unknown: "Sprawdzony częściowo",
    notKept: "Nie zapisuje się",
  },
  unfinished: "Ten dziennik kończy się wcześniej niż gra: zapisano go w jej trakcie albo brakuje ostatnich wierszy.",
  noSeed:
    "Ten dziennik przyszedł bez ziarna losowania: czego w nim nie ma, tego nikt nie wie. W próbach losowanie i karty rozstrzygają od nowa, a ruch zależny od czegoś zakrytego jest odrzucany.",
  before: (step) =>
    `Tę grę rozegrano według innych zasad: od kroku ${step} dzisiejsze prowadzą do czegoś innego. Próby i boty trzymają się dzisiejszych.`,
  past: (step) =>
    `Od kroku ${step} ta gra toczyła się według innych zasad niż dzisiejsze: można ją tu oglądać, ale nie grać dalej. Przed tym krokiem można.`,
  until: (step) =>
    `Do kroku ${step} ta gra toczyła się według ówczesnych zasad: można ją tu oglądać, ale nie grać dalej. Od tego kroku można.`,
  earlier: (count) =>
    `Według ówczesnych zasad, których już tu nie ma, rozstrzygnięto początek: ${steps(count, { one: "wpis", few: "wpisy", many: "wpisów" })}. Przyjmujemy to na wiarę.`,
  differs: (place, what) =>
    `Tę grę rozegrano według innych zasad niż dzisiejsze. Wiersz ${place}: ${what}. Pokazano ją tak, jak ją zapisano; dalszego ciągu nie da się sprawdzić ani dograć.`,
  altered: (place, what) =>
    `Ten dziennik nie jest tym, do czego prowadzą jego zasady. Wiersz ${place}: ${what}. Pokazano go tak, jak go zapisano.`,
  believed: (count, of) =>
    `Ten dziennik przyszedł bez ziarna losowania: o czymś we wpisach (${count} z ${of}) decydują losowanie i zakryte karty. Tego nie da się sprawdzić i przyjmujemy to na wiarę.`,
  setUp:
    "Rozstawienie nie jest tym, które daje ziarno tego dziennika: pochodzi z innej gry albo ktoś je zmienił. Tego nie da się sprawdzić i przyjmujemy to na wiarę.",
  takenOver: (count) =>
    `Z innej gry przejęto początek: ${steps(count, { one: "krok", few: "kroki", many: "kroków" })}. Tego, co tam wylosowano, nie da się sprawdzić i przyjmujemy to na wiarę.`,
};
