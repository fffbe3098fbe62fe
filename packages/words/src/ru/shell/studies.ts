import type { ShellWords } from "../../language.ts";

/** Studies as people meet them: their list, their people, their chapters. */
export const studies: ShellWords["studies"] = {
  me: "Я",
  notKept:
    "Этот браузер ничего не хранит: всё, что вы здесь попробуете и отметите, пропадёт, когда страница закроется.",
};
