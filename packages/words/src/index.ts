export { english } from "./en/words.ts";
export { dollars, squareName } from "./food-chain-magnate/mentions.ts";
export { campaignNamed, entryOf, phaseNamed } from "./food-chain-magnate/entry.ts";
export { structuresLine, turnLine } from "./food-chain-magnate/line.ts";
export { freeNumber, nameAmong, unnamedNumber } from "./default-names.ts";
export * from "./faults.ts";
export * from "./food-chain-magnate/words.ts";
export * from "./game-words.ts";
export * from "./language.ts";
export * from "./load.ts";
export * from "./locale.ts";
export { retriedImport } from "./retried-import.ts";
export {
  addModuleWords,
  type ModuleWords,
  moduleWords,
  type ReasonTools,
  type SentenceTools,
} from "./food-chain-magnate/module-words.ts";
export { spelled, titled } from "./spelled.ts";
export * from "./seats.ts";
export * from "./sentence.ts";
export { hasNoName, TABLE_PLACES, tableNameAt, untakenTableName } from "./table-names.ts";
export { dayIn, tableNameIn } from "./tables.ts";
export * from "./trick-n-chef/words.ts";
export * from "./view/lines.ts";
export * from "./view/shown.ts";
export { withMinus } from "./with-minus.ts";
