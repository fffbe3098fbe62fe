import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "Надёжный",
  easy: "Лёгкий",
  medium: "Средний",
  hard: "Сложный",
  "drinks-seller": "Торговец напитками",
  "price-fighter": "Борец ценами",
  builder: "Строитель",
  marketer: "Рекламщик",
  sensible: "Разумный",
  random: "Случайный",
});

/** The name of who plays so. */
export const botDisplayName = botsNamed({
  steady: "Стэн",
  easy: "Дейзи",
  medium: "Майлз",
  hard: "Вера",
  "drinks-seller": "Перри",
  "price-fighter": "Пенни",
  builder: "Билл",
  marketer: "Молли",
  sensible: "Сибил",
  random: "Рэнди",
});

/** How a bot plays. */
export const botDescribed = botsNamed({
  steady: "Продаёт бургеры по полной цене и никогда не рискует.",
  easy: "Планирует как средний, но упускает то, что упускают новички.",
  medium: "Видит по карте, чем стать компании, и планирует день целиком.",
  hard: "Прежде чем решить, много раз проигрывает в уме, что может случиться.",
  "drinks-seller": "Привозит напитки, которых нет у других, и вызывает у города жажду.",
  "price-fighter": "Снижает цены, чтобы отбить дома у соперников.",
  builder: "Строит дома, сады и рестораны.",
  marketer: "Первым начинает рекламу и никогда без неё не остаётся.",
  sensible: "Смотрит на одну взятку вперёд и мало рискует.",
  random: "Делает всё, что позволяют правила.",
});
