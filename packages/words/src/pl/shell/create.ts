import type { ShellWords } from "../../language.ts";
import { BOT_OF } from "../../bots.ts";
import { botNamed } from "../bots.ts";
import { counted } from "../../plural.ts";

const count = counted("pl");

/** The form of a new table. */
export const create: ShellWords["create"] = {
  title: "Nowy stół",
  name: "Nazwa stołu",
  defaultName: "Stół wśród przyjaciół",
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
  bots: "Wszyscy inni to boty",
  botName: BOT_OF.pl,
  seat: (number) => `Miejsce ${number}`,
  banner: (seat) => `Barwy miejsca ${seat}`,
  listed: "Widoczny w lobby",
  listedHelp: "Do ukrytych stołów trafia się tylko przez link.",
  seed: "Ziarno",
  seedHelp: "To samo ziarno daje tę samą mapę; dla ukrytych stołów.",
  map: "Mapa",
  mapHelp:
    "Rzędy kafelków po przecinku, np. „A0 B90 C180”; puste pole zdaje się na los. Te same rzędy dają to samo miasto.",
  drawMap: "Wylosuj mapę",
  drawAgain: "Inna mapa",
  mapByChance: "Zdaj się na los",
  mapWrong: "Te rzędy nie tworzą mapy dla tylu graczy.",
  options: "Warianty zasad",
  expert: "Dla znawców",
  submit: "Utwórz stół",
  nameFirst: "Najpierw podaj wyżej swoje imię.",
};
