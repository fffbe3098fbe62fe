import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Trudne wybory",
  help: "Kamienie milowe za reklamę produktu i za szkolenie można zdobyć przez 2 rundy, za trzech zatrudnionych – przez 3.",
};
