/** Resolves once the sign in the page has been drawn; at once where nobody looks. */
const signDrawn = (): Promise<void> =>
  new Promise((seen) =>
    document.hidden ? seen() : requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen))),
  );

/**
 * Takes the sign over the door down and draws the page in its place, as soon as it has been seen and what the page needs is
 * there; what could not be had leaves the page to be drawn without it.
 */
export const afterSign = async (needed: Promise<unknown>, draw: (root: HTMLElement) => void): Promise<void> => {
  const root = document.getElementById("root");
  if (!root) return;
  await Promise.allSettled([needed, signDrawn()]);
  root.replaceChildren();
  draw(root);
};
