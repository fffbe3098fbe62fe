import { shell } from "./language.ts";
import { createEffect, onCleanup } from "solid-js";

/** While its owner lives, the title of the page begins with `what`: so a table is found among other pages. */
export const titled = (what: () => string): void => {
  createEffect(() => {
    document.title = `${what()} – ${shell().title}`;
  });
  onCleanup(() => {
    document.title = shell().title;
  });
};
