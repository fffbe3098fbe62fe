import type { Json } from "@blueplate/kernel";
import { ValuePiece } from "../piece.tsx";
import { Button } from "@blueplate/ui";
import { inOrder } from "@blueplate/words";
import { shell } from "../language.ts";
import { createMemo, For, Show } from "solid-js";
import type { FormFilling } from "./filling.ts";
import type { TableProps } from "../props.ts";
import type { QuestionParts } from "./question-parts.ts";

const words = () => shell().table;
/** More offers than this are a list to choose from instead of buttons. */
const BUTTONS_AT_MOST = 24;

interface SlotProps {
  readonly table: TableProps;
  readonly filling: FormFilling;
}

const kindOf = (props: SlotProps): string => props.filling.slot()?.kind ?? "";
const textOf = (props: SlotProps, value: Json): string => props.table.words.value(kindOf(props), value);
const nameOf = (props: SlotProps): string =>
  props.table.words.slot(props.filling.form()?.tag ?? "", props.filling.slot()?.name ?? "");

const Offers = (props: SlotProps & { readonly onPick: (value: Json) => void }) => {
  const offers = createMemo(() => inOrder(props.table.words, kindOf(props), props.filling.offers()));
  return (
    <Show
      when={offers().length <= BUTTONS_AT_MOST}
      fallback={
        <select
          class="offers-long"
          aria-label={nameOf(props)}
          onChange={(event) => {
            const value = offers()[Number(event.currentTarget.value)];
            if (value !== undefined) props.onPick(value);
          }}
        >
          <option value="">…</option>
          <For each={offers()}>{(value, index) => <option value={index()}>{textOf(props, value)}</option>}</For>
        </select>
      }
    >
      <div class="offers" role="group" aria-label={nameOf(props)}>
        <For each={offers()}>
          {(value) => (
            <Button onClick={() => props.onPick(value)}>
              <ValuePiece value={{ text: textOf(props, value), look: props.table.words.look(kindOf(props), value) }} />
            </Button>
          )}
        </For>
      </div>
    </Show>
  );
};

const ListSlot = (props: SlotProps) => (
  <div class="stack">
    <div class="row" aria-label={words().done}>
      <For each={props.filling.list()}>
        {(value, index) => (
          <button type="button" class="chip" onClick={() => props.filling.shrink(index())}>
            {textOf(props, value)} ×
          </button>
        )}
      </For>
    </div>
    <Offers {...props} onPick={props.filling.grow} />
    <Button kind="main" disabled={!props.filling.fits()} onClick={props.filling.finishList}>
      {words().done}
    </Button>
  </div>
);

const GenericSlot = (props: SlotProps) => (
  <Show when={props.filling.slot()?.shape === "list"} fallback={<Offers {...props} onPick={props.filling.pick} />}>
    <ListSlot {...props} />
  </Show>
);

/** The open slot: as the game draws it, or as buttons or a list of what it offers. */
export const SlotView = (props: SlotProps & { readonly parts: QuestionParts }) => {
  const own = createMemo(() => props.parts.slot?.(props.filling) ?? null);
  return (
    <div class="stack slot">
      <p class="slot-name">{nameOf(props)}</p>
      <Show when={own()} fallback={<GenericSlot table={props.table} filling={props.filling} />}>
        {own()}
      </Show>
      <Show when={props.filling.optional()}>
        <Button onClick={props.filling.skip}>{words().leaveOut}</Button>
      </Show>
    </div>
  );
};

/** What has been filled in so far; a click asks it anew. */
export const PickedSlots = (props: SlotProps) => {
  const kindOf = (name: string): string => props.filling.form()?.slots.find((slot) => slot.name === name)?.kind ?? "";
  const shown = (name: string, value: Json): string =>
    Array.isArray(value) && kindOf(name) !== "route" && typeof value[0] !== "number"
      ? value.map((each) => props.table.words.value(kindOf(name), each)).join(shell().comma) || "—"
      : props.table.words.value(kindOf(name), value);
  const label = (name: string): string => props.table.words.slot(props.filling.form()?.tag ?? "", name);
  return (
    <dl class="picked row">
      <For each={Object.entries(props.filling.picked())}>
        {([name, value]) => (
          <div>
            <dt class="hidden">{label(name)}</dt>
            <dd>
              <button
                type="button"
                class="chip answer"
                title={words().change(label(name))}
                onClick={() => props.filling.reopen(name)}
              >
                {shown(name, value)}
                <span aria-hidden="true">✎</span>
              </button>
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
};
