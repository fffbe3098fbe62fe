import { redact, type Seat, type Viewer } from "@blueplate/kernel";

/** Whose eyes look: with every secret open, one seat's, or those of somebody who watched then and saw what lay open. */
export type Viewpoint = "all" | "then" | Seat;

const viewerOf = (eyes: Viewpoint): Viewer => (eyes === "all" ? "referee" : eyes === "then" ? "watcher" : eyes);

/** Anything with envelopes, closed to those who may not read them. */
export const viewFrom = <T>(eyes: Viewpoint, value: T): T => redact(value, viewerOf(eyes));
