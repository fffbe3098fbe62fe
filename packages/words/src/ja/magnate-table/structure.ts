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
};
