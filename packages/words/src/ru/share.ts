import type { ShareWords } from "../pages/share.ts";
import { leadInPoints } from "./lead.ts";

/** What can be handed on of a game that is over, whatever decided it. */
export const share: ShareWords = {
  noPicture: "Картинку нарисовать не удалось. Закройте другие страницы с движущейся графикой и попробуйте ещё раз.",
  savePicture: "Сохранить картинку",
  savedAs: (name) => `Сохранено как ${name}.`,
  giveOn: "Поделиться…",
  film: "Снять фильм (WebM)",
  gif: "Снять фильм (GIF)",
  filming: (done, all) => `Кадр ${done} из ${all}…`,
  stop: "Остановить",
  stopped: "Остановлено. Ничего не сохранено.",
  saveFilm: (kind) => `Сохранить фильм (${kind})`,
  further: "Дальше вправо",
  enlarge: "Увеличить",
  seeWhole: "Показать целиком",
  showFilm: "Показать фильм",
  showPicture: "Показать картинку",
  noWebm: "Этот браузер не умеет записывать WebM, но GIF запишет.",
  failed: "Снять фильм не удалось. Попробуйте GIF или другой браузер.",
  /** Of a game of rounds: the round that decided it. */
  round: {
    title: "Раунд, который всё решил",
    told: (round, who, before, after) => `Раунд ${round}: ${leadInPoints(who, before, after)}.`,
    none: "Решающего раунда не было: никто не победил или ни один раунд не принёс победителю отрыва.",
    alt: "Очки каждого раунда и взятка, которая принесла победителю больше всего в решающем раунде",
    drawing: "Стол рисуется…",
    filmHelp: "Взятки этого раунда одна за другой, за двадцать секунд.",
    trick: (trick, of) => `Взятка ${trick} из ${of}`,
  },
};
