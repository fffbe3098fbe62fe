import type { ShellWords } from "../../language.ts";

/** What the server answers when it does not do it. */
export const failures: ShellWords["failures"] = {
  NoSuchTable: "Nie ma takiego stołu.",
  NotYourSeat: "To nie twoje miejsce.",
  NotTheHost: "Może to tylko gospodarz stołu.",
  SeatTaken: "Miejsce jest zajęte.",
  AlreadySeated: "Siedzisz już przy tym stole.",
  ColoursTaken: "Ktoś przy stole ma już te kolory; wybierz inne.",
  AlreadyStarted: "Gra już się zaczęła.",
  NotStarted: "Gra jeszcze się nie zaczęła.",
  SeatsFree: "Są wolne miejsca.",
  LinkVoid: "Ten link już nie działa.",
  ReadOnly: "Tę grę można tylko oglądać.",
  AskedAlready: "Ktoś inny już prosi o cofnięcie; najpierw odpowiedź na to.",
  NotAsked: "Ta prośba nie jest już otwarta.",
  HandedOver: "Na tym miejscu gra bot.",
  Resigned: "Z tego miejsca zrezygnowano na dobre.",
  NotAway: "Na tego gracza czekamy jeszcze zbyt krótko.",
  NotWaited: "Nie czekasz teraz na tego gracza.",
  NudgedAlready: "Tego gracza już ponaglono; raz wystarczy.",
  NotStored: "Serwer nie mógł tego zapisać; spróbuj ponownie.",
  Stale: "Ktoś był szybszy i zmieniło to twój wybór. Sprawdź jeszcze raz.",
  NotNow: "W tej chwili to niemożliwe.",
  UnknownCommand: "Zasady tego stołu tego nie znają.",
  NothingToUndo: "Nie ma czego cofnąć.",
  Malformed: "Coś tu się nie zgadza.",
  TooManyTables:
    "Masz już tyle nieukończonych stołów, ile wolno. Zamknij lub dokończ któryś w „Twoich grach” w lobby i spróbuj ponownie.",
  TooLarge: "To jest za duże, by to wysłać.",
  TooMany: "Za dużo naraz; poczekaj chwilę i spróbuj ponownie.",
  Network: "Serwer jest nieosiągalny; spróbujemy ponownie.",
};
