import { type Event, type Ruleset } from "@blueplate/engine";
import { ledgerOf, type PencilLine } from "@blueplate/forecast";
import type { Entry } from "@blueplate/kernel";
import { ArmedButton, type FormFilling, type TableProps, eventTexts } from "@blueplate/tabletop";
import { Button, Notice } from "@blueplate/ui";
import { plain } from "@blueplate/words";
import { createMemo, For, type JSX, Show } from "solid-js";
import { againText, closesText } from "../panels/day-left.ts";
import { isInkMain } from "./ink.ts";
import type { PencilledPlan } from "./pencil.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().pencil;

/** What facts tell, in one line. */
const lineOf = (table: TableProps, events: readonly Event[]): string =>
  eventTexts(events, table.words, table.names).map(plain).join(" ");

interface Row {
  readonly text: string;
  readonly mark: PencilLine["mark"];
  readonly why: string | null;
}

/** The steps of a day in a row; a press goes back to before one. */
const Steps = (props: {
  readonly rows: readonly Row[];
  readonly busy: boolean;
  readonly onBack: (index: number) => void;
  /** Rubs out one step alone, where that can be done. */
  readonly onDrop?: (index: number) => void;
}) => (
  <ol class="ledger">
    <For each={props.rows}>
      {(row, index) => (
        <li data-mark={row.mark}>
          <span class="ledger-row">
            <button
              type="button"
              class="ledger-step"
              disabled={props.busy}
              title={words().backTo(row.text)}
              aria-label={words().backTo(row.text)}
              onClick={() => props.onBack(index())}
            >
              {row.text}
            </button>
            <Show when={props.onDrop}>
              {(drop) => (
                <button
                  type="button"
                  class="ledger-drop"
                  title={words().drop(row.text)}
                  aria-label={words().drop(row.text)}
                  onClick={() => drop()(index())}
                >
                  ×
                </button>
              )}
            </Show>
          </span>
          <Show when={row.why}>
            <span class="ledger-mark">{row.why}</span>
          </Show>
        </li>
      )}
    </For>
  </ol>
);

/** The steps of one's own turn at the table, folded up. */
const TurnLedger = (props: { readonly table: TableProps }) => {
  const steps = createMemo(() => {
    const { seat, entries } = props.table;
    // cast: the entries of a table of this game tell its own facts.
    return seat === null ? [] : ledgerOf(entries as unknown as readonly Entry<Event>[], seat);
  });
  const rows = (): readonly Row[] =>
    steps().map(({ events }) => ({ text: lineOf(props.table, events), mark: "holds", why: null }));
  const back = (index: number): void => {
    const step = steps()[index];
    if (step) void props.table.sender.backTo(step.before);
  };
  return (
    <Show when={steps().length > 0}>
      <details class="turn-ledger">
        <summary>{words().turn(steps().length)}</summary>
        <Steps rows={rows()} busy={props.table.sender.busy()} onBack={back} />
        <Button class="small" disabled={props.table.sender.busy()} onClick={() => back(0)}>
          {words().restart}
        </Button>
      </details>
    </Show>
  );
};

const whyOf = (table: TableProps, { mark, pencilled, refusal }: PencilLine): string | null => {
  if (mark === "holds") return null;
  if (mark === "changed")
    return `${words().marks.changed}: ${words().was(lineOf(table, pencilled) || words().nothingComes)}`;
  return refusal ? `${words().marks.refused}: ${table.words.refusal(refusal)}` : words().marks[mark];
};

/** What stopped the inking, in words. */
const stopText = (table: TableProps, pencil: PencilledPlan): string | null => {
  const stop = pencil.stop();
  if (!stop) return null;
  const { step, line } = stop;
  if (line.refusal) return words().refused(step, table.words.refusal(line.refusal));
  return words().changed(step, lineOf(table, line.events) || words().nothingComes);
};

interface NoteProps {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly pencil: PencilledPlan;
  readonly filling: FormFilling;
}

/** Plays the day that is pencilled; steps that were rubbed out of its middle may leave something undone in it. */
const Ink = (props: NoteProps) => {
  const commands = createMemo(() => props.pencil.lines().map(({ command }) => command));
  const day = () => ({ table: props.table, ruleset: props.ruleset });
  return (
    <Show when={props.pencil.isTurn() && props.pencil.lines().length > 0}>
      <ArmedButton
        class="small"
        kind={isInkMain(props.pencil, props.filling) ? "main" : "plain"}
        title={words().inkHelp}
        left={closesText(day(), commands())}
        again={againText(day(), commands())}
        matter={() => [props.table.state, commands()]}
        disabled={props.table.sender.busy()}
        onPress={() => void props.pencil.ink()}
      >
        {words().ink}
      </ArmedButton>
    </Show>
  );
};

const RubOut = (props: NoteProps) => (
  <Show when={props.pencil.lines().length > 0}>
    <Button class="small" kind="quiet" onClick={() => props.pencil.rubOut(0)}>
      {words().rubOut}
    </Button>
  </Show>
);

/** The day in pencil while the pencil is in hand: what it is, its steps, and what can be done with it. */
const InHand = (props: NoteProps) => {
  const rows = (): readonly Row[] =>
    props.pencil.lines().map((line) => ({
      text: lineOf(props.table, line.events),
      mark: line.mark,
      why: whyOf(props.table, line),
    }));
  const isOver = (): boolean =>
    props.pencil
      .lines()
      .some(({ command, mark }) => command._tag === "work.endTurn" && (mark === "holds" || mark === "changed"));
  return (
    <section class="pencil-note" aria-label={words().band}>
      <Show when={props.pencil.isAsked()}>
        <p class="pencil-asked">{words().asked}</p>
      </Show>
      <Show when={rows().length === 0 || isOver()}>
        <p class="pencil-help">{isOver() ? words().over : words().help}</p>
      </Show>
      <Steps rows={rows()} busy={false} onBack={props.pencil.rubOut} onDrop={props.pencil.drop} />
      <div class="row tight-row">
        <Ink {...props} />
        <Button class="small" shortcut="P" onClick={props.pencil.toggle}>
          {words().lay}
        </Button>
        <RubOut {...props} />
      </div>
    </section>
  );
};

/** What the pencil has to offer while it is laid aside. */
const LaidAside = (props: NoteProps): JSX.Element => (
  <Show
    when={props.pencil.lines().length > 0}
    fallback={
      <Show when={props.pencil.possible() && !props.pencil.isTurn()}>
        <div>
          <Button class="small" shortcut="P" title={words().help} onClick={props.pencil.toggle}>
            {words().take}
          </Button>
        </div>
      </Show>
    }
  >
    <div class="pencil-note row tight-row">
      <span>{words().mine(props.pencil.lines().length)}</span>
      <Ink {...props} />
      <Button class="small" shortcut="P" onClick={props.pencil.toggle}>
        {words().look}
      </Button>
      <RubOut {...props} />
    </div>
  </Show>
);

/** Above the question: the day in pencil, and the steps of the turn that is under way. `table` is the real one. */
export const PencilNote = (props: NoteProps) => (
  <>
    <Show when={stopText(props.table, props.pencil)}>{(text) => <Notice>{text()}</Notice>}</Show>
    <Show when={props.pencil.open()} fallback={<LaidAside {...props} />}>
      <InHand {...props} />
    </Show>
    <Show when={!props.pencil.open()}>
      <TurnLedger table={props.table} />
    </Show>
  </>
);

/** Across the town while the pencil is in hand. */
export const PencilBand = (props: { readonly pencil: PencilledPlan }) => (
  <Show when={props.pencil.open()}>
    <p class="pencil-band" role="status">
      {words().band}
    </p>
  </Show>
);
