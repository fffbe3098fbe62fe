export { foodChainMagnateWords } from "./en/food-chain-magnate/adapter.ts";
export { foodChainMagnate } from "./en/food-chain-magnate/index.ts";
export { shell } from "./en/shell/index.ts";
export { trickNChefWords } from "./en/trick-n-chef.ts";
export * from "./food-chain-magnate/words.ts";
export * from "./game-words.ts";
export * from "./sentence.ts";
export * from "./trick-n-chef/words.ts";
export * from "./view-lines.ts";
