import { type Cards, type EmployeeId, listCounts, withCount } from "@blueplate/engine";
import { type RoundEstimate, type PlannedRound } from "@blueplate/forecast";
import { shell } from "@blueplate/tabletop";
import { For, Index, type JSX, Show } from "solid-js";
import { EmployeeCard } from "../cards/cards.tsx";
import { stacksOf } from "../cards/stacks.ts";
import { cardName, milestoneText } from "../panel-context.ts";
import { Hires, type RoundProps, Trainings } from "./staffing.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().planner;
const names = (cards: readonly EmployeeId[]): string => cards.map(cardName).join(shell().comma);

/** Cards that a click sends to the other side; only to be looked at once the structure lies open. */
const Side = (
  props: RoundProps & {
    readonly title: string;
    readonly cards: Cards;
    readonly label: (name: string) => string;
    readonly onMove: (employee: EmployeeId) => void;
  },
) => (
  <section class="ask-step">
    <h4>{props.title}</h4>
    <div class="card-row">
      {/* A button that is being pressed stays the same one while others act at the table. */}
      <Index each={stacksOf(props.ruleset, props.cards)} fallback={<span class="muted">–</span>}>
        {(stack) => (
          <Show when={!props.round.revealed} fallback={<EmployeeCard stack={stack()} />}>
            <EmployeeCard
              stack={stack()}
              label={props.label(stack().name)}
              onClick={() => props.onMove(stack().employee)}
            />
          </Show>
        )}
      </Index>
    </div>
  </section>
);

const Structure = (props: RoundProps) => {
  const work = (change: 1 | -1, employee: EmployeeId): void =>
    props.change(() => ({ work: listCounts(withCount(props.round.atWork, employee, change)) }));
  return (
    <>
      <Side
        {...props}
        title={magnateWords().structure.atWork}
        cards={props.round.atWork}
        label={magnateWords().structure.toBeach}
        onMove={(employee) => work(-1, employee)}
      />
      <Side
        {...props}
        title={magnateWords().structure.beach}
        cards={props.round.beach}
        label={magnateWords().structure.toWork}
        onMove={(employee) => work(1, employee)}
      />
    </>
  );
};

/** What stands in the way of the plan. */
const faultsOf = ({ missing, open, stranded }: PlannedRound): readonly string[] => [
  ...(missing.length > 0 ? [words().missing(names(missing))] : []),
  ...(open < 0 ? [words().overfilled(-open)] : []),
  ...(stranded.length > 0 ? [words().stranded(names(stranded))] : []),
];

const Totals = (props: { readonly round: PlannedRound; readonly guess: RoundEstimate | null }) => {
  const used = (): number => props.round.structure.managers + props.round.structure.others;
  const claims = (): string => props.round.claims.map((id) => milestoneText(id).name).join(shell().comma);
  return (
    <div class="plan number">
      <span class="chip" data-short={props.round.open < 0}>
        {magnateWords().panels.slotsUsed(used(), props.round.open)}
      </span>
      <Show when={props.round.due > 0}>
        <span class="chip" data-short={props.round.short > 0}>
          {words().salaries(props.round.due, props.round.cash)}
        </span>
      </Show>
      <Show when={props.round.short > 0}>
        <span class="chip" data-short="true">
          {words().short(props.round.short)}
        </span>
      </Show>
      <Show when={props.guess}>
        {(guess) => (
          <span
            class="chip guess"
            data-explained
            data-short={guess().cash < 0}
            tabIndex={0}
            title={words().guessHelp[guess().from]}
          >
            {words().guess(guess().income, guess().cash)}
          </span>
        )}
      </Show>
      <Show when={props.round.claims.length > 0}>
        <span class="chip">{words().claims(claims())}</span>
      </Show>
    </div>
  );
};

/** One round of the plan: who works, whom it hires and trains, what it pays, what it claims. */
export const PlannedRoundView = (
  props: RoundProps & { readonly guess: RoundEstimate | null; readonly children?: JSX.Element },
) => (
  <section class="planned-round" aria-label={words().round(props.round.round)}>
    <header class="planned-head">
      <h3>
        {words().round(props.round.round)}
        <Show when={props.round.revealed}>
          <small class="muted"> {words().revealed}</small>
        </Show>
      </h3>
      {props.children}
    </header>
    <Totals round={props.round} guess={props.guess} />
    <ul class="says">
      <For each={faultsOf(props.round)}>{(fault) => <li class="short">{fault}</li>}</For>
    </ul>
    <Structure {...props} />
    <Hires {...props} />
    <Trainings {...props} />
  </section>
);
