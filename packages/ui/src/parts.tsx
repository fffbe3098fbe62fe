import { createUniqueId, type JSX, type ParentProps, Show, splitProps } from "solid-js";

/** How much a button asks for: one `main` button a screen. */
export type ButtonKind = "main" | "plain" | "quiet";

/** A button. Its `shortcut` stands in the tooltip, behind the title if it has one. */
export const Button = (
  props: ParentProps<
    JSX.ButtonHTMLAttributes<HTMLButtonElement> & { readonly kind?: ButtonKind; readonly shortcut?: string }
  >,
) => {
  const [own, rest] = splitProps(props, ["kind", "shortcut", "children"]);
  return (
    <button
      type="button"
      {...rest}
      class={`button ${props.class ?? ""}`}
      data-kind={own.kind ?? "plain"}
      title={props.title && own.shortcut ? `${props.title} (${own.shortcut})` : (own.shortcut ?? props.title)}
    >
      {own.children}
    </button>
  );
};

/** A text field with its label and a hint. */
export const TextField = (props: {
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly maxLength?: number;
  /** True for what nobody may read over a shoulder. */
  readonly isSecret?: boolean;
  readonly onInput: (value: string) => void;
}) => {
  const id = createUniqueId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type={props.isSecret ? "password" : "text"}
        value={props.value}
        maxLength={props.maxLength ?? 40}
        // What stands here is remembered by the page, not by the browser.
        autocomplete="off"
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <Show when={props.hint}>
        <span class="hint">{props.hint}</span>
      </Show>
    </div>
  );
};

/** One of a few values, each with its words. */
export const SelectField = (props: {
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}) => {
  const id = createUniqueId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {props.options.map(({ value, text }) => (
          <option value={value} selected={value === props.value}>
            {text}
          </option>
        ))}
      </select>
      <Show when={props.hint}>
        <span class="hint">{props.hint}</span>
      </Show>
    </div>
  );
};

/**
 * A button that asks for a file, which `accept` lists by their endings (".json,.txt"). The field itself lies in it unseen, so that
 * keys and screen readers find what they know; the same file may be chosen again.
 */
export const FileButton = (props: {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}) => (
  <label class="button file-button" data-kind="plain">
    {props.label}
    <input
      class="hidden"
      type="file"
      accept={props.accept}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (file) props.onFile(file);
        event.currentTarget.value = "";
      }}
    />
  </label>
);

/** Work under way, told to everybody. */
export const BusySign = (props: { readonly text: string }) => (
  <p class="row muted" role="status">
    <span class="spinner" aria-hidden="true" /> {props.text}
  </p>
);

/** Something went wrong, and what to do. */
export const Notice = (props: ParentProps<{ readonly kind?: "error" | "info" }>) => (
  <div class="notice" data-kind={props.kind ?? "error"} role={props.kind === "info" ? "status" : "alert"}>
    {props.children}
  </div>
);

/** Nothing is here yet, and why. */
export const Empty = (props: ParentProps) => <div class="empty">{props.children}</div>;
