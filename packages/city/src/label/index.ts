export { crowdOf, GAP, isPointedAcross, pushed, type LabelOffset } from "./arrange.ts";
export { type ScreenFrame, type Layout, layOut, type Projection, thingsOn } from "./layout.ts";
export { type CameraView, detailAt } from "./detail.ts";
export { chipLabel, type Label, labelsOf } from "./measure.ts";
export { type LabelledPieces, seenIn } from "./obstacle.ts";
export { framed, type CameraPose, PITCH, pixelsPerSquare, projected } from "../camera/rig.ts";
export { areaOf, areaUnder } from "../placing/outline.ts";
export { type Rectangle, boxAt, grown, overlap } from "../placing/rectangle.ts";
export { hiddenIn, type LabelSight, MOST_HIDDEN } from "./sight.ts";
