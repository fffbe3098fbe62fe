import { singleModules } from "@blueplate/kernel";
import { shell } from "@blueplate/tabletop";
import { bringIntoSight, TextField } from "@blueplate/ui";
import { For, type ParentProps, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { optionsOf, withRules } from "./chosen-rules.ts";
import { ChoiceGroup } from "@blueplate/ui/choice";
import { nameOf } from "./draft.ts";
import { ExpertField, type FormProps, OptionField } from "./fields.tsx";
import { ModuleFields } from "./modules.tsx";
import { differingOptions } from "./usual-options.ts";

const words = () => shell().create;

/** One line that says what is chosen, and what opens below it. */
const Line = (props: ParentProps<{ readonly name: string; readonly says: string }>) => (
  <details
    class="form-line"
    onToggle={({ currentTarget: line }) => line.open && bringIntoSight(line.querySelector(".form-line-body"))}
  >
    <summary>
      <b>{props.name}</b>
      <span class="muted">{props.says}</span>
      <span class="form-line-change">{words().front.change}</span>
    </summary>
    <div class="form-line-body stack">{props.children}</div>
  </details>
);

const rulesText = (props: FormProps): string => {
  const texts = wordsOf(props.draft.game);
  const { ruleset, edition } = props.draft;
  const printing = props.game.editions.length > 1 ? [texts.edition(edition)] : [];
  const others = differingOptions(props.game, props.draft).map((id) => texts.option(id).name);
  const changed = others.length === 0 ? [] : [words().front.otherwise(others.join(shell().comma))];
  return [texts.ruleset(ruleset).name, ...printing, ...changed].join(" · ");
};

const RulesLine = (props: FormProps) => {
  const texts = () => wordsOf(props.draft.game);
  const options = (priority: "A" | "B") =>
    optionsOf(props.game, props.draft).filter((option) => option.priority === priority);
  return (
    <Line name={words().ruleset} says={rulesText(props)}>
      <Show when={props.game.presets.length > 1}>
        <ChoiceGroup
          legend={words().ruleset}
          hidden
          kind="lines"
          value={props.draft.ruleset}
          choices={props.game.presets.map(({ id }) => ({
            value: id,
            text: texts().ruleset(id).name,
            help: texts().ruleset(id).help,
          }))}
          onChange={(ruleset) => {
            const { modules } = props.draft;
            props.change(withRules(props.game, props.draft, { ruleset, modules }));
          }}
        />
      </Show>
      <Show when={props.game.editions.length > 1}>
        <ChoiceGroup
          legend={words().edition}
          kind="segments"
          value={props.draft.edition}
          choices={props.game.editions.map((id) => ({ value: id, text: texts().edition(id) }))}
          onChange={(edition) => props.change({ edition })}
        />
      </Show>
      <div class="fields">
        <For each={options("A")}>{(option) => <OptionField {...props} option={option} />}</For>
      </div>
      <details>
        <summary>{words().expert}</summary>
        <div class="fields">
          <For each={options("B")}>{(option) => <OptionField {...props} option={option} />}</For>
          <ExpertField {...props} />
        </div>
      </details>
    </Line>
  );
};

/** Modules, rules and the table itself: one line each that says what is chosen. */
export const FormLines = (props: FormProps & { readonly onDevice?: boolean }) => {
  const modules = (): string =>
    props.draft.modules.length === 0
      ? words().front.none
      : props.draft.modules.map((id) => wordsOf(props.draft.game).module(id).name).join(shell().comma);
  const table = (): string =>
    props.onDevice
      ? nameOf(props.draft)
      : `${nameOf(props.draft)} · ${props.draft.listed ? words().listed : words().front.unlisted}`;
  return (
    <div class="form-lines panel">
      <Show when={singleModules(props.game).length > 0}>
        <Line name={words().modules} says={modules()}>
          <ModuleFields {...props} />
        </Line>
      </Show>
      <RulesLine {...props} />
      <Line name={words().front.table} says={table()}>
        <TextField
          label={words().name}
          value={nameOf(props.draft)}
          maxLength={60}
          onInput={(name) => props.change({ name })}
        />
        <Show when={!props.onDevice}>
          <label class="row">
            <input
              type="checkbox"
              checked={props.draft.listed}
              onChange={(event) => props.change({ listed: event.currentTarget.checked })}
            />
            {words().listed} <span class="muted">{words().listedHelp}</span>
          </label>
        </Show>
      </Line>
    </div>
  );
};
