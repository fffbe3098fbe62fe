import { formed } from "../../plural.ts";
import type { ReplayWords } from "../../pages/replay.ts";

const form = formed("ru");
const commands = (count: number) => form(count, { one: "команду", few: "команды", many: "команд" });

/** Взять что-то из партии с собой. */
export const out: ReplayWords["out"] = {
  menu: "Сохранить и поделиться",
  evening: "Вечер, который всё решил",
  round: "Раунд, который всё решил",
  files: "Файлы",
  packed: "Запись партии, сжатая (.gz)",
  line: "Эта линия как запись",
  lineHelp: "Ходы до конца показанной линии, вместе с вариантами.",
  scenario: "Эта позиция как сценарий",
  scenarioSteps: (steps) =>
    steps === 0
      ? "Файл начинается прямо с этой позиции."
      : `Файл начинается с начала фазы и ведёт сюда через ${steps} ${commands(steps)}.`,
  noScenario: {
    secrets: "Здесь есть тайное, чего вы не знаете, а сценарию нужно всё.",
    "no-file": "Формат сценария не может описать эту позицию.",
  },
  edit: "Изменить эту позицию",
  pictures: "Картинки",
  picture: "Картинка города",
  strip: "Кинолента раунда",
  stripHelp: "По картинке на каждый ход и каждую фазу, с подписью, что было сделано.",
  size: "Размер",
  light: "Свет",
  lights: { present: "Как сейчас", noon: "Полдень", night: "Ночь" },
  from: "Откуда смотреть",
  views: { helicopter: "С вертолёта", plan: "Прямо сверху" },
  savePicture: "Сохранить как PNG",
  saveMap: "Сохранить плоскую карту как SVG",
  saveStrip: "Сохранить киноленту",
  taking: (done, all) => `Снимаем: ${done} из ${all}`,
  noPicture: "Снимок не получился: эта машина не рисует город. Плоскую карту сохранить можно.",
  preview: "Предпросмотр",
  close: "Закрыть",
  embed: "Для других сайтов",
  embedHelp: "Вставьте эту строку в страницу: она покажет город в этот момент и кнопки шага.",
  copy: "Скопировать",
  copied: "Скопировано",
  embedTitle: "Партия на Blueplate",
  openHere: "Открыть на Blueplate",
  embedNothing: "Здесь нет партии, которую могут видеть все.",
};
