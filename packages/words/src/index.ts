export { english } from "./en/words.ts";
export * from "./food-chain-magnate/words.ts";
export * from "./game-words.ts";
export * from "./language.ts";
export * from "./load.ts";
export * from "./sentence.ts";
export * from "./trick-n-chef/words.ts";
export * from "./view/lines.ts";
export * from "./view/shown.ts";
