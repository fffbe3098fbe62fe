import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Choosing who works. */
export const structure: MagnateTableWords["structure"] = {
  allToWork: "入るだけ勤務",
  allToBeach: "全員ビーチへ",
  atWork: "勤務",
  beach: "ビーチ",
  ceoAlone: "CEOだけ",
  nobody: "なし",
  toBeach: (name) => `${name}をビーチへ`,
  toWork: (name) => `${name}を勤務へ`,
  take: (count) => (count === 0 ? "CEOだけで働く" : `この${count}人で働く`),
  overfilled: (tooMany, managers) =>
    managers > 0
      ? `CEOの枠に対してマネージャーが${managers}人多すぎます。`
      : `${tooMany}人多すぎます。マネージャーを増やすか、カードを減らしてください。`,
  chart: "組織図",
  ceoOf: (name) => `${name}（CEO）`,
  filled: (used, of) => `${used}/${of}`,
  freeSlot: (leader) => `${leader}の空き枠`,
  freeSlots: (count) => `空き${count}`,
  putHere: (name) => `${name}をここへ`,
  beachHelp: "研修できるが、今夜は働かない",
  tooMany: "枠がない",
  showTown: "町を見る",
  showChart: "組織図を見る",
  ifWorks: (name) => `${name}が働くと`,
  ifStays: (name) => `${name}がビーチに残ると`,
  takes: "勤務へ",
  away: "ビーチへ",
  plans: {
    none: "保存したプランはまだありません。",
    use: (name) => `「${name}」を使う`,
    saveAs: "名前を付けて保存…",
    save: "保存",
    name: "プランの名前",
    usual: (number) => `プラン${number}`,
    forget: (name) => `「${name}」を捨てる`,
  },
};
