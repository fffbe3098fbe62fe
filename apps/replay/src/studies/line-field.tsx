import { Button } from "@blueplate/ui";
import { createEffect, createSignal, createUniqueId, on } from "solid-js";
import { readableLine } from "../readable.ts";

/** One line of text that takes effect when it is sent; what others change meanwhile shows unless one is typing. */
export const LineField = (props: {
  readonly label: string;
  /** What it is about, where the same field stands beside several. */
  readonly of?: string;
  readonly value: string;
  readonly send: string;
  readonly maxLength: number;
  readonly disabled?: boolean;
  readonly onSend: (text: string) => void;
}) => {
  const id = createUniqueId();
  const [text, setText] = createSignal(props.value);
  createEffect(
    on(
      () => props.value,
      (value, before) => {
        if (text() === before) setText(value);
      },
    ),
  );
  const said = (): string => readableLine(text()).trim();
  const isNew = (): boolean => said() !== "" && said() !== props.value;
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew()) props.onSend(said());
      }}
    >
      <label for={id}>{props.label}</label>
      <span class="row">
        <input
          id={id}
          class="grow"
          autocomplete="off"
          maxLength={props.maxLength}
          disabled={props.disabled}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button
          type="submit"
          aria-label={props.of === undefined ? undefined : `${props.send}: ${props.of}`}
          disabled={props.disabled || !isNew()}
        >
          {props.send}
        </Button>
      </span>
    </form>
  );
};
