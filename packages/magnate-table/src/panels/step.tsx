import type { Json } from "@blueplate/kernel";
import { shell } from "@blueplate/tabletop";
import { For, type ParentProps, Show } from "solid-js";
import { word, type GlossaryTerm } from "../glossary.ts";
import type { PanelContext } from "../panel-context.ts";

/** A step of a form: its short question and what answers it. */
export const Step = (
  props: ParentProps<{ readonly title: string; readonly help?: string; readonly term?: GlossaryTerm }>,
) => (
  <section class="ask-step">
    <h3 title={props.help} data-term={props.term && word(props.term)}>
      {props.title}
    </h3>
    {props.children}
  </section>
);

/** What has been answered, a chip each; a click asks it anew. */
export const Answers = (props: {
  readonly panel: PanelContext;
  /** The slots in question, with their words for a value. */
  readonly slots: readonly { readonly name: string; readonly text: (value: Json) => string }[];
}) => {
  const shown = () =>
    props.slots.flatMap(({ name, text }) => {
      const value = props.panel.filling.picked()[name];
      return value === undefined ? [] : [{ name, text: text(value) }];
    });
  const label = (name: string): string => props.panel.table.words.slot(props.panel.filling.form()?.tag ?? "", name);
  return (
    <Show when={shown().length > 0}>
      <dl class="picked row">
        <For each={shown()}>
          {({ name, text }) => (
            <div>
              <dt class="hidden">{label(name)}</dt>
              <dd>
                <button
                  type="button"
                  class="chip answer"
                  title={shell().table.change(label(name))}
                  onClick={() => props.panel.filling.reopen(name)}
                >
                  {text}
                  <span aria-hidden="true">✎</span>
                </button>
              </dd>
            </div>
          )}
        </For>
      </dl>
    </Show>
  );
};
