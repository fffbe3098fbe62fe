import { CHAINS, PLAQUE } from "../palette.ts";
import { chipLabel, coinLabel, type Label } from "../label/measure.ts";
import { middleOf } from "../pick/pick.ts";
import { rectangle, squareKey, TILE } from "../town/board.ts";
import type { CityTown, Square } from "../view.ts";
import { inkBroken, inkChanged, inkCross, inkDots, inkFill, inkHatch, inkOutline } from "./area.ts";
import { AFLOAT, createInk, type GroundPainter } from "./ink.ts";
import { dashed, markLines, TONES } from "./mark.ts";
import type { Overlay, SquareChip } from "./overlay.ts";
import { inkRange, inkRoutes } from "./road.ts";
import { ghostSquares } from "./squares.ts";

type Of<K extends Overlay["kind"]> = Extract<Overlay, { kind: K }>;
const over = ([x, y]: readonly [number, number]): Label["at"] => [x, AFLOAT, y];
/** The outline of what has left its place. */
const LEFT = { width: 0.12, inset: 0.1, dash: 0.3, gap: 0.2 };

/** The middle of the far edge of squares: what stands there leaves them to be seen. */
const headOf = (squares: readonly Square[]): readonly [number, number] => {
  const [x] = middleOf(squares);
  return [x, Math.min(...squares.map(([, y]) => y))];
};

const inkGhost = (ink: GroundPainter, overlay: Of<"ghost">): Label[] => {
  const squares = ghostSquares(overlay.piece);
  if (overlay.refused !== null) {
    inkHatch(ink, squares, PLAQUE.refused, 0.9);
    inkOutline(ink, squares, 0.1, 0.05, PLAQUE.refused, 1);
    if (squares.length) inkCross(ink, squares, PLAQUE.refused);
    return overlay.refused ? [chipLabel("refused", `✕ ${overlay.refused}`, "refused", over(headOf(squares)))] : [];
  }
  inkOutline(ink, squares, 0.12, 0.02, PLAQUE.cream, 1);
  if (!overlay.contact) return [];
  const [x, y] = overlay.contact;
  ink.rectangle(x + 0.18, y + 0.18, x + 0.82, y + 0.82, PLAQUE.cream, 0.95);
  ink.stroke([x + 0.3, y + 0.52], [x + 0.45, y + 0.68], 0.1, PLAQUE.allowed, 1);
  ink.stroke([x + 0.43, y + 0.68], [x + 0.72, y + 0.34], 0.1, PLAQUE.allowed, 1);
  return [];
};

const inkTiles = (ink: GroundPainter, overlay: Of<"tiles">): Label[] => {
  const colour = CHAINS[overlay.style].body;
  return overlay.tiles.map(({ tile, distance }) => {
    const [x, y] = [tile[0] * TILE, tile[1] * TILE];
    ink.rectangle(x + 0.06, y + 0.06, x + TILE - 0.06, y + TILE - 0.06, colour, 0.4 - Math.min(distance, 4) * 0.07);
    inkOutline(ink, rectangle([x, y], TILE, TILE), 0.12, 0.12, PLAQUE.cream, 1);
    return coinLabel(`tile:${squareKey(tile)}`, String(distance), overlay.style, over([x + TILE / 2, y + TILE / 2]));
  });
};

const inkSpots = (ink: GroundPainter, overlay: Of<"spots">): Label[] => {
  const squares = new Map(
    overlay.spots.flatMap((spot) => spot.squares.map((square) => [squareKey(square), square] as const)),
  );
  const glow = overlay.style ? CHAINS[overlay.style].body : PLAQUE.gold;
  const all = [...squares.values()];
  inkFill(ink, all, PLAQUE.gold, 0.34);
  inkOutline(ink, all, 0.08, 0.04, PLAQUE.cream, 1);
  for (const spot of overlay.spots) {
    const [x, y] = spot.anchor ?? middleOf(spot.squares);
    ink.rectangle(x - 0.15, y - 0.15, x + 0.15, y + 0.15, PLAQUE.cream, 1);
    ink.rectangle(x - 0.1, y - 0.1, x + 0.1, y + 0.1, glow, 1);
  }
  return [];
};

const inkForecast = (ink: GroundPainter, overlay: Of<"forecast">): Label[] => {
  for (const line of overlay.lines) {
    const [from, to] = [
      [line.from[0] + 1, line.from[1] + 1],
      [line.to[0] + 1, line.to[1] + 1],
    ] as const;
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const at = (share: number) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
    const dash = 0.36 / Math.max(0.4, long);
    for (let t = 0; t < 1; t += dash) {
      const end = Math.min(1, t + dash * (line.sure ? 0.75 : 0.4));
      ink.stroke(at(t), at(end), 0.13, PLAQUE.ink, 0.85, 1.3);
      ink.stroke(at(t), at(end), 0.08, CHAINS[line.style].body, 1, 1.31);
    }
  }
  return [];
};

const inkDrawn = (ink: GroundPainter, overlay: Of<"drawn">): void => {
  const tone = TONES[overlay.tone];
  const strokes = markLines(overlay.from, overlay.to, overlay.radius).flatMap((line) =>
    dashed(line, tone.dash, tone.gap),
  );
  for (const [from, to] of strokes) ink.stroke(from, to, 0.26, PLAQUE.cream, 0.9, 0.6);
  for (const [from, to] of strokes) ink.stroke(from, to, 0.16, tone.colour, 1, 0.61);
};

const inkPing = (ink: GroundPainter, { style, squares, text, wide }: Of<"ping">): Label[] => {
  const chain = CHAINS[style];
  const out = wide ? -0.3 : -0.08;
  inkOutline(ink, squares, 0.34, out, PLAQUE.cream, 1);
  inkOutline(ink, squares, 0.22, out, chain.body, 1);
  return [chipLabel(`ping:${style}`, text, "plain", over(middleOf(squares)), chain)];
};

const chipOn = ({ at, text, tone = "plain" }: SquareChip): Label =>
  chipLabel(`chip:${squareKey(at)}:${text}`, text, tone, over([at[0] + 0.5, at[1] + 0.5]));

const inkOne = (ink: GroundPainter, town: CityTown, overlay: Overlay): Label[] => {
  switch (overlay.kind) {
    case "range":
      return inkRange(ink, town, overlay.style, overlay.squares);
    case "tiles":
      return inkTiles(ink, overlay);
    case "reach":
      inkFill(ink, overlay.squares, PLAQUE.cream, 0.3);
      inkDots(ink, overlay.squares, CHAINS[overlay.style].body);
      inkOutline(ink, overlay.squares, 0.2, 0.06, PLAQUE.cream, 1);
      inkOutline(ink, overlay.squares, 0.12, 0.06, CHAINS[overlay.style].body, 1);
      return [];
    case "ghost":
      return inkGhost(ink, overlay);
    case "routes":
      return [...inkRoutes(ink, town, overlay.style, overlay.routes), ...overlay.chips.map(chipOn)];
    case "selection":
      inkOutline(ink, overlay.squares, 0.2, -0.02, PLAQUE.ink, 0.85);
      inkOutline(ink, overlay.squares, 0.06, 0.03, PLAQUE.cream, 1);
      inkOutline(ink, overlay.squares, 0.06, -0.07, PLAQUE.cream, 1);
      return [];
    case "ping":
      return inkPing(ink, overlay);
    case "left":
      inkBroken(ink, overlay.squares, { ...LEFT, colour: CHAINS[overlay.style].body });
      return [];
    case "changed":
      inkChanged(ink, overlay.squares, overlay.how);
      return [];
    case "spots":
      return inkSpots(ink, overlay);
    case "forecast":
      return inkForecast(ink, overlay);
    case "drawn":
      inkDrawn(ink, overlay);
      return [];
    case "chips":
      return overlay.chips.map(chipOn);
  }
};

/** All overlays as one sheet of ink and the labels that belong to it. */
export const drawOverlays = (town: CityTown, overlays: readonly Overlay[]) => {
  const ink = createInk();
  const labels = overlays.flatMap((overlay) => inkOne(ink, town, overlay));
  return { geometry: ink.build(), labels };
};
