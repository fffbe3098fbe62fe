import type { City } from "@blueplate/city";
import { createSignal, onCleanup } from "solid-js";
import type { MapLayout } from "./ground.ts";

/** The town as it lies on the page. */
export const groundOf = (city: City): MapLayout => {
  const [pictures, setPictures] = createSignal(0);
  onCleanup(city.onPicture(() => setPictures((before) => before + 1)));
  return {
    squareAt: (x, y) => {
      const { left, top } = city.canvas.getBoundingClientRect();
      const point = city.pickAt(x - left, y - top)?.point;
      return point ? [Math.floor(point[0]), Math.floor(point[1])] : null;
    },
    pointOf: (x, y) => {
      const { left, top } = city.canvas.getBoundingClientRect();
      const at = city.project([x - 0.5, y - 0.5]);
      return { x: at.x + left, y: at.y + top };
    },
    moved: pictures,
  };
};
