import { onCleanup } from "solid-js";

/**
 * What unfolds over the page folds up when somebody presses or goes elsewhere, and with Escape, which gives the focus back to its
 * heading; for as long as what calls it stands.
 */
export const closeElsewhere = (details: HTMLDetailsElement): void => {
  const leave = ({ target }: Event): void => {
    if (!(target instanceof Node) || !details.contains(target)) details.open = false;
  };
  addEventListener("pointerdown", leave, { capture: true });
  addEventListener("focusin", leave);
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details.open) return;
    event.stopPropagation();
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  onCleanup(() => {
    removeEventListener("pointerdown", leave, { capture: true });
    removeEventListener("focusin", leave);
  });
};
