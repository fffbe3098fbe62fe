import type { ReplayWords } from "../../pages/replay.ts";

/** Studies: why an edit is not taken. */
export const study: ReplayWords["study"] = {
  refused: {
    Gone: "Już tego nie ma: ktoś to usunął.",
    IdTaken: "Coś o tej nazwie już istnieje.",
    NotYours:
      "Komentarz może zmienić tylko jego autor; usunąć go, osobno albo razem z linią lub rozdziałem, może tylko autor albo właściciel opracowania.",
    LastOwner: "Opracowanie musi mieć właściciela: najpierw wyznacz kogoś innego.",
    GameRuns:
      "To pokazuje trwającą grę tak, jak widać ją z twojego miejsca. Do jej końca opracowanie widzisz tylko ty.",
    Unknowable: "Dalszy ciąg zależy od tajemnicy, której ten zapis nie pokazuje.",
    UnknownGame: "Ta wersja nie zna tej gry.",
    OtherRules: "Ta pozycja powstała według innych zasad niż dzisiejsze: można ją oglądać, ale nie grać z niej dalej.",
    Misplayed: "Z tej pozycji zasady nie potrafią grać dalej.",
    NoSuchStudy: "Nie ma takiego opracowania albo nie jest ci pokazane.",
    NotTheOwner: "Może to tylko właściciel opracowania.",
    TooManyStudies: "Należysz już do tylu opracowań, ilu wolno. Opuść lub usuń któreś i spróbuj ponownie.",
    Closed: "Opracowanie zamknięto, zanim serwer odpowiedział.",
    NotKept: "Przeglądarka nie mogła tego zachować: brak miejsca albo zgody.",
  },
  badLine: (line, field, what) =>
    `Wiersza ${line} pliku nie da się odczytać: ${field === "" ? "" : `${field}: `}${what}.`,
  badField: (field, what) => `Coś tu się nie zgadza: ${field}: ${what}.`,
  tooLarge: (megabytes) => `Opracowanie ma najwyżej ${megabytes} MB; to nie jest jego plik.`,
  /** By the role that it needs. */
  notAllowed: {
    read: "Mogą to tylko uczestnicy tego opracowania.",
    write: "Mogą to tylko osoby, którym wolno tu pisać.",
    owner: "Może to tylko właściciel opracowania.",
  },
  /** By the limit that is reached. */
  tooMuch: {
    members: (most: number) => `Opracowanie ma najwyżej ${most} uczestników.`,
    chapters: (most: number) => `Liczba rozdziałów w opracowaniu nie może przekroczyć ${most}.`,
    nodesInChapter: (most: number) => `Liczba własnych ruchów w rozdziale nie może przekroczyć ${most}.`,
    commentsAtNode: (most: number) => `Liczba komentarzy do jednej chwili nie może przekroczyć ${most}.`,
    shapesAtNode: (most: number) => `Liczba oznaczeń w jednej chwili nie może przekroczyć ${most}.`,
    estimatesAtNode: (most: number) => `Liczba szacunków różnych botów dla jednej chwili nie może przekroczyć ${most}.`,
    bookmarksInChapter: (most: number) => `Liczba zakładek w rozdziale nie może przekroczyć ${most}.`,
    sourceSize: () => "Ta gra jest za duża na opracowanie.",
    nodeSize: () => "Ten ruch ma zbyt wiele następstw, by go zachować.",
    studySize: () => "Opracowanie jest pełne: usuń rozdział albo zacznij nowe.",
    edits: (most: number) => `Liczba zmian w opracowaniu nie może przekroczyć ${most}: zacznij nowe z jego pliku.`,
  },
};
