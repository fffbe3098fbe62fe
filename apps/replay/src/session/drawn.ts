import { type Accessor, createSignal, onMount } from "solid-js";

/** Milliseconds after which nobody waits for a picture any more: a page that is not looked at draws none. */
const NO_PICTURE_MS = 300;

/** A task of its own after the page was drawn once more, so that it shows what has become and hears; soon where nobody looks. */
export const afterDrawing = (): Promise<void> =>
  new Promise((resume) => {
    const timer = setTimeout(resume, document.hidden ? 0 : NO_PICTURE_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The picture is drawn when this one has been called; a task of its own comes after it.
      setTimeout(resume);
    });
  });

/** False until the component stands in a picture that was drawn: what is not needed for it is reckoned after it. */
export const createDrawn = (): Accessor<boolean> => {
  const [drawn, setDrawn] = createSignal(false);
  onMount(() => void afterDrawing().then(() => setDrawn(true)));
  return drawn;
};
