import { type EmployeeId, type Ruleset, listCounts } from "@blueplate/engine";
import { type RoundEstimate, guessesOf, lastIncome, type PlannedRound, plannerOf } from "@blueplate/forecast";
import { type FormFilling, shell, type TableProps } from "@blueplate/tabletop";
import { Button, SidePanel } from "@blueplate/ui";
import { createMemo, Index, Show } from "solid-js";
import { factsOf, stateOf } from "../game.ts";
import { rulesOf } from "../panel-context.ts";
import { createPlans } from "./plans.ts";
import { PlannedRoundView } from "./round.tsx";
import { withDraft } from "./with-draft.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().planner;

interface PlannerProps {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly filling: FormFilling;
}

/** True while the question asks who works. */
const asksWho = (filling: FormFilling): boolean => filling.form()?.tag === "restructure.submit";

/** Puts the structure of the first round into the question, where it is asked for just now. */
const Draft = (props: PlannerProps & { readonly round: PlannedRound; readonly onUsed: () => void }) => {
  const isAsked = (): boolean => asksWho(props.filling) && props.round.round === stateOf(props.table).round;
  const use = (): void => {
    props.filling.setList(listCounts(props.round.atWork));
    props.onUsed();
  };
  return (
    <Show when={isAsked()}>
      <Button class="small" title={words().draftHelp} disabled={props.round.open < 0} onClick={use}>
        {words().draft}
      </Button>
    </Show>
  );
};

const Rounds = (props: PlannerProps & { readonly onClose: () => void }) => {
  const { plans, change, clear } = createPlans(props.table);
  const rounds = createMemo((): readonly PlannedRound[] => {
    const { table, filling } = props;
    if (table.seat === null) return [];
    const state = stateOf(table);
    // cast: the list grows from the candidates of the form, which are employees.
    const drawnUp = asksWho(filling)
      ? withDraft(plans(), state.round, filling.list() as readonly EmployeeId[])
      : plans();
    return plannerOf(rulesOf(table), state, table.seat, drawnUp);
  });
  const guesses = createMemo((): readonly RoundEstimate[] => {
    const { table, ruleset } = props;
    const { seat, rules } = table;
    if (seat === null) return [];
    const last = lastIncome(factsOf(table), rules.config.seats)?.[seat] ?? null;
    return guessesOf(ruleset, stateOf(table), seat, rounds(), last);
  });
  return (
    <Show when={rounds().length > 0} fallback={<p class="muted">{words().nothing}</p>}>
      <p class="muted planner-help">
        {words().help}
        <Show when={guesses()[0]}>{(guess) => <> {words().guessHelp[guess().from]}</>}</Show>
      </p>
      <div class="planner">
        <Index each={rounds()}>
          {(round, index) => (
            <PlannedRoundView
              table={props.table}
              ruleset={props.ruleset}
              round={round()}
              guess={guesses()[index] ?? null}
              change={(part) => change(round().round, part)}
            >
              <Show when={index === 0}>
                <Draft {...props} round={round()} onUsed={props.onClose} />
              </Show>
            </PlannedRoundView>
          )}
        </Index>
      </div>
      <Button class="small" kind="quiet" disabled={plans().length === 0} onClick={clear}>
        {words().clear}
      </Button>
    </Show>
  );
};

/** One's own company over the next rounds, over the map; private, kept in this browser. */
export const PlannerPanel = (props: PlannerProps & { readonly open: boolean; readonly onClose: () => void }) => (
  <SidePanel open={props.open} title={words().title} close={shell().frame.close} onClose={props.onClose} class="wide">
    <Rounds {...props} />
  </SidePanel>
);
