import { type Definition, kindsOf, STEPS, type State } from "@blueplate/engine";
import { foodChainMagnate as words, shell } from "@blueplate/words";
import { For, Show } from "solid-js";
import type { TableProps } from "../../table/props.ts";
import { colourOf, stateOf } from "./game.ts";

const town = shell.town;

const PHASES = [
  "restructuring",
  "order-of-business",
  "working",
  "dinnertime",
  "payday",
  "marketing",
  "cleanup",
] as const;

const Phases = (props: { readonly state: State }) => (
  <ol class="ribbon" aria-label={words.phases[props.state.stage._tag].name}>
    <For each={PHASES}>
      {(phase) => (
        <li aria-current={props.state.stage._tag === phase ? "step" : undefined} title={words.phases[phase].help}>
          {words.phases[phase].name}
        </li>
      )}
    </For>
  </ol>
);

const Steps = (props: { readonly state: State }) => (
  <Show when={props.state.stage._tag === "working" && props.state.stage}>
    {(stage) => (
      <ol class="ribbon steps">
        <For each={STEPS}>
          {(step) => (
            <li
              aria-current={stage().turn.step === step ? "step" : undefined}
              data-past={STEPS.indexOf(step) < STEPS.indexOf(stage().turn.step)}
            >
              {words.steps[step]}
            </li>
          )}
        </For>
      </ol>
    )}
  </Show>
);

const statusOf = (props: TableProps, seat: number): string =>
  props.rules.waitsFor(props.state).some((each) => each === seat) ? shell.table.thinking : "";

const Order = (props: { readonly table: TableProps }) => (
  <ol class="order row" aria-label={town.order}>
    <For each={stateOf(props.table).turnOrder}>
      {(seat) => (
        <li class="chip" data-acting={statusOf(props.table, seat) !== ""}>
          <span class="swatch" style={{ background: colourOf(props.table, seat) }} aria-hidden="true" />
          {props.table.names(seat)}
          <Show when={statusOf(props.table, seat) !== ""}>
            <span class="muted">…</span>
          </Show>
        </li>
      )}
    </For>
  </ol>
);

const milestoneText: Readonly<
  Record<string, { readonly name: string; readonly trigger: string; readonly effect: string }>
> = words.milestones;

const Milestones = (props: { readonly table: TableProps; readonly definition: Definition }) => {
  const holders = (id: string): readonly number[] =>
    stateOf(props.table)
      .chains.filter((chain) => chain.milestones.some((each) => each.milestone === id))
      .map((chain) => chain.seat);
  const status = (id: string): string => {
    if (props.table.seat !== null && holders(id).includes(props.table.seat)) return town.milestoneMine;
    return stateOf(props.table).milestonesGone.some((each) => each === id) ? town.milestoneGone : town.milestoneOpen;
  };
  return (
    <details class="milestones">
      <summary>{town.milestones}</summary>
      <ul class="panel pad stack">
        <For each={kindsOf(props.definition.content.milestones)}>
          {(id) => (
            <li data-status={status(id)}>
              <b>{milestoneText[id]?.name ?? id}</b> <span class="chip">{status(id)}</span>
              <For each={holders(id)}>
                {(seat) => (
                  <span
                    class="swatch"
                    style={{ background: colourOf(props.table, seat) }}
                    role="img"
                    aria-label={props.table.names(seat)}
                  />
                )}
              </For>
              <p class="muted">
                {milestoneText[id]?.trigger} {milestoneText[id]?.effect}
              </p>
            </li>
          )}
        </For>
      </ul>
    </details>
  );
};

/** Round and phase, whose move it is, the bank, and the race for milestones. */
export const TopBar = (props: { readonly table: TableProps; readonly definition: Definition }) => {
  const state = () => stateOf(props.table);
  return (
    <header class="top-bar">
      <b class="number">{town.round(state().round)}</b>
      <div class="stack tight">
        <Phases state={state()} />
        <Steps state={state()} />
      </div>
      <Order table={props.table} />
      <span class="chip number" title={town.bank}>
        {town.bank} ${state().bank.stock}
        <Show when={state().bank.breaks > 0}> · {town.breaks(state().bank.breaks)}</Show>
      </span>
      <Milestones table={props.table} definition={props.definition} />
    </header>
  );
};
