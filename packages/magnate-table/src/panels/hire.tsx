import { cardsAway, countOf, type EmployeeId, kindsOf } from "@blueplate/engine";
import { hiresLeftOf, recruitingDiscount, recruitRaceOf } from "@blueplate/forecast";
import { createMemo, createUniqueId, For, Show } from "solid-js";
import { stackOf } from "../cards/stacks.ts";
import { Portrait } from "../portraits/portrait.tsx";
import { ownChain, stateOf } from "../game.ts";
import { type PanelContext, foreseen, milestoneText, seatIn } from "../panel-context.ts";
import { offersOf } from "./slot-of.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;

/** How many copies of a card the chain has, wherever they are. */
const ownedOf = (props: PanelContext, employee: EmployeeId): number => {
  const chain = ownChain(props.table);
  if (!chain) return 0;
  const busy = countOf(cardsAway(chain.busy), employee);
  return countOf(chain.atWork, employee) + countOf(chain.beach, employee) + busy;
};

/** An entry card as its pile: what it does, how many are left, how many one has. */
const Pile = (props: { readonly panel: PanelContext; readonly employee: EmployeeId }) => {
  const stack = () => stackOf(props.panel.ruleset, props.employee, 1, ownChain(props.panel.table));
  const left = () => countOf(stateOf(props.panel.table).supply.employees, props.employee);
  const offered = createMemo(() => offersOf(props.panel, "employee").includes(props.employee));
  const id = createUniqueId();
  const leftText = (): string => {
    if (left() > 0) return words().left(left());
    return offered() ? words().hireAndTrain : words().noneLeft;
  };
  return (
    <button
      type="button"
      class="pile-card"
      data-family={stack().family}
      data-empty={left() === 0}
      disabled={!offered()}
      aria-pressed={props.panel.filling.picked()["employee"] === props.employee}
      aria-label={stack().name}
      aria-describedby={`${id}-effect ${id}-left`}
      data-term={`employee:${props.employee}`}
      onClick={() => props.panel.filling.fill({ employee: props.employee })}
    >
      <span class="pile-head">{stack().name}</span>
      <span class="pile-picture">
        <Portrait employee={props.employee} family={stack().family} />
      </span>
      <span class="pile-effect number" id={`${id}-effect`}>
        {stack().effect}
      </span>
      <span class="pile-foot number" id={`${id}-left`}>
        <span>{leftText()}</span>
        <Show when={ownedOf(props.panel, props.employee) > 0}>
          <b>{words().owned(ownedOf(props.panel, props.employee))}</b>
        </Show>
      </span>
    </button>
  );
};

/** What the hires that are left cost, those that are free and those that give up a discount; what they lead to, and when. */
const Left = (props: PanelContext) => {
  const race = createMemo(() => recruitRaceOf(props.ruleset, stateOf(props.table), seatIn(props)));
  const left = createMemo(() => hiresLeftOf(props.ruleset, stateOf(props.table), seatIn(props)));
  return (
    <p class="row number">
      <Show when={left().free > 0}>
        <span class="chip">{words().freeHires(left().free)}</span>
      </Show>
      <Show when={left().kept > 0}>
        <span class="chip">{words().keptHires(left().kept, left().worth)}</span>
      </Show>
      <Show when={race()}>
        {(race) => (
          <span class="chip">
            {words().towards(race().recruited, race().persons, milestoneText(race().milestone).name)}
          </span>
        )}
      </Show>
      <span class="muted">{words().worksFrom(stateOf(props.table).round + 1)}</span>
    </p>
  );
};

/** Whom to hire: the entry piles. */
export const HirePanel = (props: PanelContext) => {
  const entries = () =>
    kindsOf(props.ruleset.content.employees).filter((id) => props.ruleset.content.employees[id]?.entry);
  return (
    <div class="slot stack">
      <Left {...props} />
      <div class="card-row choices piles">
        <For each={entries()}>{(employee) => <Pile panel={props} employee={employee} />}</For>
      </div>
    </div>
  );
};

/** Dollars of discount that this hire gives up. */
export const discountOfHire = (props: PanelContext, command: { readonly _tag: string }): number => {
  const after = foreseen(props, command);
  const state = stateOf(props.table);
  const seat = seatIn(props);
  if (!after) return 0;
  return recruitingDiscount(props.ruleset, state, seat) - recruitingDiscount(props.ruleset, after.state, seat);
};
