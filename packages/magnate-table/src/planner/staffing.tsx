import type { Ruleset } from "@blueplate/engine";
import type { PlannedHire, PlannedRound, RoundPlan } from "@blueplate/forecast";
import { shell, type TableProps } from "@blueplate/tabletop";
import { Icon } from "@blueplate/ui";
import { For, Show } from "solid-js";
import { CardAdder, type CardOffer } from "../cards/card-adder.tsx";
import { cardName } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().planner;

/** How the plan of a round changes. */
type Change = (part: (before: RoundPlan) => Partial<RoundPlan>) => void;

/** A round of the plan as it is drawn and changed. */
export interface RoundProps {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly round: PlannedRound;
  readonly change: Change;
}

/** Something planned, with why it is impossible, and a button that takes it out. */
const Planned = (props: {
  readonly text: string;
  readonly aside?: string | null;
  readonly why: string | null;
  readonly onDrop: () => void;
}) => (
  <li data-refused={props.why !== null}>
    <span>
      {props.text}
      <Show when={props.aside}>
        <small class="muted"> {props.aside}</small>
      </Show>
      <Show when={props.why}>
        <small class="planner-why">{props.why}</small>
      </Show>
    </span>
    <button
      type="button"
      class="button small"
      data-kind="quiet"
      title={words().drop(props.text)}
      aria-label={words().drop(props.text)}
      onClick={() => props.onDrop()}
    >
      <Icon name="x" />
    </button>
  </li>
);

const without = <T,>(list: readonly T[], at: number): readonly T[] => list.filter((_, index) => index !== at);

/** Whom a round recruits. */
export const Hires = (props: RoundProps) => {
  const why = ({ refusal }: PlannedHire): string | null => refusal && props.table.words.refusal(refusal);
  const offers = (): readonly CardOffer[] =>
    props.round.recruits.map((each) => ({
      employee: each.employee,
      text: cardName(each.employee),
      refusal: why(each),
      add: () => props.change(({ hires }) => ({ hires: [...hires, each.employee] })),
    }));
  return (
    <section class="ask-step">
      <h4>{words().hires(props.round.left.hires)}</h4>
      <ul class="planned">
        <For each={props.round.hires}>
          {(each, index) => (
            <Planned
              text={cardName(each.employee)}
              why={why(each)}
              onDrop={() => props.change(({ hires }) => ({ hires: without(hires, index()) }))}
            />
          )}
        </For>
      </ul>
      <CardAdder title={words().addHire} ruleset={props.ruleset} offers={offers()} />
    </section>
  );
};

/** Whom a round trains, and by whom. */
export const Trainings = (props: RoundProps) => {
  const reason = (refusal: PlannedHire["refusal"]): string | null => refusal && props.table.words.refusal(refusal);
  const offers = (): readonly CardOffer[] =>
    props.round.careers.flatMap(({ employee, posts }) =>
      posts.map(({ to, refusal }) => ({
        employee: to,
        text: words().training(cardName(employee), cardName(to)),
        refusal: reason(refusal),
        add: () => props.change(({ trainings }) => ({ trainings: [...trainings, { employee, to }] })),
      })),
    );
  return (
    <section class="ask-step">
      <h4>{words().trainings(props.round.left.steps)}</h4>
      <ul class="planned">
        <For each={props.round.trainings}>
          {(each, index) => (
            <Planned
              text={words().training(cardName(each.employee), cardName(each.to))}
              aside={each.by.length > 0 ? words().by(each.by.map(cardName).join(shell().comma)) : null}
              why={reason(each.refusal)}
              onDrop={() => props.change(({ trainings }) => ({ trainings: without(trainings, index()) }))}
            />
          )}
        </For>
      </ul>
      <Show when={props.round.careers.length > 0}>
        <CardAdder title={words().addTraining} ruleset={props.ruleset} offers={offers()} />
      </Show>
    </section>
  );
};
