import type { ShellWords } from "../../../language.ts";

/** Before the start: who sits where, and how others come. */
export const seats: ShellWords["seats"] = {
  /** What one sits down to: the map as it will be, and options that nobody changed. */
  mapByChance: "ゲーム開始時にランダムに決まります",
  mapChosen: "ホストが選んだマップ",
  optionsUsual: "ルールブックどおり",
  invite: "このリンクを友だちに送ってください：",
  copy: "リンクをコピー",
  copied: "リンクをコピーしました。",
  marked: "リンクを選択しました。Ctrl+C（Macは⌘C）でコピーしてください。",
  standUp: "席を立つ",
  dress: "名前とカラー",
  dressDone: "保存",
  free: (seat) => `${seat}番の席を空ける`,
  begins: "全員が揃うとゲームが始まります。",
};
