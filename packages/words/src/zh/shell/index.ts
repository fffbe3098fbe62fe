import type { ShellWords } from "../../language.ts";
import { botDescribed, botNamed } from "../bots.ts";
import { ask, say } from "./table/ask.ts";
import { chance } from "./replay/chance.ts";
import { claim } from "./table/claim.ts";
import { consent } from "./table/consent.ts";
import { create } from "./create.ts";
import { editor } from "./replay/editor.ts";
import { failures } from "./failures.ts";
import { faults } from "./faults.ts";
import { frame } from "./frame.ts";
import { glossary } from "./glossary.ts";
import { guard } from "./table/guard.ts";
import { learn } from "./learn.ts";
import { lens } from "./town/lens.ts";
import { lobby } from "./lobby.ts";
import { local } from "./local.ts";
import { looks } from "./replay/looks.ts";
import { map } from "./town/map.ts";
import { panels } from "./company/panels.ts";
import { payday } from "./company/payday.ts";
import { proof } from "./replay/proof.ts";
import { puzzles } from "./replay/puzzles.ts";
import { race } from "./town/race.ts";
import { out } from "./replay/out.ts";
import { replay } from "./replay/replay.ts";
import { replayKeys } from "./replay/replay-keys.ts";
import { rules } from "./rules.ts";
import { seats } from "./table/seats.ts";
import { settings } from "./settings.ts";
import { catchUp } from "./table/catch-up.ts";
import { statistics } from "./replay/statistics.ts";
import { structure } from "./company/structure.ts";
import { table } from "./table/table.ts";
import { tabletop } from "./table/tabletop.ts";
import { text } from "./town/text.ts";
import { town } from "./town/town.ts";
import { townCard } from "./town/town-card.ts";
import { studies } from "./replay/studies.ts";
import { study } from "./replay/study.ts";
import { charts } from "./replay/charts.ts";
import { standing } from "./table/standing.ts";
import { devices } from "./table/devices.ts";
import { mute } from "./table/mute.ts";
import { wish } from "./table/wish.ts";
import { ping } from "./table/ping.ts";
import { demand } from "./company/demand.ts";
import { pencil } from "./company/pencil.ts";
import { planner } from "./company/planner.ts";
import { notes } from "./replay/notes.ts";

/** The words of lobby and table that belong to no game. */
export const shell: ShellWords = {
  title: "Blueplate",
  comma: "、",
  tagline: "快餐连锁大亨与Trick-n-Chef的开放线上牌桌",
  unofficial: "非官方网站；快餐连锁大亨（Food Chain Magnate）是Splotter Spellen的游戏。本站所有图像与文字均为自制。",
  loading: "加载中…",
  connecting: "连接中…",
  reconnecting: "连接中断，正在重试。不会丢失任何内容。",
  language: "语言",
  languageMissing: "无法连接服务器，未能载入该语言。连接恢复后会自动切换。",
  languageAgain: "立即重试",
  theme: "主题",
  themes: { light: "浅色", dark: "深色", system: "跟随系统" },
  notFound: "这里什么也没有。",
  learn,
  lobby,
  consent,
  create,
  botDescribed,
  botNamed,
  table,
  tabletop,
  local,
  looks,
  map,
  settings,
  catchUp,
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
