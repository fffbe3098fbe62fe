import { effectiveLine, type Json, undoTarget } from "@blueplate/kernel";
import { Button, Notice } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { createMemo, For, type JSX, Show } from "solid-js";
import type { Filling } from "./filling.ts";
import { questionKeys } from "./keys.ts";
import type { TableProps } from "./props.ts";
import { Tinted } from "./tinted.tsx";

const words = shell.table;
/** More offers than this are a list to choose from instead of buttons. */
const BUTTONS_AT_MOST = 24;

/** What a game may draw in its own way: one value of a slot, or the whole slot. */
export interface QuestionParts {
  /** Draws the slot instead of the generic buttons, or null to leave it to them. */
  readonly slot?: (filling: Filling) => JSX.Element | null;
  /** What the command will do, before it is sent. */
  readonly preview?: (filling: Filling) => JSX.Element | null;
}

const textOf = (props: TableProps, filling: Filling, value: Json): string =>
  props.words.value(filling.slot()?.kind ?? "", value);

const Offers = (props: {
  readonly table: TableProps;
  readonly filling: Filling;
  readonly onPick: (value: Json) => void;
}) => (
  <Show
    when={props.filling.offers().length <= BUTTONS_AT_MOST}
    fallback={
      <select
        class="offers-long"
        aria-label={props.table.words.slot(props.filling.form()?.tag ?? "", props.filling.slot()?.name ?? "")}
        onChange={(event) => {
          const value = props.filling.offers()[Number(event.currentTarget.value)];
          if (value !== undefined) props.onPick(value);
        }}
      >
        <option value="">…</option>
        <For each={props.filling.offers()}>
          {(value, index) => <option value={index()}>{textOf(props.table, props.filling, value)}</option>}
        </For>
      </select>
    }
  >
    <div
      class="offers"
      role="group"
      aria-label={props.table.words.slot(props.filling.form()?.tag ?? "", props.filling.slot()?.name ?? "")}
    >
      <For each={props.filling.offers()}>
        {(value) => (
          <Button onClick={() => props.onPick(value)}>
            <Tinted colour={props.table.words.tint(value)}>{textOf(props.table, props.filling, value)}</Tinted>
          </Button>
        )}
      </For>
    </div>
  </Show>
);

const ListSlot = (props: { readonly table: TableProps; readonly filling: Filling }) => (
  <div class="stack">
    <div class="row" aria-label={words.done}>
      <For each={props.filling.list()}>
        {(value, index) => (
          <button type="button" class="chip" onClick={() => props.filling.shrink(index())}>
            {textOf(props.table, props.filling, value)} ×
          </button>
        )}
      </For>
    </div>
    <Offers table={props.table} filling={props.filling} onPick={props.filling.grow} />
    <Button kind="main" disabled={!props.filling.fits()} onClick={props.filling.finishList}>
      {words.done}
    </Button>
  </div>
);

const SlotView = (props: { readonly table: TableProps; readonly filling: Filling; readonly parts: QuestionParts }) => {
  const own = createMemo(() => props.parts.slot?.(props.filling) ?? null);
  return (
    <div class="stack slot">
      <p class="slot-name">
        {props.table.words.slot(props.filling.form()?.tag ?? "", props.filling.slot()?.name ?? "")}
      </p>
      <Show when={own()} fallback={<GenericSlot table={props.table} filling={props.filling} />}>
        {own()}
      </Show>
      <div class="row">
        <Show when={props.filling.optional()}>
          <Button onClick={props.filling.skip}>{words.leaveOut}</Button>
        </Show>
        <Show when={Object.keys(props.filling.picked()).length > 0}>
          <Button kind="quiet" onClick={props.filling.back}>
            {words.back}
          </Button>
        </Show>
      </div>
    </div>
  );
};

const GenericSlot = (props: { readonly table: TableProps; readonly filling: Filling }) => (
  <Show
    when={props.filling.slot()?.shape === "list"}
    fallback={<Offers table={props.table} filling={props.filling} onPick={props.filling.pick} />}
  >
    <ListSlot table={props.table} filling={props.filling} />
  </Show>
);

const Picked = (props: { readonly table: TableProps; readonly filling: Filling }) => {
  const kindOf = (name: string): string => props.filling.form()?.slots.find((slot) => slot.name === name)?.kind ?? "";
  const shown = (name: string, value: Json): string =>
    Array.isArray(value) && kindOf(name) !== "route" && typeof value[0] !== "number"
      ? value.map((each) => props.table.words.value(kindOf(name), each)).join(", ") || "—"
      : props.table.words.value(kindOf(name), value);
  return (
    <dl class="picked">
      <For each={Object.entries(props.filling.picked())}>
        {([name, value]) => (
          <div class="row">
            <dt class="muted">{props.table.words.slot(props.filling.form()?.tag ?? "", name)}</dt>
            <dd>{shown(name, value)}</dd>
          </div>
        )}
      </For>
    </dl>
  );
};

const Confirm = (props: { readonly table: TableProps; readonly filling: Filling }) => {
  const { sender } = props.table;
  const send = async (): Promise<void> => {
    const ready = props.filling.command();
    if (ready && !ready.refusal) await sender.send(ready.command);
  };
  return (
    <div class="row confirm">
      <Show when={props.filling.command()?.refusal}>
        {(refusal) => (
          <Notice>
            {props.table.words.refusal(refusal())} <span class="muted">{refusal().rule}</span>
          </Notice>
        )}
      </Show>
      <Button
        kind="main"
        disabled={sender.busy() || props.filling.command()?.refusal !== null}
        onClick={() => void send()}
      >
        {sender.busy() ? words.sending : props.table.words.form(props.filling.form()?.tag ?? "").button}
      </Button>
      <Show when={Object.keys(props.filling.picked()).length > 0}>
        <Button kind="quiet" onClick={props.filling.back}>
          {words.back}
        </Button>
      </Show>
    </div>
  );
};

const FormChoice = (props: { readonly table: TableProps; readonly filling: Filling }) => (
  <Show when={props.filling.forms().length > 1}>
    <div class="forms" role="group" aria-label={words.chooseForm}>
      <For each={props.filling.forms()}>
        {(form) => (
          <Button aria-pressed={props.filling.form()?.tag === form.tag} onClick={() => props.filling.choose(form.tag)}>
            {props.table.words.form(form.tag).button}
          </Button>
        )}
      </For>
    </div>
  </Show>
);

const Waiting = (props: { readonly table: TableProps }) => {
  const names = (): string =>
    props.table.rules
      .waitsFor(props.table.state)
      .map((seat) => props.table.names(seat))
      .join(", ");
  return <p class="muted">{names() === "" ? words.over : words.waitsFor(names())}</p>;
};

/** The question of this moment: what is asked, the slots one after the other, and one main button. */
export const Question = (props: {
  readonly table: TableProps;
  readonly filling: Filling;
  readonly parts?: QuestionParts;
}) => {
  const isMine = createMemo(
    () => props.table.seat !== null && props.table.rules.waitsFor(props.table.state).includes(props.table.seat),
  );
  const mayChange = (): boolean =>
    props.table.seat !== null && props.table.rules.mayResubmit(props.table.state).includes(props.table.seat);
  const ask = (): string => {
    const form = props.filling.form();
    return form ? props.table.words.form(form.tag).ask : words.chooseForm;
  };
  const mayUndo = createMemo(
    () =>
      props.table.seat !== null && undoTarget({ line: effectiveLine(props.table.entries) }, props.table.seat) !== null,
  );
  const undo = (): void => {
    if (mayUndo() && !props.table.sender.busy()) void props.table.sender.undo();
  };
  const headline = (): string => {
    if (props.table.rules.outcome(props.table.state)) return words.over;
    return isMine() ? words.yourMove : mayChange() ? words.submitted : words.nothing;
  };
  let section: HTMLElement | undefined;
  questionKeys(() => section, { back: () => props.filling.back(), undo });
  return (
    <section ref={(element) => (section = element)} class="question stack" aria-label={words.yourMove}>
      <h2>{headline()}</h2>
      <p class="hidden" role="status">
        {headline()}
      </p>
      <Show when={!isMine()}>
        <Waiting table={props.table} />
      </Show>
      <Show when={isMine() || mayChange()}>
        <FormChoice table={props.table} filling={props.filling} />
        <p class="ask">{ask()}</p>
        <Picked table={props.table} filling={props.filling} />
        {props.parts?.preview?.(props.filling)}
        <Show
          when={props.filling.slot()}
          fallback={
            <Show when={props.filling.form()}>
              <Confirm table={props.table} filling={props.filling} />
            </Show>
          }
        >
          <SlotView table={props.table} filling={props.filling} parts={props.parts ?? {}} />
        </Show>
      </Show>
      <Show when={props.table.sender.problem()}>
        <Notice>{props.table.sender.problem()}</Notice>
      </Show>
      <Show when={mayUndo()}>
        <Button kind="quiet" shortcut="U" disabled={props.table.sender.busy()} onClick={undo}>
          {words.undo}
        </Button>
      </Show>
    </section>
  );
};
