import { addCounts, billAfter, countList, type EmployeeId, subtractCounts } from "@blueplate/engine";
import { dismissalOrder, paydayOutlook } from "@blueplate/forecast";
import { Button } from "@blueplate/ui";
import { type FormFilling } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import { EmployeeCard } from "../cards/cards.tsx";
import { type Stack, stackOf, stacksOf } from "../cards/stacks.ts";
import { stateOf } from "../game.ts";
import { cardName, milestoneText, type PanelContext, seatIn } from "../panel-context.ts";
import { plannedCards } from "../planner/plans.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().payday;
const asks = () => magnateWords().ask;

/** The cards named so far: in the list, or settled while marketeers are chosen. */
export const namedIn = (filling: FormFilling): readonly EmployeeId[] =>
  // cast: the slot offers employees.
  (filling.picked()["employees"] ??
    (filling.slot()?.name === "employees" ? filling.list() : [])) as readonly EmployeeId[];

/** Which busy marketeers go, where they must and there is a choice. */
const Marketeers = (props: PanelContext) => (
  <section class="ask-step">
    <h3>{asks().marketeers}</h3>
    <div class="offers">
      <For each={props.filling.list()}>
        {(value, index) => (
          <Button aria-pressed="true" onClick={() => props.filling.shrink(index())}>
            {asks().tileNumber(Number(value))} ×
          </Button>
        )}
      </For>
      <For each={props.filling.offers()}>
        {(value) => <Button onClick={() => props.filling.grow(value)}>{asks().tileNumber(Number(value))}</Button>}
      </For>
    </div>
  </section>
);

/** The bill line by line: every discount by its name, what is due, what stays. */
const BillTable = (props: PanelContext & { readonly employees: readonly EmployeeId[] }) => {
  const cash = (): number => stateOf(props.table).chains[props.table.seat ?? 0]?.cash ?? 0;
  const bill = createMemo(() => billAfter(props.ruleset, stateOf(props.table), seatIn(props), props.employees));
  return (
    <dl class="bill number">
      <div>
        <dt>{asks().gross(bill().salaried)}</dt>
        <dd>${bill().gross}</dd>
      </div>
      <Show when={bill().recruitingDiscount > 0}>
        <div>
          <dt>{asks().recruiting}</dt>
          <dd>−${bill().recruitingDiscount}</dd>
        </div>
      </Show>
      <Show when={bill().milestoneDiscount > 0}>
        <div>
          <dt>{asks().milestone}</dt>
          <dd>−${bill().milestoneDiscount}</dd>
        </div>
      </Show>
      <div class="due">
        <dt>{words().due(bill().due)}</dt>
        <dd>
          {words().cash(cash())} → <b>{asks().cashLeft(cash() - bill().due)}</b>
        </dd>
      </div>
      <Show when={bill().due > cash()}>
        <div class="short" role="status">
          {asks().shortStill(bill().due - cash())}
        </div>
      </Show>
    </dl>
  );
};

/** What lies behind the bill: the next one, and how far the milestone for salaries is. */
const Outlook = (props: PanelContext & { readonly employees: readonly EmployeeId[] }) => {
  const outlook = createMemo(() => paydayOutlook(props.ruleset, stateOf(props.table), seatIn(props), props.employees));
  const milestoneLine = ({ milestone, missing }: { readonly milestone: string; readonly missing: number }): string => {
    const { name } = milestoneText(milestone);
    return missing > 0 ? words().toMilestone(missing, name) : words().claimsNow(name);
  };
  return (
    <ul class="muted away">
      <li>{words().nextTime(outlook().next)}</li>
      <Show when={outlook().milestone}>{(milestone) => <li>{milestoneLine(milestone())}</li>}</Show>
    </ul>
  );
};

/** Marketeers who are away cannot be named; when each is back. */
const Away = (props: PanelContext) => {
  const state = () => stateOf(props.table);
  const busy = () => state().chains[props.table.seat ?? 0]?.busy ?? [];
  const backIn = (number: number): number | null => {
    const left = state().town.campaigns.find(({ campaign }) => campaign === number)?.left;
    return typeof left === "number" ? state().round + left : null;
  };
  return (
    <ul class="muted away">
      <For each={busy()}>
        {({ employee, campaign }) => <li>{asks().returns(cardName(employee), campaign, backIn(campaign))}</li>}
      </For>
    </ul>
  );
};

/** Payday: the bill as it stands, and whom to let go; nobody is the default. */
export const DismissalSlot = (props: PanelContext) => {
  const chain = () => stateOf(props.table).chains[props.table.seat ?? 0];
  const list = (): readonly EmployeeId[] => namedIn(props.filling);
  const isChoosing = (): boolean => props.filling.slot()?.name === "employees";
  const owned = createMemo(() => addCounts(chain()?.atWork ?? {}, chain()?.beach ?? {}));
  const staying = createMemo(() => subtractCounts(owned(), countList(list())));
  const planned = plannedCards(props.table);
  const order = createMemo(() => dismissalOrder(props.ruleset, stateOf(props.table), seatIn(props), list(), planned));
  const rank = ({ employee }: Stack): number => order().indexOf(employee);
  const stacks = (): readonly Stack[] => stacksOf(props.ruleset, staying()).toSorted((a, b) => rank(a) - rank(b));
  return (
    <div class="stack slot">
      <BillTable {...props} employees={list()} />
      <Outlook {...props} employees={list()} />
      <section class="ask-step">
        <h3>{words().staying}</h3>
        <div class="card-row staying">
          <For each={stacks()} fallback={<span class="muted">{words().nobody}</span>}>
            {(stack) => (
              <EmployeeCard
                stack={stack}
                label={words().dismiss(stack.name)}
                onClick={isChoosing() ? () => props.filling.grow(stack.employee) : undefined}
              />
            )}
          </For>
        </div>
      </section>
      <Show when={list().length > 0}>
        <section class="ask-step">
          <h3>{words().leaving}</h3>
          <div class="card-row">
            <For each={list()}>
              {(employee, index) => (
                <EmployeeCard
                  stack={stackOf(props.ruleset, employee, 1)}
                  label={words().keep(cardName(employee))}
                  onClick={isChoosing() ? () => props.filling.shrink(index()) : undefined}
                />
              )}
            </For>
          </div>
        </section>
      </Show>
      <Away {...props} />
      <Show when={props.filling.slot()?.name === "busy"}>
        <Marketeers {...props} />
      </Show>
      <Show when={isChoosing() && !props.filling.command() && props.filling.fits()}>
        <Button kind="main" onClick={props.filling.finishList}>
          {asks().marketeers}
        </Button>
      </Show>
    </div>
  );
};
