export { foodChainMagnate as foodChainMagnateInEnglish } from "./en/food-chain-magnate/index.ts";
export * from "./food-chain-magnate/words.ts";
export * from "./sentence.ts";
