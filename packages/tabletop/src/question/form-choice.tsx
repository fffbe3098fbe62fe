import { commandOf } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { shell } from "../language.ts";
import { createSignal, createUniqueId, For, Show } from "solid-js";
import { ArmedButton } from "./armed-button.tsx";
import { type AnyForm, isClosing } from "./draft.ts";
import type { FormFilling } from "./filling.ts";
import type { TableProps } from "../props.ts";
import type { QuestionParts } from "./question-parts.ts";

const words = () => shell().table;

interface ChoiceProps {
  readonly table: TableProps;
  readonly filling: FormFilling;
  readonly parts: QuestionParts;
}

/** The forms to choose from: what can be done, with what is left of each. */
export const FormChoice = (props: ChoiceProps) => {
  const acts = (): readonly AnyForm[] => props.filling.forms().filter((form) => !isClosing(form));
  return (
    <Show when={props.filling.forms().length > 1 && acts().length > 0}>
      <div class="forms" role="group" aria-label={words().chooseForm} data-chosen={props.filling.form() !== null}>
        <For each={acts()}>
          {(form) => {
            const id = createUniqueId();
            return (
              <Button
                aria-pressed={props.filling.form()?.tag === form.tag}
                aria-labelledby={`${id}-name`}
                aria-describedby={`${id}-left`}
                onClick={() => props.filling.choose(form.tag)}
              >
                <span id={`${id}-name`}>{props.table.words.form(form.tag).button}</span>
                <span id={`${id}-left`} class="left number">
                  {props.parts.left?.(form.tag)}
                </span>
              </Button>
            );
          }}
        </For>
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
          kind={isMain(form) && !props.parts.hasMain?.() ? "main" : "plain"}
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
