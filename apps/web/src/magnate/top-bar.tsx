import { entryOf, phaseNamed, spelled } from "@blueplate/words";
import { paysSalaries, phaseOf, type Ruleset, type State } from "@blueplate/engine";
import { bankTonight, openStepOf } from "@blueplate/forecast";
import { Icon, Later } from "@blueplate/ui";
import { foodChainMagnate as words, roving, shell, type TableProps } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import { Brand, TableMenu } from "../table/head.tsx";
import { magnateWords, MilestoneStrip, phaseIcon, rulesOf, stateOf, stepIcon, word } from "@blueplate/magnate-table";
import { Order } from "./order.tsx";

const town = () => magnateWords().town;
const text = () => shell().frame;

const ROUND = [
  "restructuring",
  "order-of-business",
  "working",
  "dinnertime",
  "payday",
  "marketing",
  "cleanup",
] as const;
const SET_UP = ["setup-restaurants", "setup-reserve"] as const;

interface Of {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
}

/** What arrow keys go through in the bar: whatever has a meaning there, from the phase that is now. */
const FACTS = ".phases [data-term], .pennant, .milestone, .bank";

/** Phases that there are in these rules: some have no reserve cards, some no salaries (R22). */
const isPlayed = (ruleset: Ruleset, phase: string): boolean => {
  if (phase === "payday" && !paysSalaries(ruleset)) return false;
  const { setup, round } = ruleset.phases;
  return [...setup, ...round].some(({ id }) => id === phase);
};

const Phases = (props: { readonly state: State; readonly ruleset: Ruleset }) => {
  const phase = () => phaseOf(props.state.stage);
  const list = () =>
    (SET_UP.some((each) => each === phase()) ? SET_UP : ROUND).filter((each) => isPlayed(props.ruleset, each));
  const isPast = (each: string): boolean =>
    phase() !== "over" && list().findIndex((one) => one === each) < list().findIndex((one) => one === phase());
  return (
    <ol class="ribbon" aria-label={phaseNamed(words().phases, phase())}>
      <For each={list()}>
        {(each) => (
          <li
            aria-current={phase() === each ? "step" : undefined}
            data-past={isPast(each)}
            data-term={`phase:${each}`}
            tabIndex={phase() === each ? 0 : undefined}
          >
            <Icon name={phaseIcon(each)} />
            <span>{phaseNamed(words().phases, each)}</span>
          </li>
        )}
      </For>
    </ol>
  );
};

/** The steps of the working day: now is the one in which something is left, not the one that nothing has closed yet. */
const Steps = (props: Of) => {
  const open = createMemo(() => {
    const { stage } = stateOf(props.table);
    if (stage._tag !== "working") return null;
    return openStepOf(props.ruleset, rulesOf(props.table), stateOf(props.table), stage.turn.seat);
  });
  return (
    <Show when={open()}>
      {(now) => (
        <ol class="ribbon steps">
          <For each={props.ruleset.steps}>
            {(step) => (
              <li
                aria-current={now() === step ? "step" : undefined}
                data-past={props.ruleset.steps.indexOf(step) < props.ruleset.steps.indexOf(now())}
                data-term={`step:${step}`}
              >
                <Icon name={stepIcon(step)} />
                <span>{entryOf(words().steps, step, spelled(step))}</span>
              </li>
            )}
          </For>
        </ol>
      )}
    </Show>
  );
};

/** The bank: what is in it, how often it broke, and whether tonight's dinner breaks it. */
const Bank = (props: Of) => {
  const bank = () => stateOf(props.table).bank;
  const tonight = createMemo(() => bankTonight(props.ruleset, stateOf(props.table)));
  const help = (): string => {
    const known = tonight();
    if (!known) return town().bank;
    return `${town().bank}: ${text().bankTonight[known.breaks]}. ${text().pays(known.low, known.high)}.`;
  };
  return (
    <div class="bank number" data-term={word("bank")} data-parts={help()}>
      <Icon name="bank" label={town().bank} />
      <b>${bank().stock}</b>
      <Show when={bank().breaks > 0}>
        <span class="muted">{town().breaks(bank().breaks)}</span>
      </Show>
      <Show when={tonight()}>
        {(known) => <span data-breaks={known().breaks}>{text().tonightShort[known().breaks]}</span>}
      </Show>
    </div>
  );
};

/** One's own money, where the cards of the chains are out of sight. */
const OwnCash = (props: { readonly table: TableProps }) => {
  const chain = () => (props.table.seat === null ? undefined : stateOf(props.table).chains[props.table.seat]);
  return <Show when={chain()}>{(mine) => <b class="own-cash number">${mine().cash}</b>}</Show>;
};

/** Round and phase, whose move it is, the race for milestones, the bank; and the table itself. */
export const TopBar = (props: Of & { readonly onMilestones: () => void }) => {
  const state = () => stateOf(props.table);
  return (
    <header class="top-bar" data-region onKeyDown={roving(FACTS)}>
      <Brand facts={props.table.facts}>
        <b class="round number" data-short={magnateWords().ask.rounds(state().round, 1)}>
          {town().round(state().round)}
        </b>
      </Brand>
      <div class="phases">
        <Phases state={state()} ruleset={props.ruleset} />
        <Steps table={props.table} ruleset={props.ruleset} />
      </div>
      <Later now>
        <Order table={props.table} ruleset={props.ruleset} />
      </Later>
      <Later now>
        <MilestoneStrip table={props.table} ruleset={props.ruleset} onOpen={props.onMilestones} />
      </Later>
      <OwnCash table={props.table} />
      <Bank table={props.table} ruleset={props.ruleset} />
      <TableMenu facts={props.table.facts} connected={props.table.connected} />
    </header>
  );
};
