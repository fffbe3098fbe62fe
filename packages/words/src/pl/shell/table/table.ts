import type { ShellWords } from "../../../language.ts";
import { counted } from "../../../plural.ts";

const count = counted("pl");
import { botNamed } from "../../bots.ts";

/** A table of any game. */
export const table: ShellWords["table"] = {
  take: (seat) => `Usiądź na miejscu ${seat}`,
  startWithBots: (bot) => `Posadź boty (${botNamed(bot)}) na wolnych miejscach i zacznij`,
  waitingForSeats: "Czekamy na graczy…",
  free: "wolne",
  isBot: "bot",
  watching: "Oglądasz.",
  halted: "Teraz nikt tu nie gra.",
  readOnly: "Od tej gry zmieniły się zasady: można ją obejrzeć, ale nie dokończyć.",
  unfit:
    "Dzisiejsze zasady nie pozwalają ciągnąć tej gry od miejsca, w którym stanęła: można ją obejrzeć, ale nie dokończyć.",
  unknownGame: (game) => `Ten serwer nie ma gry „${game}”: stół zostaje taki, jaki jest, ale nikt tu nie może grać.`,
  gone: "Nie ma takiego stołu. Może go zamknięto.",
  broken: "Strona nie może pokazać stołu. Wczytaj ją ponownie; nic nie przepadło.",
  yourMove: "Twój ruch",
  waitsFor: (names) => `Czekamy: ${names}`,
  submitted: "Gotowe; możesz jeszcze zmienić zdanie.",
  chooseForm: "Co robisz?",
  nothing: "Teraz nie masz nic do zdecydowania.",
  done: "To wszystko",
  leaveOut: "Pomiń",
  back: "Wstecz",
  change: (slot) => `${slot}: wybierz od nowa`,
  undo: "Cofnij",
  redo: "Ponów",
  sending: "Wysyłanie…",
  log: "Dziennik",
  chat: "Czat",
  unread: (lines) => count(lines, { one: "nowa wypowiedź", few: "nowe wypowiedzi", many: "nowych wypowiedzi" }),
  say: "Napisz coś",
  onlyPlayersTalk: "Oglądasz: pisać mogą tu tylko grający.",
  silence: "Nikt jeszcze nic nie napisał.",
  signs: (house, campaign, square, chain) =>
    `Link: ${house} to dom, ${campaign} kampania, ${square} pole, ${chain} sieć; linkami są też „dom 7”, nazwa karty i imię gracza.`,
  send: "Wyślij",
  state: "Stół",
  over: "Koniec gry",
  winner: (names) => `Zwycięstwo: ${names}`,
  nobodyWins: "Nikt nie wygrywa",
  ranking: "Ranking",
  place: "Miejsce",
  player: "Gracz",
  score: "Wynik",
  replay: "Obejrzyj tę grę",
  soFar: "Obejrzyj dotychczasową grę",
  lobby: "Do lobby",
  hiddenValue: "ukryte",
  yes: "tak",
  no: "nie",
};
