import type { ShellWords } from "../../language.ts";

/** The lobby. */
export const lobby: ShellWords["lobby"] = {
  open: "Stoły czekające na graczy",
  running: "Trwające gry",
  mine: "Twoje gry",
  finished: "Zakończone gry",
  none: "Na razie nic.",
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
};
