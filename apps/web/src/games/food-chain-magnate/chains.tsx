import { type Chain, type Definition, lastIncome } from "@blueplate/engine";
import { effectiveLine } from "@blueplate/kernel";
import { shell } from "../../language.ts";
import { createMemo, For, Show } from "solid-js";
import type { TableProps } from "../../table/props.ts";
import { ChainFacts } from "./chain-facts.tsx";
import { peopleOf } from "./company.ts";
import { stateOf } from "./game.ts";
import { chainColours, Sign } from "./sign.tsx";

const words = () => shell().town;
const text = () => shell().frame;

interface Of {
  readonly table: TableProps;
  readonly definition: Definition;
  readonly chain: Chain;
}

const Head = (props: Of & { readonly place: number; readonly income: number | null; readonly onOpen: () => void }) => (
  <div class="chain-head">
    <span class="place number">{props.place > 0 ? text().place(props.place) : "–"}</span>
    <Sign table={props.table} seat={props.chain.seat} />
    <button
      type="button"
      class="chain-name"
      aria-label={text().openCompany(props.table.names(props.chain.seat))}
      title={text().openCompany(props.table.names(props.chain.seat))}
      onClick={() => props.onOpen()}
    >
      {props.table.names(props.chain.seat)}
    </button>
    <Show when={props.chain.bankrupt}>
      <span class="chip">{words().out}</span>
    </Show>
    <span class="cash number">
      ${props.chain.cash}
      <Show when={props.income}>
        {(income) => <small title={text().lastIncomeHelp}>{text().lastIncome(income())}</small>}
      </Show>
    </span>
  </div>
);

/** One card a chain, in turn order; whoever is out comes last. */
export const Chains = (props: {
  readonly table: TableProps;
  readonly definition: Definition;
  readonly onOpen: (seat: number) => void;
  readonly onPoint: (seat: number | null) => void;
}) => {
  const state = () => stateOf(props.table);
  const income = createMemo(() =>
    lastIncome(
      effectiveLine(props.table.entries).flatMap((entry) => entry.events),
      state().chains.length,
    ),
  );
  const places = (): readonly number[] => state().turnOrder;
  const seats = (): readonly number[] => [
    ...places(),
    ...state()
      .chains.map(({ seat }) => seat)
      .filter((seat) => !places().includes(seat)),
  ];
  return (
    <ul class="chains" style={{ "--chains": seats().length }}>
      <For each={seats()}>
        {(seat, index) => (
          <Show when={state().chains[seat]}>
            {(chain) => (
              <li
                class="chain panel"
                style={chainColours(props.table, seat)}
                data-mine={seat === props.table.seat}
                data-acting={props.table.rules.waitsFor(props.table.state).some((each) => each === seat)}
                onPointerEnter={() => props.onPoint(seat)}
                onPointerLeave={() => props.onPoint(null)}
              >
                <div class="chain-body">
                  <Head
                    table={props.table}
                    definition={props.definition}
                    chain={chain()}
                    place={places().includes(seat) ? index() + 1 : 0}
                    income={income()?.[seat] ?? null}
                    onOpen={() => props.onOpen(seat)}
                  />
                  <ChainFacts table={props.table} definition={props.definition} chain={chain()} />
                  <div class="chain-cards">
                    <For each={peopleOf(props.definition, chain(), props.table.seat)}>
                      {(stack) => (
                        <span data-family={stack.family}>
                          {stack.name} <Show when={stack.count > 1}>×{stack.count}</Show>
                        </span>
                      )}
                    </For>
                  </div>
                </div>
              </li>
            )}
          </Show>
        )}
      </For>
    </ul>
  );
};
