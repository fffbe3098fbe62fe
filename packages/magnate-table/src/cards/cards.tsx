import { type CampaignKind, countOf, entriesOf, type Good, type Goods } from "@blueplate/engine";
import type { KitchenPower } from "@blueplate/forecast";
import { campaignGlyph, outlineOf } from "@blueplate/city/outline";
import { foodChainMagnate as words, shell } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { magnateWords } from "../language.ts";
import { Portrait } from "../portraits/portrait.tsx";
import { CAMPAIGN_LINES } from "./campaign-lines.ts";
import type { Stack } from "./stacks.ts";

const goodsText = (): Readonly<Record<string, { readonly one: string }>> => words().goods;

/** A good as its one drawing, named for those who do not see it. */
export const GoodGlyph = (props: { readonly good: Good }) => (
  <svg
    class="glyph"
    data-term={`good:${props.good}`}
    viewBox="-1 -1 22 22"
    role="img"
    aria-label={goodsText()[props.good]?.one ?? props.good}
  >
    <For each={outlineOf(props.good).layers}>{(layer) => <path d={layer.d} fill={layer.fill} />}</For>
    <path d={outlineOf(props.good).silhouette} fill="none" stroke="#2b2430" stroke-width="1.4" />
  </svg>
);

/** Goods with their numbers. */
export const GoodsRow = (props: { readonly goods: Goods }) => (
  <span class="goods-row">
    <For each={entriesOf(props.goods)}>
      {([good, count]) => (
        <span class="number">
          <GoodGlyph good={good} />
          {count}
        </span>
      )}
    </For>
  </span>
);

/** Food that cooks can make: a number once for goods of which they make one or the other, if it is the same for each. */
export const KitchenRow = (props: { readonly kitchens: readonly KitchenPower[] }) => (
  <span class="goods-row">
    <For each={props.kitchens}>
      {({ choices }) => {
        const isEven = choices.every(([, count]) => count === choices[0]?.[1]);
        return (
          <span class="number">
            <For each={choices}>
              {([good, count], at) => (
                <>
                  {at() > 0 ? ` ${magnateWords().town.or} ` : ""}
                  {at() > 0 && isEven ? "" : choices.length > 1 ? `${count} × ` : count}
                  <GoodGlyph good={good} />
                </>
              )}
            </For>
          </span>
        );
      }}
    </For>
  </span>
);

/** Every kind of good with its number; what is not there is dim. `later` is what will be there then, shown where it differs. */
export const StockRow = (props: { readonly kinds: readonly Good[]; readonly goods: Goods; readonly later?: Goods }) => (
  <span class="goods-row stock">
    <For each={props.kinds}>
      {(good) => (
        <span class="number" data-term={`good:${good}`} data-none={countOf(props.goods, good) === 0}>
          <GoodGlyph good={good} />
          {countOf(props.goods, good)}
          <Show when={countOf(props.later ?? props.goods, good) !== countOf(props.goods, good)}>
            <i>→{countOf(props.later ?? props.goods, good)}</i>
          </Show>
        </span>
      )}
    </For>
  </span>
);

/** The sign of a kind of campaign that a module brings; nothing for the kinds of the base game, which their names tell apart. */
export const CampaignSign = (props: { readonly kind: string }) => (
  <Show when={campaignGlyph(props.kind)}>{(line) => <ModuleSign path={line()} />}</Show>
);

/** The kind of a campaign where it stands as a picture: also those of the base game are drawn. */
export const CampaignPicture = (props: { readonly kind: CampaignKind }) => {
  const base: Readonly<Record<string, string>> = CAMPAIGN_LINES;
  return <ModuleSign path={campaignGlyph(props.kind) ?? base[props.kind] ?? CAMPAIGN_LINES.billboard} />;
};

/** Lines in a box of 20 units. */
const ModuleSign = (props: { readonly path: string }) => (
  <svg class="card-glyph" viewBox="-0.5 -0.5 21 21" aria-hidden="true">
    <path d={props.path} />
  </svg>
);

interface CardProps {
  readonly stack: Stack;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  readonly label?: string | undefined;
  /** What is marked on it beside its number: for which round somebody is back. */
  readonly mark?: string | undefined;
}

const Face = (props: Pick<CardProps, "stack" | "mark">) => (
  <>
    <span class="card-head" data-short={props.stack.short}>
      {props.stack.name}
    </span>
    <span class="card-picture">
      <Portrait employee={props.stack.employee} family={props.stack.family} />
    </span>
    <span class="card-effect number">{props.stack.effect}</span>
    <span class="card-foot number">
      <Show when={props.stack.salary}>
        <span class="card-salary">$</span>
      </Show>
      <Show when={props.stack.unique}>
        <span>1x</span>
      </Show>
      <Show when={props.stack.count > 1}>
        <b>×{props.stack.count}</b>
      </Show>
      <Show when={props.mark}>{(mark) => <span class="back">{mark()}</span>}</Show>
    </span>
  </>
);

/** An employee card: name, its one big effect, whether it costs a salary, and how many. Pressed where there is something to do. */
export const EmployeeCard = (props: CardProps) => {
  const label = (): string =>
    props.label ?? [`${props.stack.name} × ${props.stack.count}`, props.mark].filter(Boolean).join(shell().comma);
  return (
    <Show
      when={props.onClick}
      fallback={
        <span
          class="card"
          data-family={props.stack.family}
          data-thing={`employee:${props.stack.employee}`}
          role="img"
          aria-label={label()}
          aria-description={props.stack.help}
        >
          <Face stack={props.stack} mark={props.mark} />
        </span>
      }
    >
      <button
        type="button"
        class="card"
        data-family={props.stack.family}
        data-thing={`employee:${props.stack.employee}`}
        aria-label={label()}
        aria-description={props.stack.help}
        onClick={(event) => props.onClick?.(event)}
      >
        <Face stack={props.stack} mark={props.mark} />
      </button>
    </Show>
  );
};

/** Cards side by side, by function: those of one family overlap. */
export const HandOfCards = (props: { readonly stacks: readonly Stack[] }) => (
  <div class="hand">
    <For each={props.stacks}>
      {(stack, index) => (
        <span class="hand-card" data-joined={props.stacks[index() - 1]?.family === stack.family}>
          <EmployeeCard stack={stack} />
        </span>
      )}
    </For>
  </div>
);
