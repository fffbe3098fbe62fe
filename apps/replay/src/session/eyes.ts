import { redact, type Seat, type Viewer } from "@blueplate/kernel";

/** Whose eyes look: with every secret open, one seat's, or those of somebody who watched then and saw what lay open. */
export type Eyes = "all" | "then" | Seat;

const viewerOf = (eyes: Eyes): Viewer => (eyes === "all" ? "referee" : eyes === "then" ? "watcher" : eyes);

/** Anything with envelopes, closed to those who may not read them. */
export const seenBy = <T>(eyes: Eyes, value: T): T => redact(value, viewerOf(eyes));
