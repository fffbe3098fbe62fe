import { countList, type Definition, totalOf } from "@blueplate/engine";
import { open } from "@blueplate/kernel";
import { shell } from "@blueplate/words";
import { For, Show } from "solid-js";
import type { TableProps } from "../../table/props.ts";
import { Card, GoodsRow } from "./cards.tsx";
import { type Stack, stacksOf } from "./company.ts";
import { stateOf } from "./game.ts";

const words = shell.town;

const Group = (props: { readonly title: string; readonly stacks: readonly Stack[] }) => (
  <Show when={props.stacks.length > 0}>
    <div class="dock-group">
      <h3>{props.title}</h3>
      <div class="card-row small">
        <For each={props.stacks}>{(stack) => <Card stack={stack} />}</For>
      </div>
    </div>
  </Show>
);

/** One's own company: at work, on the beach, away, and the stock. */
export const Dock = (props: { readonly table: TableProps; readonly definition: Definition }) => {
  const chain = () => (props.table.seat === null ? undefined : stateOf(props.table).chains[props.table.seat]);
  return (
    <Show when={chain()}>
      {(mine) => (
        <section class="dock panel" aria-label={words.company}>
          <div class="dock-group">
            <h3>{words.stock}</h3>
            <Show when={totalOf(mine().stock) > 0} fallback={<span class="muted">{words.nothing}</span>}>
              <GoodsRow goods={mine().stock} />
            </Show>
          </div>
          <Group
            title={words.hand}
            stacks={stacksOf(
              props.definition,
              (props.table.seat === null ? null : open(mine().hand, props.table.seat)) ?? {},
            )}
          />
          <Group title={words.atWork} stacks={stacksOf(props.definition, mine().atWork)} />
          <Group title={words.beach} stacks={stacksOf(props.definition, mine().beach)} />
          <Group
            title={words.busy}
            stacks={stacksOf(props.definition, countList(mine().busy.map((each) => each.employee)))}
          />
        </section>
      )}
    </Show>
  );
};
