import type { Goods } from "@blueplate/engine";
import { entriesOf } from "@blueplate/engine";
import { GOOD_OUTLINES } from "@blueplate/city/outline";
import { foodChainMagnate as words } from "@blueplate/words";
import { For, Show } from "solid-js";
import type { Stack } from "./company.ts";

const goodsText: Readonly<Record<string, { readonly one: string }>> = words.goods;

/** A good as its one drawing, named for those who do not see it. */
export const Glyph = (props: { readonly good: string }) => (
  <svg class="glyph" viewBox="-1 -1 22 22" role="img" aria-label={goodsText[props.good]?.one ?? props.good}>
    <For each={GOOD_OUTLINES[props.good]?.layers ?? []}>{(layer) => <path d={layer.d} fill={layer.fill} />}</For>
    <path d={GOOD_OUTLINES[props.good]?.silhouette ?? ""} fill="none" stroke="#2b2430" stroke-width="1.4" />
  </svg>
);

/** Goods with their numbers. */
export const GoodsRow = (props: { readonly goods: Goods }) => (
  <span class="goods-row">
    <For each={entriesOf(props.goods)}>
      {([good, count]) => (
        <span class="number">
          <Glyph good={good} />
          {count}
        </span>
      )}
    </For>
  </span>
);

/** An employee card: name, its one big effect, whether it costs a salary, and how many. */
export const Card = (props: {
  readonly stack: Stack;
  readonly onClick?: (() => void) | undefined;
  readonly label?: string;
}) => (
  <button
    type="button"
    class="card"
    data-family={props.stack.family}
    disabled={!props.onClick}
    aria-label={props.label ?? `${props.stack.name} × ${props.stack.count}`}
    title={`${props.stack.name}: ${props.stack.effect}`}
    onClick={() => props.onClick?.()}
  >
    <span class="card-head">{props.stack.name}</span>
    <span class="card-effect number">{props.stack.effect}</span>
    <span class="card-foot number">
      <Show when={props.stack.salary}>$5</Show>
      <Show when={props.stack.count > 1}>
        <b>×{props.stack.count}</b>
      </Show>
    </span>
  </button>
);
