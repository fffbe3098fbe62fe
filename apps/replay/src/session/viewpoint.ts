import { redact, type Seat, type Viewer } from "@blueplate/kernel";

/** Whose viewpoint it is: with every secret open, one seat's, or that of somebody who watched then and saw what lay open. */
export type Viewpoint = "all" | "then" | Seat;

const viewerOf = (viewpoint: Viewpoint): Viewer =>
  viewpoint === "all" ? "referee" : viewpoint === "then" ? "watcher" : viewpoint;

/** Anything with envelopes, closed to those who may not read them. */
export const viewFrom = <T>(viewpoint: Viewpoint, value: T): T => redact(value, viewerOf(viewpoint));
