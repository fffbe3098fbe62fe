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
  unofficial:
    "非公式です。フードチェーンマグネイトはSplotter Spellenのゲームです。ここの絵と文章はすべて独自のものです。",
  loading: "読み込み中…",
  connecting: "接続中…",
  reconnecting: "接続が切れました。再接続しています。何も失われません。",
  pageMissing: "このページの一部を読み込めませんでした。サーバーにつながらないか、接続が切れた可能性があります。",
  tryAgain: "再試行",
  tryAgainIn: (seconds: number) => `${seconds}秒後に再試行`,
  sentAgainSoon: "サーバーが混み合っています。自動的に再送信します。",
  language: "言語",
  languageMissing: "サーバーにつながらないため、この言語を読み込めませんでした。接続が戻りしだい切り替わります。",
  languageAgain: "今すぐ試す",
  theme: "テーマ",
  themes: { light: "ライト", dark: "ダーク", system: "端末に合わせる" },
  notFound: "ここには何もありません。",
  unknownGame: (id) => `このバージョンはゲーム「${id}」を知りません。`,
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
