import type { ShellWords } from "../../language.ts";

/** Looking back. */
export const replay: ShellWords["replay"] = {
  title: "リプレイ",
  file: "ログをファイルから開く",
  badFile: "このファイルはゲームのログではありません。",
  drop: "ページのどこかにドロップしても開けます。読み込みはここで行い、どこにも送信しません。",
  badLine: (line, field) =>
    field === "" ? `ログの${line}行目が読み込めません。` : `ログの${line}行目が読み込めません：${field}。`,
  tooLarge: (megabytes) => `ログは最大${megabytes} MBです。これはゲームのログではありません。`,
  noSuchGame: "そのゲームはないか、ログがまだ公開されていません。",
  unknownGame: (id) =>
    id === "" ? "このファイルはゲームのログではありません。" : `このバージョンはゲーム「${id}」を知りません。`,
  position: "ゲーム内の位置",
  back: "1手戻る",
  forward: "1手進む",
  roundBack: "前のラウンド",
  roundForward: "次のラウンド",
  phaseBack: "前のフェイズ",
  phaseForward: "次のフェイズ",
  speed: "速さ",
  speeds: { 1: "1×", 2: "2×", 4: "4×" },
  save: "ログを保存",
  another: "ほかのゲーム",
  chains: "プレイヤー",
  round: (round) => `第${round}ラウンド`,
  play: "再生",
  pause: "一時停止",
  step: (at, last) => `${at} / ${last}`,
  happened: "起きたこと",
  nothing: "目に見える変化はありません。",
};
