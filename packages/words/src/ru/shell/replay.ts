import type { ShellWords } from "../../language.ts";

/** Looking back. */
export const replay: ShellWords["replay"] = {
  title: "Повтор",
  file: "Открыть журнал из файла",
  badFile: "Этот файл — не журнал игры.",
  drop: "или перетащите его на эту страницу. Он читается здесь и никуда не отправляется.",
  badLine: (line, field) =>
    field === "" ? `Строка ${line} журнала не читается.` : `Строка ${line} журнала не читается: ${field}.`,
  tooLarge: (megabytes) => `Журнал бывает не больше ${megabytes} МБ; это не журнал игры.`,
  noSuchGame: "Такой игры нет, или её журнал вам пока закрыт.",
  unknownGame: (id) => (id === "" ? "Этот файл — не журнал игры." : `Эта версия не знает игру «${id}».`),
  position: "Позиция в игре",
  back: "Шаг назад",
  forward: "Шаг вперёд",
  roundBack: "Раунд назад",
  roundForward: "Раунд вперёд",
  phaseBack: "Фаза назад",
  phaseForward: "Фаза вперёд",
  speed: "Скорость",
  speeds: { 1: "1×", 2: "2×", 4: "4×" },
  save: "Сохранить журнал",
  another: "Другая игра",
  chains: "Игроки",
  round: (round) => `Раунд ${round}`,
  play: "Пуск",
  pause: "Пауза",
  step: (at, last) => `${at} / ${last}`,
  happened: "Что произошло",
  nothing: "Ничего заметного.",
};
