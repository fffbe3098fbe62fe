import type { City, Square } from "@blueplate/city";
import { squareOverFlat } from "@blueplate/magnate-table";

/** The square under the pointer, counted on beside the board; null where neither the town nor its flat map lies. */
export const squareUnder = (city: City | null, under: Element, { clientX, clientY }: MouseEvent): Square | null => {
  if (city && under === city.canvas) {
    const box = under.getBoundingClientRect();
    const [x, y] = city.pickAt(clientX - box.left, clientY - box.top)?.point ?? [];
    return x === undefined || y === undefined ? null : [Math.floor(x), Math.floor(y)];
  }
  const flat = under.closest<HTMLElement>(".flat-map");
  return flat && squareOverFlat(flat, clientX, clientY);
};
