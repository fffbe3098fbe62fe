import type { GameFacts } from "@blueplate/api";
import { SelectField, TextField } from "@blueplate/ui";
import { Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { shell } from "@blueplate/tabletop";
import type { TableDraft } from "./draft.ts";

const words = () => shell().create;

/** What every part of the new-table form is drawn from. */
export interface FormProps {
  readonly games: readonly GameFacts[];
  readonly game: GameFacts;
  readonly draft: TableDraft;
  readonly change: (change: Partial<TableDraft>) => void;
}

/** An option of the rules, with each of its values in a line. */
export const OptionField = (props: FormProps & { readonly option: GameFacts["options"][number] }) => {
  const text = () => wordsOf(props.draft.game).option(props.option.id);
  const usual = (): string => props.option.defaults[props.draft.edition] ?? props.option.values[0] ?? "";
  return (
    <SelectField
      label={text().name}
      hint={text().help}
      value={props.draft.options[props.option.id] ?? usual()}
      options={props.option.values.map((value) => ({ value, text: text().values[value] ?? value }))}
      onChange={(value) => props.change({ options: { ...props.draft.options, [props.option.id]: value } })}
    />
  );
};

/** The map of the table as its code, written by hand. */
export const MapField = (props: FormProps) => (
  <TextField
    label={words().map}
    hint={words().mapHelp}
    maxLength={300}
    value={props.draft.map}
    onInput={(map) => props.change({ map })}
  />
);

/** The seed, for tables that are not listed. */
export const ExpertField = (props: FormProps) => (
  <Show when={!props.draft.listed}>
    <TextField
      label={words().seed}
      hint={words().seedHelp}
      value={props.draft.seed}
      onInput={(seed) => props.change({ seed, map: "" })}
    />
  </Show>
);
