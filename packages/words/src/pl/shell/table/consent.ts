import type { ShellWords } from "../../../language.ts";
import { botNamed } from "../../bots.ts";
import { counted } from "../../../plural.ts";

const count = counted("pl");
const LINES = { one: "wiersz", few: "wiersze", many: "wierszy" };
const DECISIONS = { one: "decyzję", few: "decyzje", many: "decyzji" };
const VOTES = { one: "głosu", few: "głosów", many: "głosów" };
const MINUTES = { one: "minutę", few: "minuty", many: "minut" };

/** Going back, and who plays for whom. */
export const consent: ShellWords["consent"] = {
  undoOf: (act) => `Cofnij: ${act}`,
  before: "Wróć do chwili przed tym",
  further: "Cofnij się dalej",
  backTo: "Do chwili przed",
  title: "Cofnąć?",
  goes: "Cofnięte zostałoby:",
  nothingTold: "decyzja, której nikt nie widział",
  more: (lines) => `i jeszcze ${count(lines, LINES)}`,
  alone: "Od tego czasu nie decydował żaden inny człowiek: cofnięcie nastąpi od razu.",
  onlyBots: "Pytane byłyby tylko boty, a one się zgadzają.",
  asks: (names) => `Potrzebna zgoda: ${names}.`,
  rolled: "Są wśród tego rzuty: kto je widział, ten widział.",
  shown: "Są wśród tego odkryte tajemnice: kto je widział, ten widział.",
  takeBack: "Cofnij",
  ask: "Poproś o cofnięcie",
  stay: "Zostaw tak",
  card: "Prośba o cofnięcie",
  theirs: (name) => `${name} prosi o cofnięcie.`,
  mine: "Prosisz o cofnięcie.",
  accepted: "Zgoda wyrażona.",
  waits: (names) => `Czekamy: ${names}.`,
  accept: "Zgoda",
  refuse: "Odmów",
  withdraw: "Wycofaj",
  refused: (by) => `${by} odrzuca twoją prośbę o cofnięcie.`,
  refusedOther: (by, name) => `${by} odrzuca prośbę gracza ${name} o cofnięcie.`,
  void: "Gra poszła dalej: prośba jest nieważna.",
  tookBack: (name, own, others) => {
    const answers = `${count(others, DECISIONS)} innych graczy`;
    if (own === 0) return `${name}: cofnięto ${answers}`;
    const decided = `${name}: cofnięto ${count(own, DECISIONS)}`;
    return others === 0 ? decided : `${decided}, a z ${own === 1 ? "nią" : "nimi"} ${answers}`;
  },
  handed: {
    resigned: (name, bot) => `${name} poddaje się; dalej gra bot ${botNamed(bot)}.`,
    asked: (name, bot) => `${name}: na razie gra bot ${botNamed(bot)}.`,
    voted: (name, bot) => `${name} jest poza stołem: gra bot ${botNamed(bot)}.`,
    late: (name, bot) => `${name} namyśla się za długo: gra bot ${botNamed(bot)}.`,
    returned: (name) => `${name} wraca do gry.`,
  },
  rulesTitle: "Grać dalej według dzisiejszych zasad?",
  rulesDiffer: (entry) =>
    `Tę grę zaczęto według starszej wersji zasad; dzisiejsze rozstrzygają ją inaczej od wpisu ${entry} w dzienniku. Co się stało, zostaje, a o dalszym ciągu decydują dzisiejsze zasady. Muszą się zgodzić wszyscy przy stole; do tego czasu nikt nie gra.`,
  goOn: "Graj dalej według dzisiejszych zasad",
  forIt: (names) => `Za dalszą grą: ${names}.`,
  against: (names) => `Za pozostawieniem jej tak: ${names}.`,
  rulesChanged: "Od tej chwili grę rozstrzygają dzisiejsze zasady.",
  players: "Gracze",
  playersHelp: "Czas pokazuje, ile każdy dotąd myślał nad decyzjami.",
  you: "ty",
  bot: "bot",
  standIn: (bot) => `gra bot ${botNamed(bot)}`,
  gaveUp: (bot) => `poddanie; dalej gra bot ${botNamed(bot)}`,
  waited: (time) => `czekamy już ${time}`,
  thought: (time) => `razem ${time}`,
  nudge: (name) => `Ponaglij gracza ${name}`,
  nudged: (by, name) => `${by} ponagla gracza ${name}.`,
  nudgesYou: (by) => `${by} cię ponagla`,
  letBot: "Niech gra za mnie bot",
  letBotHelp: "Miejsce można odebrać w każdej chwili.",
  handOver: "Przekaż botowi",
  handOverIn: (time) => `Przekaż botowi za ${time}`,
  handOverHelp:
    "Kogoś, na kogo czeka się za długo, może zastąpić bot, gdy chce tego większość pozostałych; miejsce wraca jednym naciśnięciem.",
  wantsBot: (by, name) => `Za tym, by za gracza ${name} grał bot: ${by}`,
  votes: (given, needed) => `${given} z ${count(needed, VOTES)}`,
  inMinutes: (minutes) => `Będzie można za ${count(minutes, MINUTES)}.`,
  resign: "Poddaj się",
  resignHelp: "Bot dogra za ciebie do końca. Można patrzeć, nie można wrócić.",
  resignSurely: "Poddaj się na dobre",
  botPlays: (bot) => `Gra za ciebie bot ${botNamed(bot)}.`,
  youGaveUp: (bot) => `To miejsce zostało oddane; dalej gra bot ${botNamed(bot)}.`,
  takeSeat: "Odbierz moje miejsce",
};
