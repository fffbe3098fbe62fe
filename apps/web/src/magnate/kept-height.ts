import type { FormFilling } from "@blueplate/tabletop";
import { createEffect, on } from "solid-js";

/** What tells one question from the next: the acts that are open, the one that is filled in, and the slot that was asked last. */
const questionOf = ({ forms, form, slot }: FormFilling) => {
  let asked = "";
  return (): string => {
    const open = form()?.tag ?? "";
    // A complete command still answers the slot that was asked last.
    if (slot() || !asked.startsWith(`${open}:`)) asked = `${open}:${slot()?.name ?? ""}`;
    return [...forms().map(({ tag }) => tag), asked].join(" ");
  };
};

/**
 * Keeps the box of the question as high as it is from the first press in it on, until something else is asked or it is pulled
 * elsewhere: what one ticks moves neither the town nor what one presses next.
 */
export const keepHeight = (box: HTMLElement, filling: FormFilling, stance: () => string): void => {
  const question = questionOf(filling);
  const keep = (): void => box.style.setProperty("--kept-height", `${box.getBoundingClientRect().height}px`);
  createEffect(on([question, stance], () => void box.style.removeProperty("--kept-height")));
  box.addEventListener("pointerdown", keep);
  box.addEventListener("keydown", keep);
};
