import { createUniqueId, For } from "solid-js";

/** A whole number that can be set. */
export const NumberField = (props: {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}) => {
  const id = createUniqueId();
  const change = (input: HTMLInputElement): void => {
    const value = Math.trunc(input.valueAsNumber);
    if (Number.isFinite(value) && value !== props.value) props.onChange(value);
    // What was refused does not stay in the field.
    input.value = String(props.value);
  };
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type="number"
        value={props.value}
        min={props.least ?? 0}
        max={props.most ?? 9_999}
        onChange={(event) => change(event.currentTarget)}
      />
    </div>
  );
};

/** One of a few values, in a row of its own; what was refused does not stay chosen. */
export const ChoiceField = <T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
}) => {
  const id = createUniqueId();
  const change = (select: HTMLSelectElement): void => {
    const wanted = props.options.find(({ value }) => value === select.value);
    if (wanted && wanted.value !== props.value) props.onChange(wanted.value);
    select.value = props.value;
  };
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <select id={id} onChange={(event) => change(event.currentTarget)}>
        <For each={props.options}>
          {({ value, text }) => (
            <option value={value} selected={value === props.value}>
              {text}
            </option>
          )}
        </For>
      </select>
    </div>
  );
};
