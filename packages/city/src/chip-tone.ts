/** A chip says what is so, what is of no use (`dim`), or what the rules refuse. */
export type ChipTone = "plain" | "dim" | "refused" | DistanceKind;

/** Distances are round, as coins: a number on a square chip would be read as a house's. */
export type DistanceKind = "near" | "far";

/** Whether a chip tells a distance. */
export const isDistance = (tone: ChipTone): tone is DistanceKind => tone === "near" || tone === "far";
