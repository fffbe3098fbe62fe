import type { ShellWords } from "../../language.ts";

/** Looking back. */
export const replay: ShellWords["replay"] = {
  title: "Powtórka",
  file: "Otwórz dziennik z pliku",
  badFile: "Ten plik nie jest dziennikiem gry.",
  drop: "lub upuść go gdziekolwiek na tej stronie. Czytamy go tutaj i nigdzie nie wysyłamy.",
  badLine: (line, field) =>
    field === ""
      ? `Wiersza ${line} dziennika nie da się odczytać.`
      : `Wiersza ${line} dziennika nie da się odczytać: ${field}.`,
  tooLarge: (megabytes) => `Dziennik ma najwyżej ${megabytes} MB; to nie jest dziennik gry.`,
  noSuchGame: "Nie ma takiej gry albo jej dziennik nie jest jeszcze dla ciebie otwarty.",
  unknownGame: (id) => (id === "" ? "Ten plik nie jest dziennikiem gry." : `Ta wersja nie zna gry „${id}”.`),
  position: "Miejsce w grze",
  back: "Krok wstecz",
  forward: "Krok naprzód",
  roundBack: "Runda wstecz",
  roundForward: "Runda naprzód",
  phaseBack: "Faza wstecz",
  phaseForward: "Faza naprzód",
  speed: "Tempo",
  speeds: { 1: "1×", 2: "2×", 4: "4×" },
  save: "Zapisz dziennik",
  another: "Inna gra",
  chains: "Gracze",
  round: (round) => `Runda ${round}`,
  play: "Odtwarzaj",
  pause: "Pauza",
  step: (at, last) => `${at} / ${last}`,
  happened: "Co się stało",
  nothing: "Nic, co by ktoś zauważył.",
};
