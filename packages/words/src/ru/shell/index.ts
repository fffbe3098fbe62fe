import type { ShellWords } from "../../language.ts";
import { botDescribed, botNamed } from "../bots.ts";
import { claim } from "./table/claim.ts";
import { consent } from "./table/consent.ts";
import { create } from "./create.ts";
import { failures } from "./failures.ts";
import { faults } from "./faults.ts";
import { frame } from "./frame.ts";
import { guard } from "./table/guard.ts";
import { lobby } from "./lobby.ts";
import { local } from "./local.ts";
import { rules } from "./rules.ts";
import { seats } from "./table/seats.ts";
import { settings } from "./settings.ts";
import { table } from "./table/table.ts";
import { tabletop } from "./table/tabletop.ts";
import { standing } from "./table/standing.ts";
import { devices } from "./table/devices.ts";
import { mute } from "./table/mute.ts";
import { ping } from "./table/ping.ts";

/** The words of lobby and table that belong to no game. */
export const shell: ShellWords = {
  comma: ", ",
  colon: ": ",
  stop: ". ",
  title: "Blueplate",
  unofficial: "Неофициально; Food Chain Magnate — игра Splotter Spellen. Вся графика и тексты здесь наши.",
  loading: "Загрузка…",
  connecting: "Подключение…",
  reconnecting: "Связь потеряна, подключаемся снова. Ничего не пропало.",
  pageMissing: "Не удалось загрузить часть этой страницы. Возможно, сервер недоступен или связь прервалась.",
  tryAgain: "Повторить",
  tryAgainIn: (seconds: number) => `Повторить через ${seconds} с`,
  sentAgainSoon: "Сервер сейчас очень занят; отправка повторится автоматически.",
  language: "Язык",
  languageMissing: "Этот язык не удалось загрузить: сервер недоступен. Он появится, как только вернётся связь.",
  languageAgain: "Попробовать сейчас",
  theme: "Тема",
  themes: { light: "Светлая", dark: "Тёмная", system: "Как в системе" },
  notFound: "Здесь ничего нет.",
  unknownGame: (id) => `Эта версия не знает игру «${id}».`,
  lobby,
  consent,
  create,
  botDescribed,
  botNamed,
  table,
  local,
  settings,
  frame,
  rules,
  seats,
  claim,
  failures,
  faults,
  tabletop,
  standing,
  devices,
  mute,
  ping,
  guard,
};
