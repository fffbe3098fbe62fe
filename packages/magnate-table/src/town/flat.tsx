import type { Square } from "@blueplate/city";
import { flatMap, svgOf, UNIT } from "@blueplate/city/flat";
import { shell } from "@blueplate/tabletop";
import type { MapProps } from "./map-props.ts";

/** The flat map: the same facts as the town, for small screens, print, and machines without WebGL. */
export const Flat = (props: MapProps) => {
  let box: HTMLDivElement | undefined;
  const squareAt = (event: PointerEvent | MouseEvent): Square | null => {
    const svg = box?.querySelector("svg");
    const matrix = svg?.getScreenCTM();
    if (!svg || !matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const square: Square = [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
    const inside =
      square[0] >= 0 &&
      square[1] >= 0 &&
      square[0] < props.view.town.columns * 5 &&
      square[1] < props.view.town.rows * 5;
    return inside ? square : null;
  };
  const pick = (event: MouseEvent): void => {
    const square = squareAt(event);
    if (square) props.onPick(square);
  };
  return (
    <div
      class="flat-map"
      ref={(element) => (box = element)}
      role="img"
      aria-label={shell().map.flat}
      onPointerMove={(event) => props.onHover(squareAt(event))}
      onPointerLeave={() => props.onHover(null)}
      onClick={pick}
      // The drawing is made of escaped facts only.
      innerHTML={svgOf(flatMap(props.view, props.overlays))}
    />
  );
};
