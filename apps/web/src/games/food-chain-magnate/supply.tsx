import { countOf, type Definition, type EmployeeFamily, kindsOf } from "@blueplate/engine";
import { foodChainMagnate as words, shell } from "@blueplate/words";
import { For } from "solid-js";
import type { TableProps } from "../../table/props.ts";
import { Card } from "./cards.tsx";
import { stackOf } from "./company.ts";
import { stateOf } from "./game.ts";

const FAMILIES: readonly EmployeeFamily[] = [
  "managers",
  "recruiting",
  "training",
  "prices",
  "marketing",
  "kitchen",
  "drinks",
  "building",
  "service",
];

/** The open piles by family, along their careers: how many are left of each card. */
export const Supply = (props: { readonly table: TableProps; readonly definition: Definition }) => {
  const piles = () => stateOf(props.table).supply.employees;
  const kinds = (family: EmployeeFamily) =>
    kindsOf(props.definition.content.employees).filter(
      (id) => props.definition.content.employees[id]?.family === family,
    );
  return (
    <div class="stack" aria-label={shell.town.supply}>
      <For each={FAMILIES}>
        {(family) => (
          <section>
            <h3>{words.families[family]}</h3>
            <div class="card-row small">
              <For each={kinds(family)}>
                {(id) => (
                  <div class="pile" data-empty={countOf(piles(), id) === 0}>
                    <Card stack={stackOf(props.definition, id, 1)} />
                    <span class="number muted">{shell.town.left(countOf(piles(), id))}</span>
                  </div>
                )}
              </For>
            </div>
          </section>
        )}
      </For>
    </div>
  );
};
