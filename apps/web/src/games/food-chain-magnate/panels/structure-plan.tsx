import { type EmployeeId, entriesOf, type Plan, planOf, withAbility } from "@blueplate/engine";
import { shell } from "../../../language.ts";
import { For, Show } from "solid-js";
import { GoodsRow } from "../cards.tsx";
import { stateOf } from "../game.ts";
import { milestoneText, type Panel, rulesOf, seatIn } from "./panel.ts";

const words = () => shell().ask;
type Asking = Pick<Panel, "table" | "definition">;

/** What the structure chosen so far would mean. */
export const planFor = (props: Asking, employees: readonly EmployeeId[]): Plan =>
  planOf(props.definition, rulesOf(props.table), stateOf(props.table), seatIn(props), employees);

/** What they can do in a day, in short words. */
const powersText = ({ powers }: Plan): readonly string[] => [
  words().hires(powers.hires),
  ...(powers.trainings > 0 ? [words().trains(powers.trainings)] : []),
  ...(powers.campaigns > 0 ? [words().markets(powers.campaigns)] : []),
  ...(powers.buyers > 0 ? [words().buys(powers.buyers)] : []),
  ...(powers.builders > 0 ? [words().builds(powers.builders)] : []),
  ...(powers.openers > 0 ? [words().opens(powers.openers)] : []),
];

/** Live totals under the chart: price, waitresses, what the day can do, the bill. */
export const PlanTotals = (props: Asking & { readonly plan: Plan }) => {
  const cash = (): number => stateOf(props.table).chains[props.table.seat ?? 0]?.cash ?? 0;
  const paysSalaries = (): boolean => props.plan.bill.gross > 0;
  return (
    <div class="plan number">
      <span class="chip">{words().price(props.plan.unitPrice)}</span>
      <Show when={props.plan.powers.waitresses > 0}>
        <span class="chip">{words().waitresses(props.plan.powers.waitresses)}</span>
      </Show>
      <For each={powersText(props.plan)}>{(text) => <span class="chip">{text}</span>}</For>
      <Show when={entriesOf(props.plan.powers.food).length > 0}>
        <span class="chip">
          <GoodsRow goods={props.plan.powers.food} />
        </span>
      </Show>
      <Show when={paysSalaries()}>
        <span class="chip" data-short={props.plan.bill.due > cash()}>
          {words().due(props.plan.bill.due, cash())}
        </span>
      </Show>
    </div>
  );
};

/** What is easily overlooked in a structure. */
export const planSays = (
  props: Asking,
  plan: Plan,
  atWork: readonly EmployeeId[],
  beach: readonly EmployeeId[],
): readonly string[] => {
  const { content } = props.definition;
  const chain = stateOf(props.table).chains[props.table.seat ?? 0];
  const trainers = withAbility(content, Object.fromEntries(atWork.map((each) => [each, 1])), "train").length > 0;
  const trainable = beach.some((each) => (content.employees[each]?.becomes.length ?? 0) > 0);
  const salaried = plan.bill.gross > 0;
  return [
    ...plan.claims.map((id) => {
      const { name, effect } = milestoneText(id);
      return shell().say.claims(name, `${effect} ${shell().say.forEver}`);
    }),
    ...(plan.discountLost > 0 && salaried ? [shell().say.discountBeach(plan.discountLost)] : []),
    ...(trainers && !trainable && plan.powers.hires === 0 ? [shell().say.trainerIdle] : []),
    ...(chain && plan.bill.due > chain.cash ? [shell().say.cashShort(plan.bill.due - chain.cash)] : []),
  ];
};
