import type { ShellWords } from "../../../language.ts";

/** One seat on several devices. */
export const devices: ShellWords["devices"] = {
  title: "На другом устройстве",
  help: "Откройте эту ссылку на другом устройстве: место будет вашим на обоих. Она сработает один раз в течение 15 минут и только для вас.",
  held: (count) =>
    count === 1 ? "Место открыто только на этом устройстве." : `Место открыто на устройствах: ${count}.`,
  signOut: "Закрыть на остальных",
  making: "Создаём ссылку…",
};
