import { shell } from "@blueplate/tabletop";
import { createEffect } from "solid-js";

/** Names the page in its window and its tab, in the language of the page. */
export const titled = (name: () => string): void =>
  createEffect(() => {
    document.title = `${name()} – ${shell().title}`;
  });
