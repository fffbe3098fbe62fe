import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Gra wprowadzająca",
  help: "Bez kamieni milowych, pensji i kart rezerwy; kończy ją pierwsze rozbicie banku.",
};
