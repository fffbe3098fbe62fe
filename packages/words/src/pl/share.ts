import type { ShareWords } from "../pages/share.ts";
import { leadInPoints } from "./lead.ts";

/** What can be handed on of a game that is over, whatever decided it. */
export const share: ShareWords = {
  noPicture: "Nie udało się narysować obrazu. Zamknij inne strony z ruchomą grafiką i spróbuj ponownie.",
  savePicture: "Zapisz obraz",
  savedAs: (name) => `Zapisano jako ${name}.`,
  giveOn: "Udostępnij…",
  film: "Nakręć film (WebM)",
  gif: "Nakręć film (GIF)",
  filming: (done, all) => `Klatka ${done} z ${all}…`,
  stop: "Zatrzymaj",
  stopped: "Zatrzymano. Nic nie zapisano.",
  saveFilm: (kind) => `Zapisz film (${kind})`,
  further: "Dalej w prawo",
  enlarge: "Powiększ",
  seeWhole: "Pokaż w całości",
  showFilm: "Pokaż film",
  showPicture: "Pokaż obraz",
  noWebm: "Ta przeglądarka nie zapisuje filmów WebM, ale GIF zapisze.",
  failed: "Nie udało się nakręcić filmu. Spróbuj GIF-a albo innej przeglądarki.",
  /** Of a game of rounds: the round that decided it. */
  round: {
    title: "Decydująca runda",
    told: (round, who, before, after) => `Runda ${round}: ${leadInPoints(who, before, after)}.`,
    none: "Decydującej rundy nie było: nikt nie wygrał albo żadna runda nie dała zwycięzcy przewagi.",
    alt: "Punkty każdej rundy i lewa, która dała zwycięzcy najwięcej w decydującej rundzie",
    drawing: "Rysowanie stołu…",
    filmHelp: "Lewy tej rundy jedna po drugiej, w dwadzieścia sekund.",
    trick: (trick, of) => `Lewa ${trick} z ${of}`,
  },
};
