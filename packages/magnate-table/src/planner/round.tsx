import {
  type Cards,
  type Definition,
  type EmployeeId,
  listCounts,
  type PlannedHire,
  type PlannedRound,
  type RoundPlan,
  withCount,
} from "@blueplate/engine";
import { shell, type TableProps } from "@blueplate/tabletop";
import { Icon } from "@blueplate/ui";
import { For, type JSX, Show } from "solid-js";
import { Card } from "../cards.tsx";
import { stacksOf } from "../company.ts";
import { cardName, milestoneText } from "../panels/panel.ts";

const words = () => shell().planner;
const names = (cards: readonly EmployeeId[]): string => cards.map(cardName).join(shell().comma);

/** How the plan of a round changes. */
export type Change = (part: (before: RoundPlan) => Partial<RoundPlan>) => void;

interface RoundProps {
  readonly table: TableProps;
  readonly definition: Definition;
  readonly round: PlannedRound;
  readonly change: Change;
}

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
      <For each={stacksOf(props.definition, props.cards)} fallback={<span class="muted">–</span>}>
        {(stack) => (
          <Show when={!props.round.revealed} fallback={<Card stack={stack} />}>
            <Card stack={stack} label={props.label(stack.name)} onClick={() => props.onMove(stack.employee)} />
          </Show>
        )}
      </For>
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
        title={shell().structure.atWork}
        cards={props.round.atWork}
        label={shell().structure.toBeach}
        onMove={(employee) => work(-1, employee)}
      />
      <Side
        {...props}
        title={shell().structure.beach}
        cards={props.round.beach}
        label={shell().structure.toWork}
        onMove={(employee) => work(1, employee)}
      />
    </>
  );
};

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

/** A list to add from; picking adds, and the list stands at its title again. */
const Adder = (props: {
  readonly title: string;
  readonly onAdd: (value: string) => void;
  readonly children: JSX.Element;
}) => (
  <div class="field">
    <select
      aria-label={props.title}
      onChange={(event) => {
        const { value } = event.currentTarget;
        event.currentTarget.value = "";
        if (value !== "") props.onAdd(value);
      }}
    >
      <option value="">{props.title}</option>
      {props.children}
    </select>
  </div>
);

const without = <T,>(list: readonly T[], at: number): readonly T[] => list.filter((_, index) => index !== at);

const Hires = (props: RoundProps) => {
  const why = ({ refusal }: PlannedHire): string | null => refusal && props.table.words.refusal(refusal);
  const text = (each: PlannedHire): string => {
    const name = cardName(each.employee);
    const reason = why(each);
    return reason === null ? name : words().impossible(name, reason);
  };
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
      <Adder
        title={words().addHire}
        onAdd={(value) =>
          props.change(({ hires }) => {
            const found = props.round.recruits[Number(value)];
            return { hires: found ? [...hires, found.employee] : hires };
          })
        }
      >
        <For each={props.round.recruits}>
          {(each, index) => (
            // Whom an empty pile holds up can be planned with a training in the same round.
            <option value={index()} disabled={each.refusal !== null && each.refusal._tag !== "PileEmpty"}>
              {text(each)}
            </option>
          )}
        </For>
      </Adder>
    </section>
  );
};

const Trainings = (props: RoundProps) => {
  const reason = (refusal: PlannedHire["refusal"]): string | null => refusal && props.table.words.refusal(refusal);
  const add = (value: string): void => {
    const [from, at] = value.split(":").map(Number);
    const career = props.round.careers[from ?? 0];
    const post = career?.posts[at ?? 0];
    if (!career || !post) return;
    props.change(({ trainings }) => ({ trainings: [...trainings, { employee: career.employee, to: post.to }] }));
  };
  return (
    <section class="ask-step">
      <h4>{words().trainings(props.round.left.steps)}</h4>
      <ul class="planned">
        <For each={props.round.trainings}>
          {(each, index) => (
            <Planned
              text={words().training(cardName(each.employee), cardName(each.to))}
              aside={each.by.length > 0 ? words().by(names(each.by)) : null}
              why={reason(each.refusal)}
              onDrop={() => props.change(({ trainings }) => ({ trainings: without(trainings, index()) }))}
            />
          )}
        </For>
      </ul>
      <Show when={props.round.careers.length > 0}>
        <Adder title={words().addTraining} onAdd={add}>
          <For each={props.round.careers}>
            {(career, from) => (
              <optgroup label={cardName(career.employee)}>
                <For each={career.posts}>
                  {(post, at) => (
                    <option value={`${from()}:${at()}`} disabled={post.refusal !== null}>
                      {post.refusal
                        ? words().impossible(cardName(post.to), reason(post.refusal) ?? "")
                        : words().training(cardName(career.employee), cardName(post.to))}
                    </option>
                  )}
                </For>
              </optgroup>
            )}
          </For>
        </Adder>
      </Show>
    </section>
  );
};

/** What stands in the way of the plan. */
const faultsOf = ({ missing, open, stranded }: PlannedRound): readonly string[] => [
  ...(missing.length > 0 ? [words().missing(names(missing))] : []),
  ...(open < 0 ? [words().overfilled(-open)] : []),
  ...(stranded.length > 0 ? [words().stranded(names(stranded))] : []),
];

const Totals = (props: { readonly round: PlannedRound }) => {
  const used = (): number => props.round.structure.managers + props.round.structure.others;
  const claims = (): string => props.round.claims.map((id) => milestoneText(id).name).join(shell().comma);
  return (
    <div class="plan number">
      <span class="chip" data-short={props.round.open < 0}>
        {shell().panels.slotsUsed(used(), props.round.open)}
      </span>
      <span class="chip" data-short={props.round.short > 0}>
        {words().salaries(props.round.due, props.round.cash)}
      </span>
      <Show when={props.round.short > 0}>
        <span class="chip" data-short="true">
          {words().short(props.round.short)}
        </span>
      </Show>
      <Show when={props.round.claims.length > 0}>
        <span class="chip">{words().claims(claims())}</span>
      </Show>
    </div>
  );
};

/** One round of the plan: who works, whom it hires and trains, what it pays, what it claims. */
export const PlannedRoundView = (props: RoundProps & { readonly children?: JSX.Element }) => (
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
    <Totals round={props.round} />
    <ul class="says">
      <For each={faultsOf(props.round)}>{(fault) => <li class="short">{fault}</li>}</For>
    </ul>
    <Structure {...props} />
    <Hires {...props} />
    <Trainings {...props} />
  </section>
);
