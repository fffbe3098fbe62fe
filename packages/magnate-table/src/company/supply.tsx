import {
  addCounts,
  cardsAway,
  countOf,
  type Ruleset,
  type EmployeeFamily,
  type EmployeeId,
  fullSupply,
  kindsOf,
} from "@blueplate/engine";
import { soonestOf } from "@blueplate/forecast";
import { SidePanel } from "@blueplate/ui";
import { foodChainMagnate as words, shell, type TableProps } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import { FAMILIES, stackOf } from "../cards/stacks.ts";
import { stateOf } from "../game.ts";
import { word } from "../glossary.ts";
import { Portrait } from "../portraits/portrait.tsx";
import { open } from "@blueplate/kernel";
import { magnateWords } from "../language.ts";

const text = () => shell().frame;

interface Of {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
}

/** How many of a card are one's own, wherever they are. */
const mineOf = (table: TableProps, employee: EmployeeId): number => {
  const chain = table.seat === null ? undefined : stateOf(table).chains[table.seat];
  if (!chain) return 0;
  const busy = cardsAway(chain.busy);
  const all = addCounts(addCounts(addCounts(chain.atWork, chain.beach), busy), open(chain.hand, chain.seat) ?? {});
  return countOf(all, employee);
};

/** The cards of a family along their careers: who can be hired first, then what they become. */
const careerOf = (ruleset: Ruleset, family: EmployeeFamily): readonly EmployeeId[] => {
  const rows = ruleset.content.employees;
  const kinds = kindsOf(rows).filter((id) => rows[id]?.family === family);
  const steps = (id: EmployeeId): number => {
    if (rows[id]?.entry === true) return 0;
    const before = kindsOf(rows).filter((each) => rows[each]?.becomes.includes(id) === true);
    return 1 + Math.min(...before.map(steps), kinds.length);
  };
  return kinds.toSorted((a, b) => steps(a) - steps(b));
};

interface PileOf extends Of {
  readonly employee: EmployeeId;
  readonly total: number;
  /** The earliest round in which one's own company could have one more at work, if it can. */
  readonly soonest: number | undefined;
}

const Pile = (props: PileOf) => {
  const stack = () => stackOf(props.ruleset, props.employee, 1);
  const left = (): number => countOf(stateOf(props.table).supply.employees, props.employee);
  const mine = (): number => mineOf(props.table, props.employee);
  // Every copy lies on its pile or belongs to somebody: what is hidden in a hand is counted without being seen.
  const others = (): number => props.total - left() - mine();
  const row = () => props.ruleset.content.employees[props.employee];
  return (
    <li class="pile" data-thing={`employee:${props.employee}`} data-empty={left() === 0}>
      <span class="pile-picture">
        <Portrait employee={props.employee} family={stack().family} />
      </span>
      <b>{stack().name}</b>
      <span class="pile-effect number">
        {stack().effect}
        <Show when={stack().salary}> · $</Show>
        <Show when={stack().unique}>
          {" "}
          · <span data-term={word("oneOnly")}>{text().unique}</span>
        </Show>
      </span>
      <span class="pile-count number">
        <b>{text().supplyLeft(left(), props.total)}</b>
        <Show when={mine() > 0}>
          <span class="chip">{text().yours(mine())}</span>
        </Show>
        <Show when={others() > 0}>
          <span class="chip">{props.table.seat === null ? text().held(others()) : text().others(others())}</span>
        </Show>
        <Show when={row()?.entry}>
          <span class="muted" data-term={word("entry")}>
            {text().entry}
          </span>
        </Show>
      </span>
      <Show when={props.soonest}>{(round) => <span class="muted">{magnateWords().ask.worksFrom(round())}</span>}</Show>
      <Show when={(row()?.becomes.length ?? 0) > 0}>
        <span class="pile-leads muted">
          {text().leadsTo((row()?.becomes ?? []).map((id) => stackOf(props.ruleset, id, 1).name).join(shell().comma))}
        </span>
      </Show>
    </li>
  );
};

/**
 * The open piles by family, along their careers: how many are left of how many, how many are one's own and the others', and from
 * which round on one's own company could have one more at work.
 */
export const SupplyPiles = (props: Of) => {
  const totals = createMemo(() => fullSupply(props.ruleset.content, stateOf(props.table).chains.length).employees);
  const soonest = createMemo(() => {
    const { table, ruleset } = props;
    return table.seat === null ? new Map<EmployeeId, number>() : soonestOf(ruleset, stateOf(table), table.seat);
  });
  return (
    <div class="supply">
      <p class="supply-help muted">{text().entryHelp}</p>
      <For each={FAMILIES.map((family) => ({ family, kinds: careerOf(props.ruleset, family) }))}>
        {({ family, kinds }) => (
          <Show when={kinds.length > 0}>
            <section data-family={family}>
              <h3>{words().families[family]}</h3>
              <ol>
                <For each={kinds}>
                  {(employee) => (
                    <Pile
                      {...props}
                      employee={employee}
                      total={countOf(totals(), employee)}
                      soonest={soonest().get(employee)}
                    />
                  )}
                </For>
              </ol>
            </section>
          </Show>
        )}
      </For>
    </div>
  );
};

/** The supply over the map. */
export const SupplyPanel = (props: Of & { readonly open: boolean; readonly onClose: () => void }) => (
  <SidePanel
    open={props.open}
    title={magnateWords().town.supply}
    close={text().close}
    onClose={props.onClose}
    class="wide"
  >
    <SupplyPiles table={props.table} ruleset={props.ruleset} />
  </SidePanel>
);
