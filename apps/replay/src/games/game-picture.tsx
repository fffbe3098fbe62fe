import { HandPicture } from "@blueplate/chef-table/hand-picture";
import { Show } from "solid-js";
import { viewOf } from "./views.ts";

/** A game as its table looks, with the pictures by which it is chosen for a new table. */
export const GamePicture = (props: { readonly game: string }) => (
  <Show when={viewOf(props.game)?.picture} fallback={<HandPicture />}>
    {(address) => <img class="game-picture" src={address()} alt="" />}
  </Show>
);
