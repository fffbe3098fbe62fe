import type { Ruleset } from "@blueplate/engine";
import type { PlannedHire, PlannedRound, RoundPlan } from "@blueplate/forecast";
import { shell, type TableProps } from "@blueplate/tabletop";
import { Icon } from "@blueplate/ui";
import { For, type JSX, Show } from "solid-js";
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

/** Whom a round recruits. */
export const Hires = (props: RoundProps) => {
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
            <option value={index()} disabled={each.refusal !== null}>
              {text(each)}
            </option>
          )}
        </For>
      </Adder>
    </section>
  );
};

/** Whom a round trains, and by whom. */
export const Trainings = (props: RoundProps) => {
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
              aside={each.by.length > 0 ? words().by(each.by.map(cardName).join(shell().comma)) : null}
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
