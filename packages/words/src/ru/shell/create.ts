import { TABLE_OF } from "../../default-names.ts";
import type { ShellWords } from "../../language.ts";
import { botNamed } from "../bots.ts";
import { counted } from "../../plural.ts";

const count = counted("ru");

/** The form of a new table. */
export const create: ShellWords["create"] = {
  title: "Новый стол",
  name: "Название стола",
  defaultName: TABLE_OF.ru,
  game: "Игра",
  ruleset: "Правила",
  modules: "Модули",
  modulesHelp: "Каждый меняет правила в чём-то одном; совместимые можно сочетать.",
  edition: "Издание",
  editionHelp: (options) =>
    `Какой книге следуют варианты правил ниже. Книги расходятся в пунктах: ${options}. Каждый вариант можно изменить.`,
  seats: "Места",
  whoPlays: "Кто играет",
  players: (players) => count(players, { one: "игрок", few: "игрока", many: "игроков" }),
  you: "Ваше имя",
  me: "Вы",
  open: "Открыто: для всех, у кого есть ссылка",
  bot: (id) => `Бот: ${botNamed(id)}`,
  botKind: (id) => `бот, ${botNamed(id)}`.toLocaleLowerCase("ru"),
  seat: (number) => `Место ${number}`,
  banner: (seat) => `Цвета места ${seat}`,
  listed: "Показать в лобби",
  listedHelp: "К скрытым столам ведёт только ссылка.",
  seed: "Зерно",
  seedHelp: "Одно и то же зерно даёт одну и ту же карту; для скрытых столов.",
  map: "Карта",
  mapHelp:
    "Ряды тайлов через запятую, например «A0 B90 C180»; пусто — на волю случая. Одинаковые ряды дают один и тот же город.",
  drawAgain: "Другая карта",
  mapWrong: "Из этих рядов не выйдет карты для стольких игроков.",
  options: "Варианты правил",
  expert: "Для знатоков",
  front: {
    change: "Изменить",
    kind: "Какой будет вечер?",
    evenings: {
      teach: {
        name: "Научите меня",
        help: "Вводные правила, терпеливые боты и тренер, который объясняет каждую фазу.",
      },
      evening: { name: "Один вечер", help: "Вся игра, с ботами и свободным местом для друга." },
      friends: { name: "С друзьями", help: "Место для каждого: друзья придут по ссылке." },
      experts: { name: "Знатоки", help: "Вся игра против самых сильных ботов." },
      last: { name: "Мой прошлый стол", help: "Правила и места, как в прошлый раз." },
    },
    friend: "Друг",
    friendHelp: "Получит вашу ссылку или найдёт стол в списке.",
    youHelp: "Здесь начинаете вы.",
    level: (seat) => `Сила бота на месте ${seat}`,
    none: "нет",
    otherwise: (options) => `иначе: ${options}`,
    table: "Стол",
    unlisted: "только по ссылке",
    town: "Ваш город",
    tiles: (columns, rows, houses) => `${columns} × ${rows} · домов: ${houses}`,
    draws: "Последние города",
    draw: (number) => `Город ${number}`,
    copyTown: "Скопировать город",
    notCopied: "Скопировать не удалось. Вот ссылка:",
    byHand: "Вручную",
    byChance: "Город будет вытянут в начале игры.",
    atOnce: "начнётся сразу",
    beginTaught: "Начать с тренером",
    taughtHelp: "на этом устройстве, можно без сети",
    lessonHelp: "Первая раздача с подсказками: взятки, козырь, шефы и монеты за три минуты.",
    beginLesson: "Начать урок",
  },
  submit: "Создать стол",
  nameless: (name) => `Если не указать имя, вас будут звать «${name}».`,
  alike: (name) => `Это имя здесь уже занято: вас будут звать «${name}».`,
};
