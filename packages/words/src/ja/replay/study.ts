import type { ReplayWords } from "../../pages/replay.ts";

/** Studies: why an edit is not taken. */
export const study: ReplayWords["study"] = {
  refused: {
    Gone: "もうありません。だれかが削除しました。",
    IdTaken: "同じ名前のものがすでにあります。",
    NotYours:
      "コメントを変更できるのは書いた人だけです。削除できるのは、変化や章ごと削除する場合も、書いた人と研究の所有者だけです。",
    LastOwner: "研究には所有者が必要です。先にほかの人を所有者にしてください。",
    GameRuns: "進行中のゲームをあなたの席から見たものです。ゲームが終わるまで、この研究はあなただけのものです。",
    Unknowable: "この先は、この記録では見えない秘密によって決まります。",
    UnknownGame: "このビルドはそのゲームを知りません。",
    OtherRules: "この局面は今とは違うルールで生じたものです。見ることはできますが、続きは打てません。",
    Misplayed: "この局面からはルールどおりに進められません。",
    NoSuchStudy: "その研究はないか、あなたには公開されていません。",
    NotTheOwner: "この研究の所有者だけができます。",
    TooManyStudies: "参加できる研究の数の上限です。いくつか抜けるか削除してから、もう一度お試しください。",
    Closed: "サーバーが答える前に研究が閉じられました。",
    NotKept: "ブラウザーに保存できませんでした。空きがないか、許可されていません。",
  },
  badLine: (line, field, what) => `ファイルの${line}行目が読み込めません：${field === "" ? "" : `${field}：`}${what}。`,
  badField: (field, what) => `内容に合わないところがあります：${field}：${what}。`,
  tooLarge: (megabytes) => `研究は最大${megabytes} MBです。これは研究のファイルではありません。`,
  /** By the role that it needs. */
  notAllowed: {
    read: "この研究のメンバーだけができます。",
    write: "この研究に書き込める人だけができます。",
    owner: "この研究の所有者だけができます。",
  },
  /** By the limit that is reached. */
  tooMuch: {
    members: (most: number) => `研究のメンバーは最大${most}人です。`,
    chapters: (most: number) => `研究の章は最大${most}個です。`,
    nodesInChapter: (most: number) => `1つの章に加えられる手は最大${most}個です。`,
    commentsAtNode: (most: number) => `1つの場面のコメントは最大${most}件です。`,
    shapesAtNode: (most: number) => `1つの場面の印は最大${most}個です。`,
    estimatesAtNode: (most: number) => `1つの場面に残せる推定は、ボット${most}種類分までです。`,
    bookmarksInChapter: (most: number) => `1つの章のしおりは最大${most}個です。`,
    sourceSize: () => "このゲームは研究には大きすぎます。",
    nodeSize: () => "この手の結果は大きすぎて保存できません。",
    studySize: () => "研究がいっぱいです。章を削除するか、新しい研究を始めてください。",
    edits: (most: number) => `研究の編集は最大${most}回です。ファイルから新しい研究を始めてください。`,
  },
};
