import type { Mention, Sentence } from "@blueplate/words";
import { For, type JSX } from "solid-js";
import { rove } from "../roving.ts";
import { entityName } from "./pointing.ts";
import "./mention.css";

/** What stands on the table itself; goods and money are only set off. */
const THINGS: ReadonlySet<Mention["kind"]> = new Set(["seat", "employee", "house", "campaign", "milestone", "square"]);

/** A name in a line of the log: it lights what it names under the pointer, and under the focus that arrow keys bring. */
const Name = (props: { readonly mention: Mention }) => (
  <b
    class={THINGS.has(props.mention.kind) ? "mention" : undefined}
    data-kind={props.mention.kind}
    data-thing={THINGS.has(props.mention.kind) ? entityName(props.mention) : undefined}
    tabIndex={THINGS.has(props.mention.kind) ? -1 : undefined}
  >
    {props.mention.text}
  </b>
);

/** A sentence with its names set off. */
export const SentenceText = (props: { readonly sentence: Sentence }) => (
  <For each={props.sentence}>{(part) => (typeof part === "string" ? part : <Name mention={part} />)}</For>
);

/** What somebody said, with links to what they named. */
export const LinkedText = (props: { readonly sentence: Sentence }) => (
  <For each={props.sentence}>
    {(part) =>
      typeof part === "string" ? (
        part
      ) : (
        <button type="button" class="mention" data-thing={entityName(part)}>
          {part.text}
        </button>
      )
    }
  </For>
);

/** Left and right go from name to name in a list of sentences, Enter shows what is named. */
export const nameKeys: JSX.EventHandler<HTMLElement, KeyboardEvent> = (event) => {
  const { activeElement } = document;
  const isName = activeElement instanceof HTMLElement && activeElement.matches(".mention");
  if (event.key === "Enter" && isName) activeElement.click();
  // The latest stands at the foot: from the list itself one begins there.
  else if (!event.key.startsWith("Arrow") || !rove(event.currentTarget, ".mention", event.key, "last")) return;
  event.preventDefault();
  event.stopPropagation();
};
