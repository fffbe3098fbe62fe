import type { PieceDrawing } from "../piece/drawing.ts";
import type { PieceBatch } from "../piece/piece-batch.ts";
import type { CityPiece } from "../piece/stand.ts";
import type { CityView } from "../view.ts";

/** Where beats are played: what moves, the town, and where every piece stands at rest. */
export interface Theatre {
  readonly crowd: PieceBatch;
  readonly view: CityView;
  readonly pieces: ReadonlyMap<string, CityPiece>;
}

/** Puts a piece there that only the beats know. */
export const extra = (crowd: PieceBatch, key: string, drawing: PieceDrawing): void => {
  if (crowd.has(key)) return;
  crowd.put({ key, drawing, at: [0, 0, 0], turn: 0, size: 1 });
  crowd.setOff(key);
};
