import type { ShellWords } from "../../language.ts";

/** Studies as people meet them: their list, their people, their chapters. */
export const studies: ShellWords["studies"] = {
  me: "自分",
  notKept: "このブラウザーは何も保存しません。ここで試した手やメモは、ページを閉じると消えます。",
};
