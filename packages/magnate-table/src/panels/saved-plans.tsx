import { countList, EmployeeId } from "@blueplate/engine";
import { deviceStorage } from "@blueplate/ui/storage";
import { Button, Icon } from "@blueplate/ui";
import { createSignal, For, Show } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { storedAs } from "@blueplate/tabletop/stored";
import { Schema } from "effect";
import { stacksOf } from "../cards/stacks.ts";
import type { PanelContext } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().structure.plans;

/** How many structures a player can lay by at a table, and how long their names may be. */
const PLANS = 6;
const NAME_LENGTH = 24;

/** A structure laid by under a name. */
interface SavedPlan {
  readonly name: string;
  readonly cards: readonly EmployeeId[];
}

const stored = storedAs(Schema.Array(Schema.Struct({ name: Schema.String, cards: Schema.Array(EmployeeId) })));
/** Before they had names there were three of them, by number. */
const storedByNumber = storedAs(Schema.Array(Schema.NullOr(Schema.Array(EmployeeId))));

const keyOf = ({ facts, seat }: TableProps): string => `blueplate-named-plans:${facts.id}:${seat}`;
const numbersKeyOf = ({ facts, seat }: TableProps): string => `blueplate-plans:${facts.id}:${seat}`;

/** What this browser has laid by for the seat. */
const keptPlans = (table: TableProps): readonly SavedPlan[] =>
  stored(keyOf(table)) ??
  (storedByNumber(numbersKeyOf(table)) ?? []).flatMap((cards, index) =>
    cards ? [{ name: words().usual(index + 1), cards }] : [],
  );

/** Asks how a plan is to be called; Enter lays it by. */
const NameField = (props: { readonly usual: string; readonly onSave: (name: string) => void }) => {
  let field: HTMLInputElement | undefined;
  const save = (): void => props.onSave((field?.value ?? "").trim() || props.usual);
  return (
    <span class="plan-name row">
      <input
        ref={(element) => {
          field = element;
          queueMicrotask(() => element.select());
        }}
        value={props.usual}
        maxLength={NAME_LENGTH}
        aria-label={words().name}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          save();
        }}
      />
      <Button class="small" onClick={save}>
        {words().save}
      </Button>
    </span>
  );
};

/** A name that no plan has. */
const freeName = (plans: readonly SavedPlan[]): string => {
  const taken = new Set(plans.map(({ name }) => name));
  for (let number = 1; ; number++) if (!taken.has(words().usual(number))) return words().usual(number);
};

/** Structures laid by for later, each under a name: pressed, it is taken up. */
export const SavedPlans = (props: {
  readonly panel: Pick<PanelContext, "table" | "ruleset">;
  readonly list: readonly EmployeeId[];
  readonly onUse: (employees: readonly EmployeeId[]) => void;
}) => {
  const [plans, setPlans] = createSignal(keptPlans(props.panel.table));
  const [isNaming, setNaming] = createSignal(false);
  const keep = (next: readonly SavedPlan[]): void => {
    setPlans(next);
    deviceStorage.setItem(keyOf(props.panel.table), JSON.stringify(next));
  };
  const save = (name: string): void => {
    // One of the same name is replaced.
    keep([...plans().filter((plan) => plan.name !== name), { name, cards: props.list }].slice(-PLANS));
    setNaming(false);
  };
  const namesIn = ({ cards }: SavedPlan): string =>
    stacksOf(props.panel.ruleset, countList(cards))
      .map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name))
      .join(shell().comma) || magnateWords().structure.ceoAlone;
  return (
    <span class="plans row" role="group" aria-label={magnateWords().panels.plans}>
      <For each={plans()}>
        {(plan) => (
          <span class="plan-slot">
            <Button
              class="small"
              title={namesIn(plan)}
              aria-label={words().use(plan.name)}
              onClick={() => props.onUse(plan.cards)}
            >
              {plan.name}
            </Button>
            <Button
              class="small"
              title={words().forget(plan.name)}
              aria-label={words().forget(plan.name)}
              onClick={() => keep(plans().filter((each) => each !== plan))}
            >
              <Icon name="x" />
            </Button>
          </span>
        )}
      </For>
      <Show
        when={isNaming()}
        fallback={
          <Button class="small save-plan" onClick={() => setNaming(true)}>
            {words().saveAs}
          </Button>
        }
      >
        <NameField usual={freeName(plans())} onSave={save} />
      </Show>
    </span>
  );
};
