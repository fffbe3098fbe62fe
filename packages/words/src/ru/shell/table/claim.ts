import type { ShellWords } from "../../../language.ts";

/** Taking a seat by its link. */
export const claim: ShellWords["claim"] = {
  working: "Занимаем ваше место…",
  failed: "Эта ссылка больше не действует. Попросите за столом новую.",
  unreachable: "Сервер не отвечает. Попробуйте ещё раз чуть позже.",
  again: "Ещё раз",
};
