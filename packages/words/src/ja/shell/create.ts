import type { ShellWords } from "../../language.ts";
import { BOT_OF } from "../../bots.ts";
import { botNamed } from "../bots.ts";

/** The form of a new table. */
export const create: ShellWords["create"] = {
  title: "新しい卓",
  name: "卓の名前",
  defaultName: "気楽な卓",
  game: "ゲーム",
  ruleset: "ルール",
  modules: "モジュール",
  modulesHelp: "それぞれルールの一部を変えます。両立するものは組み合わせられます。",
  edition: "版",
  editionHelp: (options) =>
    `下のルールのオプションをどの版に合わせるか。版による違い：${options}。どれも後から変えられます。`,
  seats: "席",
  whoPlays: "プレイヤー",
  players: (count) => `${count}人`,
  you: "あなたの名前",
  me: "あなた",
  open: "空席：リンクを知る人なら誰でも",
  bot: (id) => `ボット：${botNamed(id)}`,
  botName: BOT_OF.ja,
  bots: "ほかは全員ボット",
  seat: (number) => `${number}番の席`,
  banner: (seat) => `${seat}番の席のカラー`,
  listed: "ロビーに載せる",
  listedHelp: "載せない卓にはリンクからしか入れません。",
  seed: "シード",
  seedHelp: "同じシードなら同じマップになります。ロビーに載せない卓のみ。",
  map: "マップ",
  mapHelp: "「A0 B90 C180」のようなタイルの並びをコンマ区切りで。空なら運任せ。同じ並びなら2つの卓で同じ町になります。",
  drawMap: "マップを引く",
  drawAgain: "引き直す",
  mapByChance: "運に任せる",
  mapWrong: "この並びでは、この人数のマップになりません。",
  options: "ルールのオプション",
  expert: "上級者向けオプション",
  submit: "卓を立てる",
  nameFirst: "先に上で名前を入力してください。",
};
