import { PLAYER_OF } from "../../default-names.ts";
import type { ShellWords } from "../../language.ts";

/** Tables on one device, passed round. */
export const local: ShellWords["local"] = {
  title: "Na tym urządzeniu",
  help: "Wszyscy siedzą przy jednym ekranie i podają go dalej albo grasz z botami. Sieć niepotrzebna.",
  create: "Zacznij",
  more: "Więcej ustawień",
  person: "człowiek",
  name: (seat) => `Imię gracza ${seat}`,
  player: PLAYER_OF.pl,
  guest: (tag) => `Gość ${tag}`,
  nobody: "Potrzebny jest co najmniej jeden człowiek.",
  pass: (name) => `Podaj urządzenie: ${name}`,
  passHelp: "To, co widział poprzedni gracz, jest zakryte.",
  take: (name) => `To ja, ${name}`,
  agreeHelp: "Urządzenie leży między wami: każdy odpowiada za siebie.",
  agree: (name) => `${name}: zgoda`,
  refuse: (name) => `${name}: odmowa`,
  handTitle: (name) => `Czy bot ma grać za gracza ${name}?`,
  away: (name) => `${name} odchodzi: niech gra bot`,
  returns: (name) => `${name} wraca do gry`,
  regret: (name) => `${name} cofa ostatnią decyzję`,
  goOn: "Dalej",
  remove: "Usuń z urządzenia",
  removeSure: "Usunąć tę grę na dobre?",
  removeYes: "Tak, usuń",
  removeNo: "Zachowaj",
  removed: "Na tym urządzeniu nie ma takiej gry.",
  unreadable: (line) => `Zapisanej tu gry nie da się już odczytać (wiersz ${line}).`,
  rulesChanged: "Od początku tej gry zmieniły się zasady: można ją obejrzeć w powtórce, ale nie dokończyć.",
  unfit:
    "Dzisiejsze zasady nie pozwalają ciągnąć tej gry od miejsca, w którym stanęła: można ją obejrzeć w powtórce, ale nie dokończyć.",
  notKept:
    "Ta przeglądarka niczego teraz nie zapisuje (okno prywatne lub pełny dysk): gra przepadnie po zamknięciu strony.",
  elsewhere: "W tę grę grano dalej w innym oknie: tu widać, jak stoi teraz.",
  withCoach: "Z doradcą, który objaśnia każdą fazę i podpowiada na życzenie",
};
