import type { ShellWords } from "../../language.ts";
import { BOT_OF } from "../../bots.ts";
import { botNamed } from "../bots.ts";

/** The form of a new table. */
export const create: ShellWords["create"] = {
  title: "新开一桌",
  name: "牌桌名称",
  defaultName: "轻松一桌",
  game: "游戏",
  ruleset: "规则",
  edition: "版本",
  editionHelp: (options) => `下方的规则选项以哪个版本为准。各版本的不同之处：${options}。每一项仍可单独更改。`,
  seats: "座位",
  whoPlays: "玩家",
  players: (count) => `${count}人`,
  you: "你的名字",
  me: "你",
  open: "空位：有链接即可加入",
  bot: (id) => `机器人：${botNamed(id)}`,
  botName: BOT_OF.zh,
  bots: "其余都是机器人",
  seat: (number) => `${number}号座`,
  banner: (seat) => `${seat}号座的颜色`,
  listed: "在大厅显示",
  listedHelp: "不显示的牌桌只能通过链接进入。",
  seed: "种子",
  seedHelp: "相同的种子生成相同的地图；仅限不在大厅显示的牌桌。",
  map: "地图",
  mapHelp: "形如“A0 B90 C180”的板块行，用逗号分隔；留空则随机。两桌使用相同的行，就是相同的小镇。",
  drawMap: "抽取地图",
  drawAgain: "重新抽取",
  mapByChance: "随机决定",
  mapWrong: "这些板块行不能组成此人数的地图。",
  options: "规则选项",
  expert: "高级选项",
  submit: "开桌",
  nameFirst: "请先在上方填写你的名字。",
};
