import { once } from "../once.ts";
import { TOWN } from "../palette.ts";
import { columnName, heightOf, widthOf } from "../town/board.ts";
import type { CityTown } from "../view.ts";
import { tone } from "./hour.ts";
import { lettered } from "./lettered.ts";
import { type FlatNode, LETTERS, node, rect, UNIT, words } from "./node.ts";
import { block } from "./path.ts";

/** What the rim says beside each column and each row. */
export const rimNames = (
  town: CityTown,
): { readonly columns: readonly string[]; readonly rows: readonly string[] } => ({
  columns: Array.from({ length: widthOf(town) }, (_, x) => columnName(x).toUpperCase()),
  rows: Array.from({ length: heightOf(town) }, (_, y) => String(y + 1)),
});

const clipOf = (town: CityTown): string => `flat-board-${widthOf(town)}-${heightOf(town)}`;

/** Keeps shadows and light on the town. */
export const clippedTo = (town: CityTown): { readonly "clip-path": string } => ({
  "clip-path": `url(#${clipOf(town)})`,
});

/** The shadow of the board on what it lies on, and its wooden base. */
export const base = once((town: CityTown): FlatNode => {
  const [w, h] = [widthOf(town), heightOf(town)];
  const cast = [0.36, 0.24, 0.12].map((out) =>
    rect(-1.1 - out + 0.14, -1.1 - out + 0.22, w + 2.2 + out * 2, h + 2.2 + out * 2, {
      rx: 10 + out * UNIT,
      fill: TOWN.ink,
      "fill-opacity": 0.13,
    }),
  );
  return node("g", {}, [
    node("clipPath", { id: clipOf(town) }, [rect(0, 0, w, h, {})]),
    ...cast,
    rect(-1.12, -1.12, w + 2.24, h + 2.24, { fill: TOWN.plinth, rx: 8 }),
  ]);
});

/** The brass round the town with an edge that shines, and the dark joint between both. It lies over shadows: its letters are read. */
const brass = (w: number, h: number): readonly FlatNode[] => {
  const [wide, high] = [w + 2, h + 2].map((squares) => squares * UNIT - 12);
  const outer = `M${6 - UNIT} ${-UNIT}h${wide}q6 0 6 6v${high}q0 6 -6 6h-${wide}q-6 0 -6 -6v-${high}q0 -6 6 -6Z`;
  return [
    node("path", { d: `${outer}${block(0, 0, w, h)}`, "fill-rule": "evenodd", ...tone("rim") }),
    node("path", { d: outer, fill: "none", stroke: TOWN.white, "stroke-opacity": 0.4 }),
    rect(-0.03, -0.03, w + 0.06, h + 0.06, { fill: "none", stroke: TOWN.plinthStep, "stroke-width": 2 }),
  ];
};

const drawRim = (town: CityTown, letters: number): FlatNode => {
  const [w, h] = [widthOf(town), heightOf(town)];
  const letter = (x: number, y: number, text: string): FlatNode => words(x, y, letters, TOWN.plinthStep, text);
  const names = rimNames(town);
  const columns = names.columns.map((name, x) => [-0.5, h + 0.5].map((y) => letter(x + 0.5, y, name)));
  const rows = names.rows.map((name, y) => [-0.5, w + 0.5].map((x) => letter(x, y + 0.5, name)));
  return node("g", { "aria-hidden": "true" }, [
    ...brass(w, h),
    node("g", { class: "ground-letters" }, [...columns.flat(), ...rows.flat()]),
  ]);
};

/** The rim: letters above and below, numbers left and right. */
export const rim = lettered((town: CityTown, labels) => drawRim(town, LETTERS[labels]));
