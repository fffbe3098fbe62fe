import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { leadInDollars } from "../lead.ts";

/** A picture and a film of the evening that decided a game. */
export const share: MagnateTableWords["share"] = {
  title: "Вечер, который всё решил",
  told: (round, who, before, after) => `Раунд ${round}: ${leadInDollars(who, before, after)}.`,
  cashThen: "После этого вечера",
  none: "Решающего вечера не было: никто не победил или ни один ужин не принёс победителю отрыва.",
  alt: "Город в вечер, который решил игру, и деньги всех игроков",
  drawing: "Город рисуется…",
  noTown: "Этот браузер не рисует объёмный город: на картинке плоская карта, а фильма не будет.",
  filmHelp: "Семьи едут на ужин, двадцать секунд. Медленному компьютеру нужно несколько минут.",
};
