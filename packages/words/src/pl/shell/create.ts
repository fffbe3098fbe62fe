import { TABLE_OF } from "../../default-names.ts";
import type { ShellWords } from "../../language.ts";
import { botNamed } from "../bots.ts";
import { counted } from "../../plural.ts";

const count = counted("pl");

/** The form of a new table. */
export const create: ShellWords["create"] = {
  title: "Nowy stół",
  name: "Nazwa stołu",
  defaultName: TABLE_OF.pl,
  game: "Gra",
  ruleset: "Zasady",
  modules: "Moduły",
  modulesHelp: "Każdy zmienia jedną część zasad; te, które do siebie pasują, można łączyć.",
  edition: "Wydanie",
  editionHelp: (options) =>
    `Której instrukcji trzymają się warianty zasad poniżej. Instrukcje różnią się w punktach: ${options}. Każdy wariant można jeszcze zmienić.`,
  seats: "Miejsca",
  whoPlays: "Kto gra",
  players: (players) => count(players, { one: "gracz", few: "graczy", many: "graczy" }),
  you: "Twoje imię",
  me: "Ty",
  open: "Otwarte: dla każdego, kto ma link",
  bot: (id) => `Bot: ${botNamed(id)}`,
  botKind: (id) => `bot, ${botNamed(id)}`.toLocaleLowerCase("pl"),
  seat: (number) => `Miejsce ${number}`,
  banner: (seat) => `Barwy miejsca ${seat}`,
  listed: "Widoczny w lobby",
  listedHelp: "Do ukrytych stołów trafia się tylko przez link.",
  seed: "Ziarno",
  seedHelp: "To samo ziarno daje tę samą mapę; dla ukrytych stołów.",
  map: "Mapa",
  mapHelp:
    "Rzędy kafelków po przecinku, np. „A0 B90 C180”; puste pole zdaje się na los. Te same rzędy dają to samo miasto.",
  drawAgain: "Inna mapa",
  mapWrong: "Te rzędy nie tworzą mapy dla tylu graczy.",
  options: "Warianty zasad",
  expert: "Dla znawców",
  front: {
    change: "Zmień",
    kind: "Jaki to będzie wieczór?",
    evenings: {
      teach: { name: "Naucz mnie", help: "Zasady wprowadzające, cierpliwe boty i doradca, który objaśnia każdą fazę." },
      evening: { name: "Jeden wieczór", help: "Cała gra, z botami i wolnym miejscem dla znajomego." },
      experts: { name: "Eksperci", help: "Cała gra przeciw najmocniejszym botom." },
      last: { name: "Mój ostatni stół", help: "Zasady i miejsca jak poprzednio." },
    },
    friend: "Znajomy",
    friendHelp: "Dostanie link albo znajdzie stół na liście.",
    youHelp: "Tu zaczynasz.",
    level: (seat) => `Siła bota na miejscu ${seat}`,
    none: "brak",
    otherwise: (options) => `inaczej: ${options}`,
    table: "Stół",
    unlisted: "tylko przez link",
    town: "Twoje miasto",
    tiles: (columns, rows, houses) => `${columns} × ${rows} · domów: ${houses}`,
    draws: "Ostatnio wylosowane miasta",
    draw: (number) => `Miasto ${number}`,
    copyTown: "Kopiuj miasto",
    byHand: "Ręcznie",
    byChance: "Miasto zostanie wylosowane na początku gry.",
    atOnce: "zaczyna się od razu",
    beginTaught: "Zacznij z doradcą",
    taughtHelp: "na tym urządzeniu, także bez sieci",
    lessonHelp: "Pierwsze rozdanie z przewodnikiem: lewy, atu, szefowie i monety w trzy minuty.",
    beginLesson: "Zacznij lekcję",
  },
  submit: "Utwórz stół",
  nameless: (name) => `Jeśli nie podasz imienia, nazwiemy cię „${name}”.`,
  alike: (name) => `Ktoś tu już ma to imię: nazwiemy cię „${name}”.`,
};
