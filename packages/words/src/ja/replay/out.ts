import type { ReplayWords } from "../../pages/replay.ts";

/** ゲームから持ち出すもの。 */
export const out: ReplayWords["out"] = {
  menu: "保存と共有",
  evening: "勝負を決めた夜",
  round: "勝負を決めたラウンド",
  files: "ファイル",
  packed: "記録（圧縮 .gz）",
  line: "この手順を記録として保存",
  lineHelp: "表示中の手順の最後まで。試した変化も含みます。",
  scenario: "この局面をシナリオとして保存",
  scenarioSteps: (steps) =>
    steps === 0
      ? "ファイルはちょうどこの局面から始まります。"
      : `ファイルはフェイズの開始から始まり、${steps} 手でこの局面に至ります。`,
  noScenario: {
    secrets: "ここには知らされていない秘密があります。シナリオにはすべてが必要です。",
    "no-file": "シナリオの形式ではこの局面を表せません。",
  },
  edit: "この局面を編集",
  pictures: "画像",
  picture: "街の画像",
  strip: "ラウンドのフィルム",
  stripHelp: "手番とフェイズごとに一枚、何をしたかの説明つき。",
  size: "大きさ",
  light: "光",
  lights: { present: "今のまま", noon: "昼", night: "夜" },
  from: "視点",
  views: { helicopter: "ヘリコプターから", plan: "真上から" },
  savePicture: "PNG で保存",
  saveMap: "平面図を SVG で保存",
  saveStrip: "フィルムを保存",
  taking: (done, all) => `撮影中：${done} / ${all}`,
  noPicture: "撮影できません。この機械では街を描けません。平面図は保存できます。",
  preview: "プレビュー",
  close: "閉じる",
  embed: "ほかのサイト用",
  embedHelp: "この一行をページに貼ると、この時点の街と、進めるためのボタンが表示されます。",
  copy: "コピー",
  copied: "コピーしました",
  embedTitle: "Blueplate のゲーム",
  openHere: "Blueplate で開く",
  embedNothing: "誰でも見られるゲームはここにありません。",
};
