import type { ShellWords } from "../../language.ts";

/** What the server answers when it does not do it. */
export const failures: ShellWords["failures"] = {
  NoSuchTable: "その卓はありません。",
  NotYourSeat: "あなたの席ではありません。",
  NotTheHost: "卓のホストだけができます。",
  SeatTaken: "その席は埋まっています。",
  AlreadySeated: "もうこの卓に着いています。",
  ColoursTaken: "その色は同じテーブルの別の人が使っています。ほかの色を選んでください。",
  AlreadyStarted: "ゲームはもう始まっています。",
  NotStarted: "ゲームはまだ始まっていません。",
  SeatsFree: "空席があります。",
  LinkVoid: "このリンクはもう使えません。",
  ReadOnly: "このゲームは閲覧のみできます。",
  AskedAlready: "ほかの人が巻き戻しを求めています。その返事が先です。",
  NotAsked: "この要求はもう受け付けていません。",
  HandedOver: "この席はボットが引き継いでいます。",
  Resigned: "この席は放棄されました。",
  NotAway: "このプレイヤーをまだ十分に待っていません。",
  NotWaited: "今はこのプレイヤーを待っていません。",
  NudgedAlready: "このプレイヤーにはもう声をかけました。一度で十分です。",
  NotStored: "サーバーが保存できませんでした。もう一度お試しください。",
  Stale: "先に動いた人がいて状況が変わりました。もう一度確認してください。",
  NotNow: "今はできません。",
  UnknownCommand: "この卓のルールにはありません。",
  NothingToUndo: "取り消せるものがありません。",
  Malformed: "内容に合わないところがあります。",
  TooManyTables:
    "1人が持てる進行中の卓の上限です。ロビーの「自分のゲーム」でいくつか閉じるか終えてから、もう一度お試しください。",
  TooLarge: "大きすぎて送信できません。",
  TooMany: "一度に多すぎます。少し待ってからもう一度お試しください。",
  Overloaded:
    "サーバーが混み合っています。進行中のゲームはそのまま続けられます。少し待ってからもう一度お試しください。",
  Banned: "このサーバーの管理者により利用を停止されています。誤りだと思う場合は管理者にお問い合わせください。",
  ServerReadOnly: "サーバーは今、変更を受け付けていません。閲覧はできます。少し待ってからもう一度お試しください。",
  TimedOut: "時間内に届きませんでした。接続を確認して、もう一度お試しください。",
  Network: "サーバーに接続できません。再試行します。",
};
