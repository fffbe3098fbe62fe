import type { ShellWords } from "../../../language.ts";

/** One seat on several devices. */
export const devices: ShellWords["devices"] = {
  title: "別の端末でも",
  help: "別の端末でこのリンクを開くと、両方で席に着けます。使えるのは15分以内に1回、あなた専用です。",
  held: (count) => (count === 1 ? "席はこの端末だけです。" : `${count}台の端末で席に着いています。`),
  signOut: "ほかの端末を外す",
  making: "リンクを作成中…",
};
