import { HandPicture } from "@blueplate/chef-table/hand-picture";
import narrow from "@blueplate/tabletop/pictures/hero-narrow.webp";
import wide from "@blueplate/tabletop/pictures/hero-wide.webp";
import { Show } from "solid-js";
import { hasTown } from "../games/mini-map.tsx";

/** A game as its table looks from near, behind its name. */
export const GamePicture = (props: { readonly game: string }) => (
  <Show when={hasTown(props.game)} fallback={<HandPicture />}>
    <span class="game-picture" aria-hidden="true" style={{ "--wide": `url(${wide})`, "--narrow": `url(${narrow})` }} />
  </Show>
);
