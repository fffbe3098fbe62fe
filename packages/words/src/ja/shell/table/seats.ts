import type { ShellWords } from "../../../language.ts";

/** Before the start: who sits where, and how others come. */
export const seats: ShellWords["seats"] = {
  /** What one sits down to: the map as it will be, and options that nobody changed. */
  mapByChance: "ゲーム開始時にランダムに決まります",
  origin: {
    chosen:
      "このゲームのシードはホストが選んだため、何が出るかを知っている可能性があります。ランキングには数えられません。",
    daily: "この日は全員が同じシードで遊びます。ランキングには数えられません。",
    continued: "以前に遊ばれたゲームの続きです。ランキングには数えられません。",
    imported: "ファイルから読み込まれたゲームです。ランキングには数えられません。",
  },
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
  reserved: (player, until) => `${until}まで${player}のための席`,
  keptFor: (player) => `${player}の席`,
  keptForYou: "あなたの席",
  begins: "全員が揃うとゲームが始まります。",
};
