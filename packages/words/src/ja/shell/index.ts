import type { ShellWords } from "../../language.ts";
import { botNamed } from "../bots.ts";
import { ask, say } from "./ask.ts";
import { chance } from "./chance.ts";
import { claim } from "./claim.ts";
import { consent } from "./consent.ts";
import { create } from "./create.ts";
import { editor } from "./editor.ts";
import { failures } from "./failures.ts";
import { faults } from "./faults.ts";
import { frame } from "./frame.ts";
import { glossary } from "./glossary.ts";
import { guard } from "./guard.ts";
import { learn } from "./learn.ts";
import { lens } from "./lens.ts";
import { lobby } from "./lobby.ts";
import { local } from "./local.ts";
import { looks } from "./looks.ts";
import { map } from "./map.ts";
import { panels } from "./panels.ts";
import { payday } from "./payday.ts";
import { proof } from "./proof.ts";
import { puzzles } from "./puzzles.ts";
import { race } from "./race.ts";
import { out } from "./out.ts";
import { replay } from "./replay.ts";
import { replayKeys } from "./replay-keys.ts";
import { rules } from "./rules.ts";
import { seats } from "./seats.ts";
import { settings } from "./settings.ts";
import { since } from "./since.ts";
import { statistics } from "./statistics.ts";
import { structure } from "./structure.ts";
import { table } from "./table.ts";
import { tabletop } from "./tabletop.ts";
import { text } from "./text.ts";
import { town } from "./town.ts";
import { townCard } from "./town-card.ts";
import { studies } from "./studies.ts";
import { study } from "./study.ts";
import { charts } from "./charts.ts";
import { standing } from "./standing.ts";
import { devices } from "./devices.ts";
import { mute } from "./mute.ts";
import { wish } from "./wish.ts";
import { ping } from "./ping.ts";
import { demand } from "./demand.ts";
import { pencil } from "./pencil.ts";
import { planner } from "./planner.ts";
import { notes } from "./notes.ts";

/** The words of lobby and table that belong to no game. */
export const shell: ShellWords = {
  title: "Blueplate",
  comma: "、",
  tagline: "フードチェーンマグネイトとTrick-n-Chefを遊べる、オープンなオンライン卓",
  unofficial:
    "非公式です。フードチェーンマグネイトはSplotter Spellenのゲームです。ここの絵と文章はすべて独自のものです。",
  loading: "読み込み中…",
  connecting: "接続中…",
  reconnecting: "接続が切れました。再接続しています。何も失われません。",
  language: "言語",
  languageMissing: "サーバーにつながらないため、この言語を読み込めませんでした。接続が戻りしだい切り替わります。",
  languageAgain: "今すぐ試す",
  theme: "テーマ",
  themes: { light: "ライト", dark: "ダーク", system: "端末に合わせる" },
  notFound: "ここには何もありません。",
  learn,
  lobby,
  consent,
  create,
  botNamed,
  table,
  tabletop,
  local,
  looks,
  map,
  settings,
  since,
  statistics,
  structure,
  panels,
  payday,
  text,
  town,
  townCard,
  frame,
  race,
  out,
  replay,
  replayKeys,
  rules,
  seats,
  ask,
  say,
  lens,
  claim,
  editor,
  failures,
  faults,
  chance,
  study,
  charts,
  standing,
  devices,
  mute,
  wish,
  ping,
  demand,
  proof,
  puzzles,
  guard,
  glossary,
  pencil,
  planner,
  studies,
  notes,
};
