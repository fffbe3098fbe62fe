import type { ShellWords } from "../../language.ts";

/** Studies as people meet them: their list, their people, their chapters. */
export const studies: ShellWords["studies"] = {
  me: "Ja",
  notKept: "Ta przeglądarka niczego nie zachowuje: to, co tu wypróbujesz i zanotujesz, zniknie po zamknięciu strony.",
};
