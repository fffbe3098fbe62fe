import { keepBeside } from "@blueplate/ui";
import { createEffect, createSignal, createUniqueId, type JSX, onCleanup, Show } from "solid-js";
import { Portal } from "solid-js/web";
import { openRules, RuleLinks } from "../rules/window.tsx";
import "./glossary.css";
import { listenFor } from "./listen.ts";

/** What a term means: one or two sentences, how it stands at this table, and the paragraph that says all of it. */
export interface GlossaryEntry {
  readonly name: string;
  readonly text: string;
  readonly now?: string;
  readonly rule: string;
  /** How it looks, where it has a face. */
  readonly picture?: () => JSX.Element;
}

/** What is asked about, and what stands for it on the page. */
interface Open {
  readonly anchor: HTMLElement;
  readonly meaning: GlossaryEntry;
  /** What makes up the number that stands there, as its piece of the page says (`data-parts`). */
  readonly parts: string | undefined;
}

/** Pieces say what they are (`data-thing`), words of the game too (`data-term`). */
const TERMS = "[data-term], [data-thing]";

/** The innermost term round an element that has a meaning. */
const termAt = (target: Element, meaning: (name: string) => GlossaryEntry | null): Open | null => {
  const anchor = target.closest<HTMLElement>(TERMS);
  if (!anchor) return null;
  const name = anchor.dataset["term"] ?? anchor.dataset["thing"];
  const found = name === undefined ? null : meaning(name);
  if (found) return { anchor, meaning: found, parts: anchor.dataset["parts"] };
  return anchor.parentElement ? termAt(anchor.parentElement, meaning) : null;
};

/** Whoever comes to the term by key is told what the card says. */
const describe = (anchor: HTMLElement, id: string): void => {
  const before = anchor.getAttribute("aria-describedby");
  anchor.setAttribute("aria-describedby", before === null ? id : `${before} ${id}`);
  onCleanup(() => {
    if (before === null) anchor.removeAttribute("aria-describedby");
    else anchor.setAttribute("aria-describedby", before);
  });
};

/**
 * The glossary of a table: whatever on the page names a term has a card with its meaning, for a pointer that rests on it, for
 * the focus that comes to it by key, and for a finger that stays. `meaning` tells a term by its name, `kind:id`.
 */
export const Glossary = (props: {
  readonly game: string;
  readonly meaning: (name: string) => GlossaryEntry | null;
}) => {
  const id = createUniqueId();
  const [open, setOpen] = createSignal<Open | null>(null);
  let card: HTMLElement | undefined;
  const hide = (): void => void setOpen(null);
  listenFor({
    show: (target) => {
      const found = termAt(target, props.meaning);
      if (found?.anchor !== open()?.anchor) setOpen(found);
    },
    leave: hide,
    hide,
    isOpen: () => open() !== null,
    isInside: (target) => target instanceof Node && card?.isConnected === true && card.contains(target),
    read: () => openRules(props.game, open()?.meaning.rule ?? null),
  });
  createEffect(() => {
    const at = open();
    if (!at || !card) return;
    describe(at.anchor, id);
    onCleanup(keepBeside(at.anchor, card, hide));
  });
  return (
    <Show when={open()}>
      {(at) => (
        <Portal>
          <aside ref={(element) => (card = element)} id={id} role="tooltip" class="term-card panel" onClick={hide}>
            <Show when={at().meaning.picture}>{(picture) => <span class="term-picture">{picture()()}</span>}</Show>
            <b>{at().meaning.name}</b>
            <Show when={at().parts}>{(parts) => <p class="term-parts number">{parts()}</p>}</Show>
            <p>{at().meaning.text}</p>
            <Show when={at().meaning.now}>{(now) => <p class="muted">{now()}</p>}</Show>
            <footer>
              <RuleLinks game={props.game} rule={at().meaning.rule} />
              <kbd>F1</kbd>
            </footer>
          </aside>
        </Portal>
      )}
    </Show>
  );
};
