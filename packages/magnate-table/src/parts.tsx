import { billAfter, type Ruleset, type EmployeeId } from "@blueplate/engine";
import { type Component, createSignal, onCleanup } from "solid-js";
import { type FormFilling, type QuestionParts, type GuardNotice, shell, type TableProps } from "@blueplate/tabletop";
import { DismissalSlot, namedIn } from "./company/dismissal.tsx";
import { stateOf } from "./game.ts";
import { campaignLine } from "./panels/campaign/line.ts";
import { CampaignPanel } from "./panels/campaign/panel.tsx";
import { againText, closesText, endText, leadingAct, leftText, stagesIn } from "./panels/day-left.ts";
import { DrinksPanel } from "./panels/drinks.tsx";
import { FetchPanel } from "./panels/fetch.tsx";
import { FreezerPanel } from "./panels/freezer.tsx";
import { HirePanel } from "./panels/hire.tsx";
import { HousePanel } from "./panels/house.tsx";
import { KitchenPanel } from "./panels/kitchen.tsx";
import { OrderPanel } from "./panels/order.tsx";
import { cardName, type PanelContext, seatIn } from "./panel-context.ts";
import { ReservePanel } from "./panels/reserve.tsx";
import { RestaurantPanel } from "./panels/restaurant.tsx";
import { saysOf } from "./panels/guard-notices.ts";
import { planFor, planSays, structureAgain } from "./panels/structure-plan.tsx";
import { TrainPanel } from "./panels/train.tsx";
import { LAUNCH } from "./placing/default-campaign.ts";
import type { MapPlacing } from "./placing/placing.ts";
import { overfilled, StructureSlot } from "./company/structure.tsx";
import { createStructureDraft } from "./structure/draft.ts";
import type { ChartStage } from "./structure/stage.tsx";
import { magnateWords } from "./language.ts";

const words = () => magnateWords().ask;

/** The panel of each form. Forms of variants are left to the generic slots. */
const PANELS: Readonly<Record<string, Component<PanelContext>>> = {
  "setup.placeRestaurant": RestaurantPanel,
  "setup.chooseReserve": ReservePanel,
  "order.choosePosition": OrderPanel,
  "work.hire": HirePanel,
  "work.train": TrainPanel,
  "work.launchCampaign": CampaignPanel,
  "work.produce": KitchenPanel,
  "work.fetchDrink": FetchPanel,
  "work.buyDrinks": DrinksPanel,
  "work.placeHouse": HousePanel,
  "work.addGarden": HousePanel,
  "work.openRestaurant": RestaurantPanel,
  "work.moveRestaurant": RestaurantPanel,
  "payday.fire": DismissalSlot,
  "cleanup.keep": FreezerPanel,
};

// cast: the lists of these forms grow from employees.
const named = (filling: FormFilling): readonly EmployeeId[] => filling.list() as readonly EmployeeId[];

/** The main button of each form in its own words: what it will do. */
const BUTTONS: Readonly<Record<string, (panel: PanelContext) => string>> = {
  "work.hire": ({ filling }) => words().hireOne(cardName(filling.picked()["employee"])),
  "work.train": ({ filling }) =>
    words().trainOne(cardName(filling.picked()["employee"]), cardName(filling.picked()["to"])),
  "payday.fire": (panel) => {
    const names = namedIn(panel.filling);
    const { due } = billAfter(panel.ruleset, stateOf(panel.table), seatIn(panel), names);
    const count = names.length;
    return count === 0 ? words().payNow(due) : words().dismissAndPay(count, due);
  },
};

const structureSays = (panel: PanelContext): readonly GuardNotice[] =>
  planSays(panel, planFor(panel, named(panel.filling)));

const phaseText = (table: TableProps): string =>
  Object.entries<string>(magnateWords().advice.phases).find(([phase]) => phase === stateOf(table).stage._tag)?.[1] ??
  "";

/** Something that is held as long as any of those live who took it. */
const createHold = () => {
  const [holders, setHolders] = createSignal(0);
  return {
    isHeld: (): boolean => holders() > 0,
    hold: (): void => {
      setHolders((before) => before + 1);
      onCleanup(() => setHolders((before) => before - 1));
    },
  };
};

/** The question of who works: the chart stands on its stage, or else in the question itself. */
const Structure = (props: { readonly panel: PanelContext; readonly stage: ChartStage | null }) => {
  const { table, ruleset, filling } = props.panel;
  const draft = props.stage?.draft ?? createStructureDraft(table, ruleset, filling);
  return <StructureSlot {...props.panel} draft={draft} isApart={props.stage?.isShown() ?? false} />;
};

/** How this game asks: a panel for each form, what is left of the day, and a line before what is easily overlooked. */
export const partsOf = (
  table: TableProps,
  ruleset: Ruleset,
  placing: MapPlacing,
  stage: ChartStage | null = null,
): QuestionParts => {
  const { hold: holdMain, isHeld } = createHold();
  const panel = (filling: FormFilling): PanelContext => ({ table, ruleset, filling, placing, holdMain });
  return {
    hasMain: isHeld,
    form: (filling) => {
      if (filling.form()?.tag === "restructure.submit") return <Structure panel={panel(filling)} stage={stage} />;
      const Form = PANELS[filling.form()?.tag ?? ""];
      return Form ? <Form {...panel(filling)} /> : null;
    },
    left: (tag) => (tag === "work.endTurn" ? endText({ table, ruleset }) : leftText({ table, ruleset }, tag)),
    leads: () => leadingAct({ table, ruleset }),
    stages: () => stagesIn({ table, ruleset }),
    closes: (commands) => closesText({ table, ruleset }, commands),
    again: (commands) => structureAgain({ table, ruleset }, commands) ?? againText({ table, ruleset }, commands),
    stop: (filling) => (filling.form()?.tag === "restructure.submit" ? overfilled(panel(filling)) : null),
    button: (filling) => BUTTONS[filling.form()?.tag ?? ""]?.(panel(filling)) ?? null,
    summary: (filling) => (filling.form()?.tag === LAUNCH ? campaignLine(panel(filling)) : null),
    explain: (filling) => {
      const reasons: Readonly<Record<string, string>> = magnateWords().advice.reasons;
      const why = reasons[filling.form()?.tag ?? ""];
      return why === undefined ? phaseText(table) : shell().guard.why(phaseText(table), why);
    },
    say: (filling) =>
      filling.form()?.tag === "restructure.submit" ? structureSays(panel(filling)) : saysOf(panel(filling)),
  };
};
