import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Druga gra",
  help: "Gra wprowadzająca z kamieniami milowymi.",
};
