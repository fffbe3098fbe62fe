import { commandOf } from "@blueplate/kernel";
import { Button, keepPressedInRow } from "@blueplate/ui";
import { shell } from "../language.ts";
import { createMemo, createSignal, createUniqueId, For, Show } from "solid-js";
import { ArmedButton } from "./armed-button.tsx";
import { type AnyForm, isClosing } from "./draft.ts";
import type { FormFilling } from "./filling.ts";
import { leadingForm } from "./leading-form.ts";
import type { TableProps } from "../props.ts";
import type { QuestionParts, QuestionStage } from "./question-parts.ts";

const words = () => shell().table;

interface ChoiceProps {
  readonly table: TableProps;
  readonly filling: FormFilling;
  readonly parts: QuestionParts;
}

/** One form to choose, with what is left of it. */
const FormButton = (props: ChoiceProps & { readonly form: AnyForm }) => {
  const id = createUniqueId();
  return (
    <Button
      kind={leadingForm(props)?.tag === props.form.tag ? "main" : "plain"}
      aria-pressed={props.filling.form()?.tag === props.form.tag}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-left`}
      onClick={() => props.filling.choose(props.form.tag)}
    >
      <span id={`${id}-name`}>{props.table.words.form(props.form.tag).button}</span>
      <span id={`${id}-left`} class="left number">
        {props.parts.left?.(props.form.tag)}
      </span>
    </Button>
  );
};

/** The stages of a turn from the first to the last: what was given up in those that are closed, the others with their forms. */
const Stages = (
  props: ChoiceProps & { readonly acts: readonly AnyForm[]; readonly stages: readonly QuestionStage[] },
) => {
  const first = (): number | undefined => props.stages.find(({ tags }) => tags.length > 0)?.place;
  return (
    <For each={props.stages}>
      {(stage) => (
        <div class="stage" data-first={stage.place === first()} data-closed={stage.tags.length === 0}>
          <span class="stage-place number" aria-hidden="true">
            {stage.place}
          </span>
          <For each={props.acts.filter(({ tag }) => stage.tags.includes(tag))}>
            {(form) => <FormButton {...props} form={form} />}
          </For>
          <Show when={stage.forfeited}>{(text) => <span class="forfeited">{text()}</span>}</Show>
          <Show when={stage.note}>{(text) => <span class="stage-note">{text()}</span>}</Show>
        </div>
      )}
    </For>
  );
};

/** So many acts have room beside each other on a phone. */
const FEW = 4;

/** The forms to choose from: what can be done, with what is left of each, in the stages of the turn where it has any. */
export const FormChoice = (props: ChoiceProps) => {
  const acts = (): readonly AnyForm[] => props.filling.forms().filter((form) => !isClosing(form));
  const stages = createMemo((): readonly QuestionStage[] => props.parts.stages?.() ?? []);
  return (
    <Show when={props.filling.forms().length > 1 && acts().length > 0}>
      <div
        class="forms"
        ref={(row) => keepPressedInRow(row, () => props.filling.form()?.tag)}
        role="group"
        aria-label={words().chooseForm}
        data-chosen={props.filling.form() !== null}
        data-single={acts().length === 1}
        data-few={acts().length <= FEW}
      >
        <Show
          when={stages().length > 0}
          fallback={<For each={acts()}>{(form) => <FormButton {...props} form={form} />}</For>}
        >
          <Stages {...props} acts={acts()} stages={stages()} />
        </Show>
      </div>
    </Show>
  );
};

/** The button that closes the turn, with what is left undone; a second press where something useful is. */
export const Closing = (props: ChoiceProps) => {
  const [going, setGoing] = createSignal(false);
  const isMain = (form: AnyForm): boolean => (props.filling.form() ?? form) === form;
  /** Beside an open form it is that form's button that tells of sending, unless this one was pressed. */
  const tells = (form: AnyForm): boolean => props.table.sender.busy() && (going() || isMain(form));
  const press = async (form: AnyForm): Promise<void> => {
    if (props.table.sender.busy()) return;
    setGoing(true);
    await props.table.sender.send(commandOf(form, {}));
    setGoing(false);
  };
  return (
    <For each={props.filling.forms().filter(isClosing)}>
      {(form) => (
        <ArmedButton
          class="closing"
          kind={isMain(form) && !props.parts.hasMain?.() && leadingForm(props) === null ? "main" : "plain"}
          shortcut="E"
          left={props.parts.left?.(form.tag) ?? null}
          again={props.parts.again?.([commandOf(form, {})]) ?? null}
          matter={() => [props.table.state, props.filling.form()]}
          disabled={props.table.sender.busy()}
          onPress={() => void press(form)}
        >
          {tells(form) ? words().sending : props.table.words.form(form.tag).button}
        </ArmedButton>
      )}
    </For>
  );
};
