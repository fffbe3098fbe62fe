import { type EmployeeId, entriesOf } from "@blueplate/engine";
import { type StructureForecast, structureForecastOf } from "@blueplate/forecast";
import { note, type GuardNotice, slip } from "@blueplate/tabletop";
import { isBinding } from "./guard-notices.ts";
import { For, Show } from "solid-js";
import { GoodsRow } from "../cards/cards.tsx";
import { stateOf } from "../game.ts";
import { milestoneText, type PanelContext, rulesOf, seatIn } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;
type Asking = Pick<PanelContext, "table" | "ruleset">;

/** What the structure chosen so far would mean. */
export const planFor = (props: Asking, employees: readonly EmployeeId[]): StructureForecast =>
  structureForecastOf(props.ruleset, rulesOf(props.table), stateOf(props.table), seatIn(props), employees);

/** What they can do in a day, in short words. */
const powersText = ({ powers, trainees }: StructureForecast): readonly string[] => [
  words().hires(powers.hires),
  ...(powers.trainings > 0 ? [magnateWords().panels.trains(powers.trainings, trainees)] : []),
  ...(powers.campaigns > 0 ? [words().markets(powers.campaigns)] : []),
  ...(powers.buyers > 0 ? [words().buys(powers.buyers)] : []),
  ...(powers.builders > 0 ? [words().builds(powers.builders)] : []),
  ...(powers.openers > 0 ? [words().opens(powers.openers)] : []),
];

/** Live totals under the chart: price, waitresses, what the day can do, the bill. */
export const PlanTotals = (props: Asking & { readonly plan: StructureForecast }) => {
  const cash = (): number => stateOf(props.table).chains[props.table.seat ?? 0]?.cash ?? 0;
  const paysSalaries = (): boolean => props.plan.bill.gross > 0;
  const used = (): number => props.plan.structure.managers + props.plan.structure.others;
  const chooses = (): string => {
    const { likely, best, worst, of } = props.plan.rank;
    return magnateWords().panels.chooses(likely, best, worst, of);
  };
  return (
    <div class="plan number">
      <span class="chip" data-short={props.plan.open < 0}>
        {magnateWords().panels.slotsUsed(used(), props.plan.open)}
      </span>
      <span class="chip">{chooses()}</span>
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

const isNobodyAtWork = ({ structure }: StructureForecast): boolean => structure.managers + structure.others === 0;

/** What is easily overlooked in a structure. */
export const planSays = (props: Asking, plan: StructureForecast): readonly GuardNotice[] => {
  const chain = stateOf(props.table).chains[props.table.seat ?? 0];
  const { trainings } = plan.powers;
  return [
    ...plan.claims.map((id) => {
      const { name, effect } = milestoneText(id);
      const text = magnateWords().say.claims(name, `${effect} ${magnateWords().say.forEver}`);
      return isBinding(props, id) ? slip(text) : note(text);
    }),
    ...(plan.discountLost > 0 && plan.bill.gross > 0
      ? [slip(magnateWords().say.discountBeach(plan.discountLost))]
      : []),
    ...(plan.idle > 0
      ? [isNobodyAtWork(plan) ? slip(magnateWords().panels.nobodyWorks) : note(magnateWords().panels.idle(plan.idle))]
      : []),
    ...(trainings > plan.trainees ? [slip(magnateWords().panels.trainersIdle(trainings, plan.trainees))] : []),
    ...(chain && plan.bill.due > chain.cash ? [slip(magnateWords().say.cashShort(plan.bill.due - chain.cash))] : []),
  ];
};
