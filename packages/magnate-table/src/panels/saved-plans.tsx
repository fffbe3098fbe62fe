import { countList, EmployeeId } from "@blueplate/engine";
import { deviceStorage } from "@blueplate/ui/storage";
import { Button } from "@blueplate/ui";
import { createSignal, For } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { storedAs } from "@blueplate/tabletop/stored";
import { Schema } from "effect";
import { stacksOf } from "../cards/stacks.ts";
import type { PanelContext } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

/** How many structures a player can lay by at a table. */
const PLANS = 3;

type Plans = readonly (readonly EmployeeId[] | null)[];

const stored = storedAs(Schema.Array(Schema.NullOr(Schema.Array(EmployeeId))));

const keyOf = ({ facts, seat }: TableProps): string => `blueplate-plans:${facts.id}:${seat}`;

/** What this browser has laid by for the seat. */
const keptPlans = (table: TableProps): Plans => {
  const all = stored(keyOf(table)) ?? [];
  return Array.from({ length: PLANS }, (_, index) => all[index] ?? null);
};

/** Structures laid by for later: a number takes one up, the sign beside it lays the present one by. */
export const SavedPlans = (props: {
  readonly panel: PanelContext;
  readonly list: readonly EmployeeId[];
  readonly onUse: (employees: readonly EmployeeId[]) => void;
}) => {
  const [plans, setPlans] = createSignal(keptPlans(props.panel.table));
  const keep = (index: number): void => {
    const next = plans().map((plan, at) => (at === index ? props.list : plan));
    setPlans(next);
    deviceStorage.setItem(keyOf(props.panel.table), JSON.stringify(next));
  };
  const named = (plan: readonly EmployeeId[] | null): string =>
    plan === null
      ? magnateWords().panels.noPlan
      : stacksOf(props.panel.ruleset, countList(plan))
          .map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name))
          .join(shell().comma) || magnateWords().structure.ceoAlone;
  return (
    <span class="plans row" role="group" aria-label={magnateWords().panels.plans}>
      <For each={plans()}>
        {(plan, index) => (
          <span class="plan-slot">
            <Button
              class="small number"
              disabled={plan === null}
              title={named(plan)}
              aria-label={magnateWords().panels.usePlan(index() + 1)}
              onClick={() => props.onUse(plan ?? [])}
            >
              {index() + 1}
            </Button>
            <Button
              class="small"
              title={magnateWords().panels.keepPlan(index() + 1)}
              aria-label={magnateWords().panels.keepPlan(index() + 1)}
              onClick={() => keep(index())}
            >
              ⤓
            </Button>
          </span>
        )}
      </For>
    </span>
  );
};
