import { companiesUnder, type Definition, isDinnerAhead, lastIncome, type Lens } from "@blueplate/engine";
import { effectiveLine } from "@blueplate/kernel";
import { createMemo, For, Show } from "solid-js";
import { roving, type TableProps } from "@blueplate/tabletop";
import { ChainFacts } from "./chain-facts.tsx";
import { ChainHead } from "./chain-head.tsx";
import { peopleOf } from "./company.ts";
import { stateOf } from "./game.ts";
import { chainColours } from "./sign.tsx";

/** What arrow keys go through on a card: its name, then every fact that has a meaning. */
const FACTS = ".chain-name, [data-term], [data-thing]";

/** One card a chain, in turn order; whoever is out comes last. */
export const Chains = (props: {
  readonly table: TableProps;
  readonly definition: Definition;
  readonly lens: Lens;
  /** By seat what the last step of a replay has changed in the cash. */
  readonly changes?: readonly number[];
  readonly onOpen: (seat: number) => void;
}) => {
  const state = () => stateOf(props.table);
  const income = createMemo(() =>
    lastIncome(
      effectiveLine(props.table.entries).flatMap((entry) => entry.events),
      state().chains.length,
    ),
  );
  const companies = createMemo(() => {
    const isOver = props.lens === "tonight" && !isDinnerAhead(state());
    if (props.lens === "now" || isOver) return [];
    return companiesUnder(props.definition, state(), props.lens).filter(({ certainty }) => certainty !== "unknown");
  });
  const later = (seat: number) => companies().find((each) => each.seat === seat);
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
                data-thing={`seat:${seat}`}
              >
                <div
                  class="chain-body"
                  role="group"
                  aria-label={props.table.names(seat)}
                  onKeyDown={roving(FACTS)}
                  onClick={({ target }) => {
                    if (target instanceof Element && !target.closest("button")) props.onOpen(seat);
                  }}
                >
                  <ChainHead
                    table={props.table}
                    definition={props.definition}
                    chain={chain()}
                    later={later(seat)}
                    lens={props.lens}
                    place={places().includes(seat) ? index() + 1 : 0}
                    income={income()?.[seat] ?? null}
                    change={props.changes?.[seat]}
                    onOpen={() => props.onOpen(seat)}
                  />
                  <ChainFacts table={props.table} definition={props.definition} chain={chain()} later={later(seat)} />
                  <div class="chain-cards">
                    <For each={peopleOf(props.definition, chain(), props.table.seat)}>
                      {(stack) => (
                        <span data-family={stack.family} data-thing={`employee:${stack.employee}`}>
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
