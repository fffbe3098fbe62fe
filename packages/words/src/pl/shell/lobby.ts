import type { ShellWords } from "../../language.ts";

/** The lobby. */
export const lobby: ShellWords["lobby"] = {
  open: "Stoły czekające na graczy",
  running: "Trwające gry",
  mine: "Twoje gry",
  finished: "Zakończone gry",
  none: "Na razie nic.",
  begin: {
    title: "Od czego zacząć",
    nobody: "W tej chwili nie ma otwartych stołów. Pierwszy zobaczą tu wszyscy.",
    learn: "Podaj pierwszą kolację",
    learnHelp: "Trzy minuty w małym mieście, krok po kroku. Nie trzeba znać zasad.",
    bots: "Zagraj z botami",
    botsHelp: "Gra wprowadzająca we własnym tempie, z doradcą, który objaśnia każdą fazę.",
    table: "Otwórz stół",
    tableHelp: "Znajomi przyjdą przez link, a wolne miejsca mogą zająć boty.",
  },
  newTable: "Nowy stół",
  join: "Dołącz",
  watch: "Oglądaj",
  back: "Na swoje miejsce",
  replay: "Powtórka",
  yourTurn: "twoja kolej",
  more: "Pokaż więcej",
  close: "Zamknij ten stół",
  closeSure: "Zamknąć na dobre?",
  closeYes: "Tak, zamknij",
  closeNo: "Zostaw",
  ownBots: "Własne boty",
  learn: "Nauka",
  invite: "Nie znasz gry? Podaj swoją pierwszą kolację w trzy minuty.",
};
