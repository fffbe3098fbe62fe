import type { ShellWords } from "../../../language.ts";
import { botNamed } from "../../bots.ts";
import { counted } from "../../../plural.ts";

const count = counted("ru");
const LINES = { one: "строка", few: "строки", many: "строк" };
const DECISIONS = { one: "решение", few: "решения", many: "решений" };
const VOTES = { one: "голоса", few: "голосов", many: "голосов" };
const MINUTES = { one: "минуту", few: "минуты", many: "минут" };

/** Going back, and who plays for whom. */
export const consent: ShellWords["consent"] = {
  undoOf: (act) => `Отменить: ${act}`,
  before: "Вернуться к моменту до этого",
  further: "Вернуться ещё дальше",
  backTo: "К моменту до",
  title: "Вернуться назад?",
  goes: "Будет отменено:",
  nothingTold: "решение, которого никто не видел",
  more: (lines) => `и ещё ${count(lines, LINES)}`,
  alone: "С тех пор никто из людей не принимал решений: отмена произойдёт сразу.",
  onlyBots: "Спросить нужно только ботов, и они согласны.",
  asks: (names) => `Нужно согласие: ${names}.`,
  rolled: "Среди отменяемого есть броски: кто их видел, тот видел.",
  shown: "Среди отменяемого есть открытые тайны: кто их видел, тот видел.",
  takeBack: "Отменить",
  ask: "Попросить вернуться",
  stay: "Оставить как есть",
  card: "Просьба вернуться назад",
  theirs: (name) => `${name} просит вернуться назад.`,
  mine: "Вы попросили вернуться назад.",
  accepted: "Вы согласились.",
  waits: (names) => `Ждём: ${names}.`,
  accept: "Согласиться",
  refuse: "Отказать",
  withdraw: "Отозвать",
  refused: (by) => `${by} отклоняет вашу просьбу вернуться назад.`,
  refusedOther: (by, name) => `${by} отклоняет просьбу игрока ${name} вернуться назад.`,
  void: "Игра пошла дальше: ваша просьба больше не действует.",
  tookBack: (name, own, others) => {
    const answers = `${count(others, DECISIONS)} других игроков`;
    if (own === 0) return `${name}: отменено ${answers}`;
    const decided = `${name}: отменено ${count(own, DECISIONS)}`;
    return others === 0 ? decided : `${decided}, а с ${own === 1 ? "ним" : "ними"} ${answers}`;
  },
  handed: {
    resigned: (name, bot) => `${name} сдаётся; дальше играет бот ${botNamed(bot)}.`,
    asked: (name, bot) => `${name}: пока играет бот ${botNamed(bot)}.`,
    voted: (name, bot) => `${name} отсутствует: играет бот ${botNamed(bot)}.`,
    late: (name, bot) => `${name} думает слишком долго: играет бот ${botNamed(bot)}.`,
    returned: (name) => `${name} снова здесь.`,
  },
  rulesTitle: "Играть дальше по сегодняшним правилам?",
  rulesDiffer: (entry) =>
    `Эту игру начали по прежней версии правил; сегодняшние решают её иначе с записи ${entry}. Всё, что было, остаётся, а дальше решают сегодняшние правила. Согласиться должны все за столом; до тех пор никто не играет.`,
  goOn: "Играть дальше по сегодняшним правилам",
  forIt: (names) => `За то, чтобы играть дальше: ${names}.`,
  against: (names) => `За то, чтобы оставить как есть: ${names}.`,
  rulesChanged: "Отсюда игру решают сегодняшние правила.",
  players: "Игроки",
  playersHelp: "Время — сколько каждый думал над решениями до сих пор.",
  you: "вы",
  bot: "бот",
  standIn: (bot) => `играет бот ${botNamed(bot)}`,
  gaveUp: (bot) => `сдача; дальше играет бот ${botNamed(bot)}`,
  waited: (time) => `ждём уже ${time}`,
  thought: (time) => `всего ${time}`,
  nudge: (name) => `Поторопить игрока ${name}`,
  nudged: (by, name) => `${by} торопит игрока ${name}.`,
  nudgesYou: (by) => `${by} торопит вас`,
  letBot: "Пусть за меня играет бот",
  letBotHelp: "Место можно вернуть себе в любой момент.",
  handOver: "Передать боту",
  handOverIn: (time) => `Передать боту через ${time}`,
  handOverHelp:
    "Кого ждут слишком долго, того может заменить бот, если этого хочет большинство остальных; место возвращается одним нажатием.",
  wantsBot: (by, name) => `За то, чтобы за игрока ${name} играл бот: ${by}`,
  votes: (given, needed) => `${given} из ${count(needed, VOTES)}`,
  inMinutes: (minutes) => `Это можно сделать через ${count(minutes, MINUTES)}.`,
  resign: "Сдаться",
  resignHelp: "Бот доиграет за вас до конца. Смотреть можно, вернуться нельзя.",
  resignSurely: "Сдаться окончательно",
  botPlays: (bot) => `За вас играет бот ${botNamed(bot)}.`,
  youGaveUp: (bot) => `Вы сдались; дальше играет бот ${botNamed(bot)}.`,
  takeSeat: "Вернуть моё место",
};
