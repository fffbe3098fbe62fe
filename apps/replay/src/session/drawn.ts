import { type Accessor, createSignal, onCleanup, onMount } from "solid-js";

/** Milliseconds after which nobody waits for a picture any more: a page that is not looked at draws none. */
const NO_PICTURE_MS = 300;

/** False until the component stands in a picture that was drawn: what is not needed for it is reckoned after it. */
export const createDrawn = (): Accessor<boolean> => {
  const [drawn, setDrawn] = createSignal(false);
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = (): void => void setDrawn(true);
  onMount(() => {
    timer = setTimeout(done, NO_PICTURE_MS);
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      // The picture is drawn when this one has been called; a task of its own comes after it.
      timer = setTimeout(done);
    });
  });
  onCleanup(() => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
  return drawn;
};
