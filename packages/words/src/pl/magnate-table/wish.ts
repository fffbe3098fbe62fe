import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Ile napojów potrzeba: wszyscy kupujący tej tury jadą po nie razem. */
export const wish: MagnateTableWords["wish"] = {
  how: "Kto przywozi napoje",
  together: "Wszyscy razem",
  single: "Po kolei",
  title: "Czego potrzebujesz?",
  help: "Pojadą wszyscy, którzy jeszcze nie jechali; trasy znajdą się same.",
  more: (good) => `Zamów o jeden więcej: ${good}`,
  less: (good) => `Zamów o jeden mniej: ${good}`,
  tonight: "Ile trzeba domom dziś wieczorem",
  sent: "Kto jedzie",
  nobody: "Nikt nie musi jechać.",
  fetchAll: (goods) => (goods === "" ? "Przywieź wszystko" : `Przywieź wszystko: ${goods}`),
  missing: (goods, why) => `Zabraknie: ${goods} (${why}).`,
  spare: (goods) => `Ponad zamówienie: ${goods}.`,
  far: (distance, name, range) => `do źródła ${distance}, zasięg karty „${name}”: ${range}`,
  most: (count) => `wszyscy razem mogą przywieźć najwyżej ${count}`,
  why: {
    "no-source": "na planszy nie ma takiego źródła",
    "no-road": "do źródła nie prowadzi żadna droga",
    nobody: "nie ma już kto jechać",
    hands: "kto mógłby to przywieźć, wiezie coś innego",
  },
};
