export { GAP, pushed, type Push } from "./arrange.ts";
export { type Frame, type Layout, layOut, type Projection, thingsOn } from "./layout.ts";
export { chipLabel, detailAt, type Label, labelsOf, type Sight } from "./measure.ts";
export { seenIn } from "./seen.ts";
export { framed, type Gaze, PITCH, pixelsPerSquare, projected } from "../camera/rig.ts";
export { type Box, boxAt, grown, overlap } from "../placing/box.ts";
