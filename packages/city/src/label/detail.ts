const DETAILS = ["full", "short", "coin", "mark"] as const;
/** How much a label tells, by the size of a square on the screen. */
export type Detail = (typeof DETAILS)[number];

/** A screen that is no wider is a phone's: a plaque would hide more of the town there than it tells. */
const PHONE = 480;

/**
 * Under 20 px a coin, on a phone under 28 and under 20 a mark, which tells of a campaign only whose it is; to 32 px a short plaque,
 * above the whole plaque.
 */
export const detailAt = (pixelsPerSquare: number, screenWidth = Infinity): Detail => {
  const isPhone = screenWidth <= PHONE;
  if (pixelsPerSquare < 20) return isPhone ? "mark" : "coin";
  if (pixelsPerSquare < 28 && isPhone) return "coin";
  return pixelsPerSquare < 32 ? "short" : "full";
};

/** Whether one is so far away that neither what a house wants nor the masts of entrances can be read. */
export const isFar = (detail: Detail): boolean => detail === "coin" || detail === "mark";

/** What a label of one level of detail is shortened to where it finds no room, the longest first: never to a mark, which is for all or for none. */
export const shorterThan = (detail: Detail): readonly Detail[] => DETAILS.slice(DETAILS.indexOf(detail) + 1, -1);

/** How the camera sees: the level of detail, straight from above or not, and turned how far, in radians. */
export interface CameraView {
  readonly detail: Detail;
  readonly plan: boolean;
  readonly yaw: number;
}
