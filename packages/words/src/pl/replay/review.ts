import type { ReplayWords } from "../../pages/replay.ts";

/** The review of a finished game: which decisions cost each seat most, and what would have been better. */
export const review: ReplayWords["review"] = {
  tab: "Analiza",
  about:
    "Planujący bot szuka w partii dni, które najwięcej kosztowały każdą sieć. Każdy jego plan jest rozgrywany przez dwie rundy obok tego, co zagrano, i ważony doświadczeniem z zakończonych partii.",
  start: "Przeanalizuj partię",
  again: "Przeanalizuj ponownie",
  stop: "Zatrzymaj",
  progress: "Przeglądanie partii",
  unfinished: "Analizować można tylko partię zakończoną i pokazaną do końca.",
  closed: "Coś w tej partii pozostaje ukryte, więc nikt nie powie, co byłoby lepsze.",
  otherRules: "Tę partię rozegrano według innych zasad niż dzisiejsze.",
  none: "Nie znaleziono dnia, który kogoś wiele kosztował.",
  failed: (reason) => `Analiza się nie powiodła: ${reason}`,
  title: (name, round, phase) => `${name} · runda ${round} · ${phase}`,
  cost: (points, dollars, rounds) =>
    `Z lepszym planem szanse ${points < 0 ? "−" : "+"}${Math.abs(points)} p.p., gotówka ${dollars < 0 ? "−" : "+"}$${Math.abs(dollars)} (po rundach: ${rounds}).`,
  poorer: (dollars, better) =>
    better.length > 0
      ? `Ma wtedy o $${dollars} mniej, a mimo to, jak uczą zakończone gry, stoi lepiej: ${better.join(", ")}.`
      : `Ma wtedy o $${dollars} mniej, a mimo to wygrywa częściej.`,
  coachToo: (rounds) =>
    `Doradca zrobiłby to samo: że inny plan był lepszy, widać dopiero po tym, co z niego wyszło (rundy: ${rounds}).`,
  advantages: {
    income: "dochód",
    salaries: "niższe pensje",
    staff: "pracownicy",
    houses: "domy, które ma dla siebie",
    demand: "przyszły popyt",
    order: "miejsce w kolejności",
    rivals: "słabsi rywale",
  },
  result: (percent, cash) => `${percent} %, $${cash}`,
  played: (result) => `Zagrano (${result})`,
  better: (result) => `Lepszy plan (${result})`,
  lessDone: "Zrobiono mniej niż w lepszym planie.",
  why: "Dlaczego:",
  show: "Rozegraj jako wariant",
  look: "Przejdź tam",
  find: "Znajdź samodzielnie",
  weigh: "Zważ mój wariant",
  yours: (result) => `Twój wariant daje ${result}.`,
  nothing: "W pokazanym wariancie nikt tam niczego nie postanowił.",
  lineName: (title) => `Lepiej: ${title}`,
  plays: {
    about:
      "Trudny bot szuka w partii zagrań, które najwięcej kosztowały każdego gracza. Decyduje na podstawie tego, co gracz wtedy wiedział; oba zagrania rozgrywa do końca rundy przy tych samych domysłach o zakrytych kartach. W wariancie po lepszym zagraniu runda toczy się do końca tak, jak bot spodziewa się po wszystkich.",
    none: "Nie znaleziono zagrania, które kogoś wiele kosztowało.",
    title: (name, round, trick) =>
      trick === 0 ? `${name} · runda ${round} · pierwszy szef` : `${name} · runda ${round} · lewa ${trick}`,
    cost: (points) => `Oddane punkty rundy: około ${points}.`,
    played: (what, points) => `Zagrano: ${what} (oczekiwane punkty: ${points})`,
    better: (what, points) => `Lepiej: ${what} (oczekiwane punkty: ${points})`,
  },
};
