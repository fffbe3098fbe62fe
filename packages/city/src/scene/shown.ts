import type { Label } from "../label/measure.ts";
import type { Overlay } from "../overlay/overlay.ts";
import type { PickSpot } from "../pick/pick.ts";
import type { CityPiece } from "../piece/stand.ts";
import type { CityView } from "../view.ts";

/** What stands on a stage now, and how it is to be drawn. */
export interface Shown {
  view: CityView | null;
  pieces: ReadonlyMap<string, CityPiece>;
  spots: readonly PickSpot[];
  labels: readonly Label[];
  overlays: readonly Overlay[];
  calm: boolean;
  noon: boolean;
  ratio: number;
  /** Shadows must be drawn anew. */
  moved: boolean;
  /** Something is moving, and whether shadows follow it. */
  busy: boolean;
  live: boolean;
  /** The quarter turn of the camera that the signs follow. */
  turn: number;
  dark: boolean;
}
