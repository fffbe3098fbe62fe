/** Milliseconds after which nobody waits for a picture any more: a page that is not looked at draws none. */
const NO_PICTURE_MS = 1000;

/** A task of its own after the page was drawn once more, so that it shows what has become and hears; soon where nobody looks. */
export const afterDrawing = (): Promise<void> =>
  new Promise((resume) => {
    const waiting = setTimeout(resume, document.hidden ? 0 : NO_PICTURE_MS);
    requestAnimationFrame(() => {
      clearTimeout(waiting);
      // The picture is drawn when this one has been called; a task of its own comes after it.
      setTimeout(resume);
    });
  });
