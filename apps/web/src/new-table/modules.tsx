import { singleModules } from "@blueplate/kernel";
import { shell } from "@blueplate/tabletop";
import { faultText } from "@blueplate/words";
import { createUniqueId, For, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { refusedModule, withRules } from "./chosen-rules.ts";
import type { FormProps } from "./fields.tsx";

const words = () => shell().create;

/** A module to choose, with one line on what it changes; one that does not go with what is chosen says why. */
const ModuleField = (props: FormProps & { readonly id: string }) => {
  const help = createUniqueId();
  const texts = () => wordsOf(props.draft.game);
  const chosen = (): boolean => props.draft.modules.includes(props.id);
  // What is chosen can always be put back.
  const refused = () => (chosen() ? null : refusedModule(props.game, props.draft, props.id));
  const line = (): string => {
    const reason = refused();
    return reason ? faultText(shell(), texts(), { reason, rule: "" }) : texts().module(props.id).help;
  };
  const choose = (isChosen: boolean): void => {
    const { ruleset, modules } = props.draft;
    const others = modules.filter((id) => id !== props.id);
    props.change(withRules(props.game, props.draft, { ruleset, modules: isChosen ? [...others, props.id] : others }));
  };
  return (
    <div class="module">
      <label class="row" classList={{ muted: refused() !== null }}>
        <input
          type="checkbox"
          checked={chosen()}
          disabled={refused() !== null}
          aria-describedby={help}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        {texts().module(props.id).name}
      </label>
      <span class="muted" id={help}>
        {line()}
      </span>
    </div>
  );
};

/** The modules that can be played beside the preset; nothing for a game without any. */
export const ModuleFields = (props: FormProps) => (
  <Show when={singleModules(props.game).length > 0}>
    <fieldset class="stack tight">
      <legend class="legend">{words().modules}</legend>
      <p class="muted">{words().modulesHelp}</p>
      <For each={singleModules(props.game)}>{({ id }) => <ModuleField {...props} id={id} />}</For>
    </fieldset>
  </Show>
);
