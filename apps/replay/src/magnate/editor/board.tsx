import type { Square } from "@blueplate/engine";
import { pictureOf } from "@blueplate/forecast";
import { flatMap, svgOf, UNIT } from "@blueplate/city/flat";
import { CHAIN_STYLES } from "@blueplate/city/outline";
import { squareName } from "@blueplate/words";
import { createMemo, createSignal } from "solid-js";
import type { ValidPosition } from "./position-file.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().editor;

/** Squares around the map where airplanes stand. */
const RIM = 2;

const STEPS: Readonly<Record<string, Square>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A square as the rim of the map calls it, and as the file does. */
const nameOf = ([x, y]: Square): string => `${squareName([x, y])} [${x}, ${y}]`;

const squareUnder = (svg: SVGSVGElement | null, event: MouseEvent): Square | null => {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
};

interface BoardProps {
  readonly now: ValidPosition;
  /** How large the piece in hand is. */
  readonly size: readonly [number, number];
  readonly onPress: (square: Square) => void;
  readonly onTurn: () => void;
  readonly onRemove: (square: Square) => void;
}

/** Where the cursor is and how it moves: by the pointer, or by arrows. */
const createCursor = (props: BoardProps) => {
  const [cursor, setCursor] = createSignal<Square>([0, 0]);
  const within = (value: number, most: number): number => Math.max(-RIM, Math.min(most + RIM - 1, value));
  const go = ([x, y]: Square): void => {
    const { tiles } = props.now.state.town;
    setCursor([within(x, (tiles[0]?.length ?? 0) * 5), within(y, tiles.length * 5)]);
  };
  const press = (event: KeyboardEvent): void => {
    const [x, y] = cursor();
    const step = STEPS[event.key];
    if (step) go([x + step[0], y + step[1]]);
    else if (event.key === "Enter" || event.key === " ") props.onPress(cursor());
    else if (event.key === "r" || event.key === "R") props.onTurn();
    else if (event.key === "Delete" || event.key === "Backspace") props.onRemove(cursor());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { cursor, go, press };
};

/** The map of a position: a press, or Enter at the cursor, uses what is in hand. */
export const EditorBoard = (props: BoardProps) => {
  const { cursor, go, press } = createCursor(props);
  let box: HTMLDivElement | undefined;
  const view = createMemo(() => ({
    ...pictureOf(props.now.ruleset, props.now.state, (seat) => CHAIN_STYLES[seat] ?? "comet", "now"),
    hour: null,
  }));
  const drawing = createMemo(() => svgOf(flatMap(view())));
  const frame = createMemo(() => /viewBox="([^"]+)"/.exec(drawing())?.[1] ?? "0 0 1 1");
  const under = (event: MouseEvent): Square | null => squareUnder(box?.querySelector("svg") ?? null, event);
  const moved = (event: PointerEvent): void => {
    const square = under(event);
    if (square) go(square);
  };
  const pressed = (event: MouseEvent): void => {
    const square = under(event);
    if (square) props.onPress(square);
  };
  return (
    <div
      class="board"
      role="application"
      tabIndex={0}
      aria-label={words().board}
      aria-description={words().boardKeys}
      onKeyDown={press}
      onPointerMove={moved}
      onClick={pressed}
      ref={(element) => (box = element)}
    >
      {/* The drawing is made of escaped facts only. */}
      <div innerHTML={drawing()} />
      <svg class="cursor" viewBox={frame()} aria-hidden="true">
        <rect
          x={cursor()[0] * UNIT}
          y={cursor()[1] * UNIT}
          width={props.size[0] * UNIT}
          height={props.size[1] * UNIT}
        />
      </svg>
      <output class="chip number" aria-live="polite">
        {nameOf(cursor())}
      </output>
    </div>
  );
};
