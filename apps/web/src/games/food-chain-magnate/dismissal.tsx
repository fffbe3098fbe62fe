import { addCounts, countList, type Definition, type EmployeeId, subtractCounts } from "@blueplate/engine";
import { seatOf } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { createMemo, For, Show } from "solid-js";
import type { Filling } from "../../table/filling.ts";
import type { TableProps } from "../../table/props.ts";
import { Card } from "./cards.tsx";
import { stackOf, stacksOf } from "./company.ts";
import { stateOf } from "./game.ts";

const words = shell.payday;

/** Payday: the bill as it stands, and whom to let go; nobody is the default. */
export const DismissalSlot = (props: {
  readonly table: TableProps;
  readonly filling: Filling;
  readonly definition: Definition;
}) => {
  const chain = () => stateOf(props.table).chains[props.table.seat ?? 0];
  // cast: the list grows from the slot's own candidates.
  const list = (): readonly EmployeeId[] => props.filling.list() as readonly EmployeeId[];
  const owned = createMemo(() => addCounts(chain()?.atWork ?? {}, chain()?.beach ?? {}));
  const staying = createMemo(() => subtractCounts(owned(), countList(list())));
  const bill = createMemo(() =>
    props.definition.formulas.billOf(props.definition, stateOf(props.table), seatOf(props.table.seat ?? 0), {
      atWork: staying(),
      beach: {},
      busy: chain()?.busy ?? [],
    }),
  );
  return (
    <div class="stack">
      <p class="row number">
        <span class="chip">{words.due(bill().due)}</span>
        <span class="chip">{words.cash(chain()?.cash ?? 0)}</span>
        <Show when={bill().due > (chain()?.cash ?? 0)}>
          <b class="short">{words.short(bill().due - (chain()?.cash ?? 0))}</b>
        </Show>
      </p>
      <h3>{words.staying}</h3>
      <div class="card-row">
        <For each={stacksOf(props.definition, staying())} fallback={<span class="muted">{words.nobody}</span>}>
          {(stack) => (
            <Card stack={stack} label={words.dismiss(stack.name)} onClick={() => props.filling.grow(stack.employee)} />
          )}
        </For>
      </div>
      <Show when={list().length > 0}>
        <h3>{words.leaving}</h3>
        <div class="card-row">
          <For each={list()}>
            {(employee, index) => (
              <Card
                stack={stackOf(props.definition, employee, 1)}
                label={words.keep(stackOf(props.definition, employee, 1).name)}
                onClick={() => props.filling.shrink(index())}
              />
            )}
          </For>
        </div>
      </Show>
      <Button kind="main" disabled={!props.filling.fits()} onClick={props.filling.finishList}>
        {list().length === 0 ? words.dismissNobody : words.dismissThese(list().length)}
      </Button>
    </div>
  );
};
