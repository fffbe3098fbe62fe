import type { Seat, Tagged } from "@blueplate/kernel";
import { Button, Notice } from "@blueplate/ui";
import { shell } from "../language.ts";
import { RuleLinks } from "../rules/window.tsx";
import { createEffect, createMemo, type JSX, on, Show } from "solid-js";
import { ArmedButton } from "./armed-button.tsx";
import type { FormFilling } from "./filling.ts";
import { isClosing } from "./draft.ts";
import { Closing, FormChoice } from "./form-choice.tsx";
import { Says } from "./guard.tsx";
import { questionKeys } from "./keys.ts";
import { isChoosing } from "./leading-form.ts";
import { QuestionHead } from "./question-head.tsx";
import { standInOf } from "../people.ts";
import type { TableProps } from "../props.ts";
import { settings } from "../settings.ts";
import type { QuestionParts } from "./question-parts.ts";
import "./question.css";
import { PickedSlots, SlotView } from "./slots.tsx";

export type { QuestionParts } from "./question-parts.ts";

const words = () => shell().table;

interface AskedProps {
  readonly table: TableProps;
  readonly filling: FormFilling;
  readonly parts: QuestionParts;
  readonly isQuiet?: boolean | undefined;
}

/** What the command brings about that is easily overlooked, or why the rules refuse it; then the button that sends it. */
const Confirm = (props: AskedProps) => {
  const { sender } = props.table;
  const stop = createMemo(() => props.parts.stop?.(props.filling) ?? null);
  const says = createMemo(() => props.parts.say?.(props.filling) ?? []);
  const commands = createMemo((): readonly Tagged[] => {
    const ready = props.filling.command();
    return ready && !ready.refusal ? [ready.command] : [];
  });
  const closes = createMemo(() => props.parts.closes?.(commands()) ?? null);
  const send = async (): Promise<void> => {
    const ready = props.filling.command();
    if (ready && !ready.refusal && stop() === null) await sender.send(ready.command);
  };
  const label = (): string =>
    props.parts.button?.(props.filling) ?? props.table.words.form(props.filling.form()?.tag ?? "").button;
  return (
    <div class="confirm">
      <Show when={props.filling.command()?.refusal}>
        {(refusal) => (
          <Notice>
            {props.table.words.refusal(refusal())} <RuleLinks game={props.table.facts.game} rule={refusal().rule} />
          </Notice>
        )}
      </Show>
      <Show when={stop()}>
        <Notice>{stop()}</Notice>
      </Show>
      <Show when={props.parts.summary?.(props.filling)}>{(line) => <p class="summary">{line()}</p>}</Show>
      <Says words={props.table.words} lines={says()} />
      <ArmedButton
        kind="main"
        left={closes()}
        again={props.parts.again?.(commands()) ?? null}
        matter={commands}
        disabled={sender.busy() || stop() !== null || props.filling.command()?.refusal !== null}
        onPress={() => void send()}
      >
        {sender.busy() ? words().sending : label()}
      </ArmedButton>
    </div>
  );
};

const Waiting = (props: { readonly table: TableProps }) => {
  const names = (): string =>
    props.table.rules
      .waitsFor(props.table.state)
      .map((seat) => props.table.names(seat))
      .join(shell().comma);
  return (
    <Show when={names() !== ""}>
      <p class="muted waits">{words().waitsFor(names())}</p>
    </Show>
  );
};

/** The slots one after the other, with what was filled in before. */
const BySlots = (props: AskedProps) => (
  <>
    <PickedSlots table={props.table} filling={props.filling} />
    {props.parts.preview?.(props.filling)}
    <Show when={props.filling.slot()}>
      <SlotView table={props.table} filling={props.filling} parts={props.parts} />
    </Show>
  </>
);

/** What is asked: the acts, one sentence, the form; at the foot what goes on or back. */
const Asked = (props: AskedProps) => {
  const ask = (): string => {
    const form = props.filling.form();
    return form ? props.table.words.form(form.tag).ask : words().chooseForm;
  };
  const own = createMemo(() => (props.filling.form() ? (props.parts.form?.(props.filling) ?? null) : null));
  // A list that may be handed in as it is needs no word of its own where the game draws the whole form.
  const isComplete = (): boolean => {
    const form = props.filling.form();
    if (!form || isClosing(form) || props.parts.hasMain?.()) return false;
    return own() ? props.filling.command() !== null : props.filling.slot() === null;
  };
  return (
    <>
      <p class="ask" data-choose={!props.isQuiet && isChoosing(props)}>
        {ask()}
      </p>
      <Show when={settings().guard === "coach" ? props.parts.explain?.(props.filling) : null}>
        {(text) => <p class="explained muted">{text()}</p>}
      </Show>
      <FormChoice {...props} />
      <Show when={own()} fallback={<BySlots {...props} />}>
        {own()}
      </Show>
      <div class="question-foot">
        <Show when={isComplete()}>
          <Confirm {...props} />
        </Show>
        <div class="row">
          <Show when={props.filling.canGoBack()}>
            <Button kind="quiet" shortcut="Esc" onClick={props.filling.back}>
              {words().back}
            </Button>
          </Show>
          <Closing {...props} />
        </div>
      </div>
    </>
  );
};

/** What went wrong stands below the button that was pressed: a short panel is scrolled to it. */
const bringIntoView = (element: HTMLElement): void =>
  void requestAnimationFrame(() => element.scrollIntoView({ block: "nearest" }));

/** What can be decided now, as one text. */
const decisionOf = ({ forms }: FormFilling): string =>
  forms()
    .map(({ tag }) => tag)
    .join(" ");

/** A new question is read from its first line, however far the one before it was scrolled. */
const showFirst = (question: HTMLElement | undefined): void => question?.closest("[data-region]")?.scrollTo({ top: 0 });

/** The question of this moment: what is asked, the slots one after the other, and one main button. */
export const Question = (props: {
  readonly table: TableProps;
  readonly filling: FormFilling;
  readonly parts?: QuestionParts;
  /** What is said above the question, such as that a bot plays for the viewer. */
  readonly note?: JSX.Element;
  /** Stands below who is waited for, such as the way to call them. */
  readonly calls?: JSX.Element;
  /** What the seat decides beforehand, below whatever is asked; for whoever sits. */
  readonly orders?: JSX.Element;
  /** Stands in place of whose move it is, where the question is asked in another way than by the table. */
  readonly headline?: string | null;
  /** Stands in place of what is asked, while something on the table is looked at first. */
  readonly lookFirst?: string | null;
  /** True where somebody else asks for what is pressed next: nothing here is red. */
  readonly isQuiet?: boolean;
  /** The way back to what undo does not reach, beside it. */
  readonly further?: JSX.Element;
  /** False where going back is done elsewhere. */
  readonly undo?: boolean;
}) => {
  const deciding = (): Seat | null =>
    standInOf(props.table.facts, props.table.seat) === null ? props.table.seat : null;
  const among = (seats: readonly Seat[]): boolean => seats.some((each) => each === deciding());
  const isMine = createMemo(() => among(props.table.rules.waitsFor(props.table.state)));
  const mayChange = (): boolean => among(props.table.rules.mayResubmit(props.table.state));
  const headline = (): string => {
    if (props.headline) return props.headline;
    if (props.table.rules.outcome(props.table.state)) return words().over;
    if (props.table.facts.readOnly !== null) return words().halted;
    if (props.table.seat === null) return words().watching;
    return isMine() ? words().yourMove : mayChange() ? words().submitted : words().nothing;
  };
  let section: HTMLElement | undefined;
  questionKeys(() => section, props.filling.back);
  createEffect(
    on(
      () => (isMine() ? decisionOf(props.filling) : ""),
      () => showFirst(section),
      { defer: true },
    ),
  );
  return (
    <section ref={(element) => (section = element)} class="question stack" aria-label={words().yourMove}>
      <QuestionHead {...props} headline={headline()} isMine={isMine()} />
      <p class="hidden" role="status">
        {headline()}
      </p>
      {props.note}
      <Show when={!isMine() && props.table.facts.readOnly === null}>
        <Waiting table={props.table} />
      </Show>
      {props.calls}
      <Show when={isMine() || mayChange()}>
        <Show
          when={props.lookFirst}
          fallback={
            <Asked table={props.table} filling={props.filling} parts={props.parts ?? {}} isQuiet={props.isQuiet} />
          }
        >
          {(said) => <p class="ask">{said()}</p>}
        </Show>
      </Show>
      <Show when={props.table.sender.problem()}>
        <div ref={bringIntoView}>
          <Notice>{props.table.sender.problem()}</Notice>
        </div>
      </Show>
      <Show when={deciding() !== null}>{props.orders}</Show>
    </section>
  );
};
