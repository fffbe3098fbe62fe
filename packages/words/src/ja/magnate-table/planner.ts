import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** The plan of one's own company over the next rounds. */
export const planner: MagnateTableWords["planner"] = {
  title: "プランナー",
  help: "あなただけに見えます。ほかの人は何もせず、誰も食べず、誰も広告に出かけないものとします。",
  nothing: "計画を立てる会社がありません。",
  round: (round) => `第${round}ラウンド`,
  revealed: "公開済み",
  hires: (left) => `雇用（残り${left}）`,
  trainings: (left) => `研修（残り${left}段階）`,
  addHire: "雇用…",
  addTraining: "研修…",
  training: (from, to) => `${from}→${to}`,
  by: (names) => `担当：${names}`,
  impossible: (what, why) => `${what}：${why}`,
  drop: (what) => `計画から外す：${what}`,
  missing: (names) => `手札にありません：${names}`,
  overfilled: (count) => `${count}人多すぎます。全員がビーチ行きになります。`,
  stranded: (names) => `空の山から雇用したので、同じラウンドに研修が必要です：${names}`,
  salaries: (due, cash) => `給料$${due}／所持金$${cash}`,
  short: (missing) => `先に$${missing}稼ぐ必要があります`,
  guess: (income, cash) => `予想：+$${income}、その後の所持金${cash < 0 ? `−$${-cash}` : `$${cash}`}`,
  guessHelp: {
    tonight:
      "予想です。どの夕食も、今夜の今の見込みと同じだけ稼ぎ、その後に給料を払うものとします。これから作る物・運ぶ物・建てる物、始まる広告や終わる広告、ほかの人の行動は含みません。",
    last: "予想です。どの夕食も前回と同じだけ稼ぎ、その後に給料を払うものとします。作る物・運ぶ物・建てる物、始まる広告や終わる広告、ほかの人の行動は含みません。",
  },
  claims: (names) => `達成：${names}`,
  draft: "下書きに使う",
  draftHelp: "この組織を質問欄に移します。",
  clear: "計画を最初から立て直す",
};
