import type { CityTown } from "@blueplate/city";
import { rimNames } from "@blueplate/city/flat";
import { For } from "solid-js";

/**
 * The letters below the board and the numbers at its left once more, while the map is larger than its box: they stay at the edge
 * of what is seen, and come to lie over those of the drawing at the end of the way. `square` is the size of a square in pixels.
 */
export const FlatRim = (props: { readonly town: CityTown; readonly square: number }) => {
  const names = () => rimNames(props.town);
  /** Round the board, in the middle of the drawing: as wide and high as it is with its rim. */
  const size = () => ({
    width: `${(names().columns.length + 2) * props.square}px`,
    height: `${(names().rows.length + 2) * props.square}px`,
    "--square": `${props.square}px`,
  });
  return (
    <div class="flat-rim" aria-hidden="true" style={size()}>
      <div class="columns">
        <For each={names().columns}>{(name) => <span>{name}</span>}</For>
      </div>
      <div class="rows">
        <For each={names().rows}>{(name) => <span>{name}</span>}</For>
      </div>
    </div>
  );
};
