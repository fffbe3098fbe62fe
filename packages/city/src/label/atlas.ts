import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from "three";

/** A place in the atlas: texture coordinates west, south, east, north. */
export type AtlasCell = readonly [number, number, number, number];

/** One texture for everything written or painted: labels, numbers, billboard faces. */
export interface Atlas {
  readonly texture: CanvasTexture;
  /** The cell of a key; painted at the first call. `scale` is pixels a unit. Null when the atlas is full. */
  cell(
    key: string,
    width: number,
    height: number,
    scale: number,
    paint: (brush: CanvasRenderingContext2D) => void,
  ): AtlasCell | null;
  /** Forgets everything. */
  clear(): void;
  dispose(): void;
}

const SIZE = 2048;
const PADDING = 4;

/** An empty atlas. Cells are packed on shelves, in the order in which they are asked for. */
export const createAtlas = (): Atlas => {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const brush = canvas.getContext("2d");
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 4;
  const cells = new Map<string, AtlasCell>();
  const shelf = { x: PADDING, y: PADDING, tall: 0 };
  const room = (width: number, height: number): readonly [number, number] | null => {
    if (shelf.x + width + PADDING > SIZE) {
      shelf.x = PADDING;
      shelf.y += shelf.tall + PADDING;
      shelf.tall = 0;
    }
    if (shelf.y + height + PADDING > SIZE) return null;
    const spot = [shelf.x, shelf.y] as const;
    shelf.x += width + PADDING;
    shelf.tall = Math.max(shelf.tall, height);
    return spot;
  };
  return {
    texture,
    cell: (key, width, height, scale, paint) => {
      const known = cells.get(key);
      if (known) return known;
      const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)];
      const spot = room(w, h);
      if (!spot || !brush) return null;
      brush.save();
      brush.translate(spot[0], spot[1]);
      brush.beginPath();
      brush.rect(0, 0, w, h);
      brush.clip();
      brush.scale(scale, scale);
      paint(brush);
      brush.restore();
      texture.needsUpdate = true;
      const cell: AtlasCell = [spot[0] / SIZE, 1 - (spot[1] + h) / SIZE, (spot[0] + w) / SIZE, 1 - spot[1] / SIZE];
      cells.set(key, cell);
      return cell;
    },
    clear: () => {
      cells.clear();
      [shelf.x, shelf.y, shelf.tall] = [PADDING, PADDING, 0];
      brush?.clearRect(0, 0, SIZE, SIZE);
      texture.needsUpdate = true;
    },
    dispose: () => texture.dispose(),
  };
};
