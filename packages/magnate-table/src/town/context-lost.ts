import { createEffect, createSignal, onCleanup } from "solid-js";

/** Whether a canvas has lost its picture to the system, which may take it away at any time, and does not have it back yet. */
export const createLost = (canvas: () => HTMLCanvasElement | undefined): (() => boolean) => {
  const [lost, setLost] = createSignal(false);
  const lose = (): void => void setLost(true);
  // The town asked for its picture before this does.
  const restore = (): void => void requestAnimationFrame(() => setLost(false));
  createEffect(() => {
    const watched = canvas();
    setLost(false);
    watched?.addEventListener("webglcontextlost", lose);
    watched?.addEventListener("webglcontextrestored", restore);
    onCleanup(() => {
      watched?.removeEventListener("webglcontextlost", lose);
      watched?.removeEventListener("webglcontextrestored", restore);
    });
  });
  return lost;
};
