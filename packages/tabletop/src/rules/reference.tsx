import { Busy, Empty } from "@blueplate/ui";
import { createEffect, createMemo, createResource, createSignal, createUniqueId, For, Show } from "solid-js";
import { shell } from "../language.ts";
import { rulesOf, type Section } from "./document.ts";
import "./rules.css";

const words = () => shell().rules;

/** The sections in which a word is said, with the paragraphs that say it. */
const found = (sections: readonly Section[], word: string): readonly Section[] => {
  const wanted = word.trim().toLowerCase();
  if (wanted === "") return sections;
  return sections
    .map((section) => ({
      ...section,
      intro: "",
      paragraphs: section.paragraphs.filter(({ number, html }) =>
        `${number} ${html.replaceAll(/<[^>]*>/g, "")}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
};

const SectionView = (props: { readonly section: Section; readonly id: string; readonly lit: string | null }) => (
  <section id={props.id} class="rules-section">
    <h3>{props.section.title}</h3>
    <div innerHTML={props.section.intro} />
    <dl>
      <For each={props.section.paragraphs}>
        {({ number, html }) => (
          <div class="rules-paragraph" data-paragraph={number} aria-current={number === props.lit ? "true" : undefined}>
            <dt>{number}</dt>
            <dd innerHTML={html} />
          </div>
        )}
      </For>
    </dl>
  </section>
);

/** The rules of a game in our own words, with a field to search them, opened at a paragraph (or a whole section: `R14`). */
export const Reference = (props: { readonly game: string; readonly paragraph: string | null }) => {
  const [sections] = createResource(() => props.game, rulesOf);
  const [word, setWord] = createSignal("");
  const shown = createMemo(() => found(sections() ?? [], word()));
  const id = createUniqueId();
  let root: HTMLDivElement | undefined;
  createEffect(() => {
    const wanted = props.paragraph;
    if (!sections() || !root || wanted === null) return;
    const inside = root;
    // What was loaded is laid out first, in its own letters.
    void document.fonts.ready.then(() => {
      const named = CSS.escape(wanted);
      const at =
        inside.querySelector(`[data-paragraph="${named}"]`) ?? inside.querySelector(`[data-paragraph^="${named}."]`);
      at?.scrollIntoView({ block: "center" });
    });
  });
  return (
    <div class="rules" ref={(element) => (root = element)}>
      <input
        type="search"
        aria-label={words().find}
        placeholder={words().find}
        value={word()}
        onInput={(event) => setWord(event.currentTarget.value)}
      />
      <Show when={!sections.loading} fallback={<Busy text={shell().loading} />}>
        <Show when={sections()} fallback={<Empty>{words().missing}</Empty>}>
          <nav aria-label={words().contents}>
            <For each={shown()}>{({ title }, at) => <a href={`#${id}-${at()}`}>{title}</a>}</For>
          </nav>
          <For each={shown()} fallback={<Empty>{words().none}</Empty>}>
            {(section, at) => <SectionView section={section} id={`${id}-${at()}`} lit={props.paragraph} />}
          </For>
        </Show>
      </Show>
    </div>
  );
};
