import { withMinus } from "../with-minus.ts";
import type { OptionText } from "../game-words.ts";
import { counted } from "../plural.ts";
import { listed, type Sentence, say } from "../sentence.ts";
import { mentionsOf } from "../trick-n-chef/mentions.ts";
import type { TrickNChefWords } from "../trick-n-chef/words.ts";

const suits: TrickNChefWords["suits"] = { red: "красный", yellow: "жёлтый", blue: "синий", green: "зелёный" };
/** A card is of the other gender. */
const CARDS: TrickNChefWords["suits"] = { red: "красная", yellow: "жёлтая", blue: "синяя", green: "зелёная" };
const cardName: TrickNChefWords["card"] = (suit, rank) => `${CARDS[suit]} ${rank}`;
const { who, card, people } = mentionsOf({ suits, card: cardName, and: " и " });
const count = counted("ru");
const coins = (number: number): string => count(number, { one: "монета", few: "монеты", many: "монет" });

const forms: TrickNChefWords["forms"] = {
  "chef.choose": { ask: "С какого шефа вы начинаете?", button: "Взять шефа" },
  "trick.play": { ask: "Какую карту вы играете?", button: "Сыграть" },
  "trick.takeChef": { ask: "Ваша карта младшая: какого шефа вы берёте?", button: "Взять шефа" },
};

const option = (name: string, help: string, values: Readonly<Record<string, string>>): OptionText => ({
  name,
  help,
  values,
});
const options: TrickNChefWords["options"] = {
  stars: option("Звёзды", "Сколько очков стоят карты.", {
    steps: "от 1 до 4, по возрастанию",
    flat: "по одному",
    rank: "по достоинству карты",
    custom: "своя таблица",
  }),
  "left-out-suit": option("Лишняя масть", "Втроём одна масть остаётся в коробке.", {
    green: "зелёная",
    red: "красная",
    yellow: "жёлтая",
    blue: "синяя",
  }),
  "first-player": option("Первый игрок", "Кто начинает.", { random: "по жребию", "host-choice": "выбирает хозяин" }),
  "tie-same-suit": option("Равенство в масти", "Какая карта берёт взятку.", {
    last: "последняя",
    first: "первая",
  }),
  "coins-affect-lowest": option("Монеты и младшая карта", "Учитываются ли монеты для младшей карты.", {
    yes: "учитываются",
    no: "важно напечатанное достоинство",
  }),
  "coin-shortage": option("Нехватка монет", "Кому достаются последние монеты.", {
    "order-of-play": "по порядку хода",
    "from-winner": "начиная с победителя",
    unlimited: "монеты не кончаются",
  }),
  "coin-return": option("Сыгранные монеты", "Когда они возвращаются.", {
    "before-award": "до выдачи новых",
    "after-award": "после выдачи",
  }),
  "next-first-player": option("Первый в новом раунде", "По каким очкам.", {
    total: "по всем",
    "last-round": "за прошлый раунд",
  }),
  "final-tie": option("Ничья в конце", "Кто побеждает.", { shared: "все вместе", random: "по жребию" }),
  "trick-history": option("Сыгранные взятки", "Можно ли их пересмотреть, пока идёт раунд.", {
    hidden: "нет",
    visible: "да",
  }),
};

const slots: TrickNChefWords["slots"] = { suit: "Масть", card: "Карта", coins: "Монеты" };

const coinText = (value: number): string => {
  if (value === 0) return "без монет";
  return value > 0 ? `+${value * 2} (${coins(value)})` : `−${-value * 2} (${coins(-value)})`;
};

const steps: TrickNChefWords["steps"] = {
  begin: "раздача",
  choose: "выбор первых шефов",
  play: "розыгрыш взятки",
  take: "кто-то берёт шефа",
  award: "выдача монет",
  score: "подсчёт очков",
  deal: "раздача",
  over: "игра окончена",
};

const fields: TrickNChefWords["fields"] = {
  step: "Сейчас",
  round: "Раунд",
  first: "Первый в раунде",
  leader: "Заходит",
  aside: "Отложенные шефы",
  centre: "Шефы в центре",
  trump: "Козырь",
  reserve: "Монеты в центре",
  trick: "Эта взятка",
  last: "Прошлая взятка",
  history: "Взятки раунда",
  seat: "Игрок",
  card: "Карта",
  coins: "Монеты",
  hand: "Рука",
  pile: "Взятые карты",
  chefs: "Шефы",
  scores: "Очки по раундам",
  plays: "Карты",
  winner: "Взял",
  chefTaker: "Берёт шефа",
};

/** Why a position cannot be. */
const faults: TrickNChefWords["faults"] = {
  UnknownEdition: (r) => `Нет издания с именем ${r.edition}.`,
  SeatsOutOfRange: (r) => `Игроков ${r.min} или ${r.max}.`,
  NoCustomStars: () => "Своя таблица звёзд нужна только при звёздах custom.",
  NoHostChoice: () => "Первого игрока здесь определяет жребий.",
  NoSuchSeat: (r) => `Места ${r.seat} нет.`,
  NotOnceEach: (r) => `Каждая карта игры есть ровно один раз; не так с картой «${card(r.card).text}».`,
  WholeTricksOnly: () => "В стопке лежат только целые взятки.",
  OutOfTurn: () => "Была не очередь этого игрока.",
  DidNotFollow: () => "У игрока есть масть захода, а он её не сыграл.",
  RoundOver: () => "Раунд окончен.",
  WrongHandSize: () => "В этой руке не столько карт.",
  ChefsMissing: (r) => `Шефы этой масти не сходятся: ${suits[r.suit]}.`,
  WrongChefsInFront: () => "Перед игроками лежит по шефу с начала и по одному за взятку.",
  NotAllChose: () => "Ещё не все выбрали шефа.",
  CentreNotFull: (r) => `Пока шефов выбирают, в центре по ${r.each} каждой масти.`,
  MoreCoins: (r) => `Монет не больше ${r.most}.`,
  CoinsTooEarly: () => "До конца первой взятки монет нет ни у кого.",
  ScorePerRound: () => "По одному числу за каждый сыгранный раунд.",
};

/** Trick-n-Chef in Russian. */
export const trickNChef: TrickNChefWords = {
  name: "Trick-n-Chef",
  about: "Небольшая игра на взятки о ресторанах, шефах и монетах. На троих или четверых.",
  goal: "Взятая карта с вашим шефом приносит свои звёзды, каждая монета приносит очко. Побеждает тот, у кого за три раунда больше очков.",
  points: (number) => count(number, { one: "очко", few: "очка", many: "очков" }),
  tie: "При равенстве выше тот, у кого больше в последнем раунде; дальше первое место делят или решает жребий.",
  ruleset: { name: "Обычная игра", help: "Три раунда по десять взяток." },
  edition: "Первое издание",
  events: {
    FirstPlayerDrawn: (e, names) => say`${who(e.seat, names)} начинает игру.`,
    RoundBegun: (e, names) => say`Раунд ${e.round}: карт у каждого — ${e.handSize}; начинает ${who(e.first, names)}.`,
    ChefChosen: (e, names) => say`${who(e.seat, names)} начинает с шефа: ${suits[e.suit]}.`,
    TrickBegun: (e, names) =>
      say`Взятка ${e.trick}: заходит ${who(e.leader, names)}; козырь: ${e.trump.map((suit) => suits[suit]).join(", ")}.`,
    CardPlayed: (e, names) =>
      e.coins === 0
        ? say`${who(e.seat, names)} играет: ${card(e.card)}.`
        : say`${who(e.seat, names)} играет: ${card(e.card)}, ${coins(Math.abs(e.coins))}, сила ${withMinus(e.value)}.`,
    TrickWon: (e, names) =>
      say`Взятку берёт ${who(e.winner, names)}; младшая карта и новый шеф — ${who(e.chefTaker, names)}.`,
    CoinsReturned: (e) => (e.coins === 0 ? null : say`Возвращается в центр: ${coins(e.coins)}.`),
    ChefTaken: (e, names) => say`${who(e.seat, names)} берёт шефа: ${suits[e.suit]}.`,
    CoinsAwarded: (e, names) => (e.to.length === 0 ? null : say`По монете получают: ${people(e.to, names)}.`),
    RoundScored: (e, names) =>
      say`Очки за раунд ${e.round}: ${listed(
        e.results.map((result, seat): Sentence => say`${who(seat, names)} ${result.points}`),
        ", ",
      )}.`,
    GameEnded: (e, names) =>
      e.ending.winners.length === 1
        ? say`${people(e.ending.winners, names)} побеждает.`
        : say`${people(e.ending.winners, names)} побеждают вместе.`,
  },
  refusals: {
    ChefNotSetAside: (r) => `Этот шеф (${suits[r.suit]}) не отложен.`,
    CardNotInHand: (r) => `У вас нет этой карты: ${card(r.card).text}.`,
    MustFollowSuit: (r) => `У вас есть масть захода (${CARDS[r.led]}): её и надо играть.`,
    TooManyCoins: (r) => `У вас только ${coins(r.owned)}.`,
    NoChefInCentre: (r) => `В центре такого шефа не осталось: ${suits[r.suit]}.`,
  },
  faults,
  forms,
  options,
  suits,
  card: cardName,
  banners: ["Мейбл", "Отис", "Джуно", "Эрл", "Дот"],
  slots,
  steps,
  fields,
  coins: coinText,
};
