import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "2回目のゲーム",
  help: "入門ゲームにマイルストーンを加える。",
};
