import type { Command, EmployeeId } from "@blueplate/engine";
import { type StructureForecast, structureForecastOf } from "@blueplate/forecast";
import type { Tagged } from "@blueplate/kernel";
import { note, type GuardNotice, slip } from "@blueplate/tabletop";
import { scrollByKeys } from "@blueplate/ui";
import { asksTwice, STRUCTURE } from "./structure-asked.ts";
import { isBinding } from "./guard-notices.ts";
import { For, Show } from "solid-js";
import { KitchenRow } from "../cards/cards.tsx";
import { stateOf } from "../game.ts";
import { milestoneText, type PanelContext, rulesOf, seatIn } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;
type Asking = Pick<PanelContext, "table" | "ruleset">;

/** What the structure chosen so far would mean. */
export const planFor = (props: Asking, employees: readonly EmployeeId[]): StructureForecast =>
  structureForecastOf(props.ruleset, rulesOf(props.table), stateOf(props.table), seatIn(props), employees);

/** What they can do in a day, in short words. */
const powersText = ({ powers, trainees, errands }: StructureForecast): readonly PlanFigure[] => [
  { key: "hires", text: words().hires(powers.hires) },
  ...(powers.trainings > 0
    ? [{ key: "trainings", text: magnateWords().panels.trains(powers.trainings, trainees) }]
    : []),
  ...(powers.campaigns > 0 ? [{ key: "campaigns", text: words().markets(powers.campaigns) }] : []),
  ...(errands.drinks > 0 ? [{ key: "errands", text: words().drinks(errands.drinks) }] : []),
  ...(powers.buyers > errands.persons ? [{ key: "buyers", text: words().buys(powers.buyers - errands.persons) }] : []),
  ...(powers.builders > 0 ? [{ key: "builders", text: words().builds(powers.builders) }] : []),
  ...(powers.openers > 0 ? [{ key: "openers", text: words().opens(powers.openers) }] : []),
];

/** One thing that a structure comes to: in words, or in goods. `isShort`: not enough of it. */
interface PlanFigure {
  readonly key: string;
  readonly text: string;
  readonly food?: StructureForecast["powers"]["food"];
  readonly isShort?: boolean;
}

/** What a structure comes to: slots, place in the order, price, waitresses, what the day can do, the bill. */
const figuresOf = (plan: StructureForecast, cash: number): readonly PlanFigure[] => {
  const { likely, best, worst, of } = plan.rank;
  const { powers, bill } = plan;
  const used = plan.structure.managers + plan.structure.others;
  return [
    { key: "slots", text: magnateWords().panels.slotsUsed(used, plan.open), isShort: plan.open < 0 },
    { key: "rank", text: magnateWords().panels.chooses(likely, best, worst, of) },
    { key: "price", text: words().price(plan.unitPrice) },
    ...(powers.waitresses > 0 ? [{ key: "waitresses", text: words().waitresses(powers.waitresses) }] : []),
    ...powersText(plan),
    ...(powers.food.length > 0 ? [{ key: "food", text: "", food: powers.food }] : []),
    ...(bill.gross > 0 ? [{ key: "due", text: words().due(bill.due, cash), isShort: bill.due > cash }] : []),
  ];
};

const cashOf = ({ table }: Asking): number => stateOf(table).chains[table.seat ?? 0]?.cash ?? 0;

const Figure = (props: { readonly figure: PlanFigure }) => (
  <Show when={props.figure.food} fallback={props.figure.text}>
    {(food) => <KitchenRow kitchens={food()} />}
  </Show>
);

/** Live totals of a structure: price, waitresses, what the day can do, the bill. */
export const PlanTotals = (props: Asking & { readonly plan: StructureForecast }) => (
  <div class="plan number" ref={scrollByKeys(() => magnateWords().panels.comesTo)}>
    <For each={figuresOf(props.plan, cashOf(props))}>
      {(figure) => (
        <span class="chip" data-short={figure.isShort}>
          <Figure figure={figure} />
        </span>
      )}
    </For>
  </div>
);

/** What two structures come to, where they differ: of what is lost only the first, of what is won only the second. */
const differences = (props: Asking & { readonly plan: StructureForecast; readonly then: StructureForecast }) => {
  const [now, then] = [props.plan, props.then].map((plan) => figuresOf(plan, cashOf(props)));
  const saysOf = (figure: PlanFigure | undefined): string => JSON.stringify([figure?.text, figure?.food]);
  const keys = new Set([...(now ?? []), ...(then ?? [])].map(({ key }) => key));
  // The chart itself shows how many slots are taken; only too many is news.
  if (props.then.open >= 0) keys.delete("slots");
  return [...keys].flatMap((key) => {
    const [before, after] = [now, then].map((figures) => figures?.find((each) => each.key === key));
    return saysOf(before) === saysOf(after) ? [] : [{ before, after }];
  });
};

/** What would be otherwise if somebody went to the other side: what is now, and what would be. */
export const PlanChange = (props: Asking & { readonly plan: StructureForecast; readonly then: StructureForecast }) => (
  <span class="plan-change number">
    <For each={differences(props)}>
      {({ before, after }) => (
        <span class="change" data-short={after?.isShort}>
          <Show when={before}>
            {(figure) => (
              <s>
                <Figure figure={figure()} />
              </s>
            )}
          </Show>
          <Show when={after}>
            {(figure) => (
              <b>
                <Figure figure={figure()} />
              </b>
            )}
          </Show>
        </span>
      )}
    </For>
  </span>
);

const isNobodyAtWork = ({ structure }: StructureForecast): boolean => structure.managers + structure.others === 0;

/** That a structure asks for a second press, or null. */
export const structureAgain = (props: Asking, commands: readonly Tagged[]): string | null => {
  // cast: the commands of the table are filled from the slots of this game's forms.
  const command = commands.at(-1) as Command | undefined;
  if (command?._tag !== STRUCTURE) return null;
  const { employees } = command;
  return asksTwice(planFor(props, employees), employees, props.table) ? words().pressAgainToClose : null;
};

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
      ? [
          slip(
            isNobodyAtWork(plan) ? magnateWords().panels.nobodyWorks : magnateWords().panels.idle(plan.idle, plan.open),
          ),
        ]
      : []),
    ...(trainings > plan.trainees ? [slip(magnateWords().panels.trainersIdle(trainings, plan.trainees))] : []),
    ...(chain && plan.bill.due > chain.cash ? [slip(magnateWords().say.cashShort(plan.bill.due - chain.cash))] : []),
  ];
};
