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
  title: "Blueplate",
  comma: "、",
  colon: "：",
  stop: "。",
  unofficial: "非官方网站；快餐连锁大亨（Food Chain Magnate）是Splotter Spellen的游戏。本站所有图像与文字均为自制。",
  loading: "加载中…",
  connecting: "连接中…",
  reconnecting: "连接中断，正在重试。不会丢失任何内容。",
  pageMissing: "此页面的一部分未能载入。可能是无法连接服务器，或连接中断。",
  tryAgain: "重试",
  tryAgainIn: (seconds: number) => `${seconds}秒后可重试`,
  sentAgainSoon: "服务器目前繁忙，稍后会自动重新发送。",
  language: "语言",
  languageMissing: "无法连接服务器，未能载入该语言。连接恢复后会自动切换。",
  languageAgain: "立即重试",
  theme: "主题",
  themes: { light: "浅色", dark: "深色", system: "跟随系统" },
  notFound: "这里什么也没有。",
  unknownGame: (id) => `此版本不认识游戏“${id}”。`,
  lobby,
  consent,
  create,
  botDescribed,
  botNamed,
  table,
  tabletop,
  local,
  settings,
  frame,
  rules,
  seats,
  claim,
  failures,
  faults,
  standing,
  devices,
  mute,
  ping,
  guard,
};
