import { BusySign, Empty, Notice } from "@blueplate/ui";
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  onCleanup,
  Show,
} from "solid-js";
import { LOCALES } from "@blueplate/words";
import { language, shell, wordsOf } from "../language.ts";
import { type Paragraph, rulesOf, type Section } from "./document.ts";
import { keepInSight } from "./in-sight.ts";
import { forPeople, type IdName, named } from "./named.ts";
import { found } from "./search.ts";
import "./rules.css";

const words = () => shell().rules;

/** A section as what is drawn below it is asked for: by its number, if it has one. */
const asParagraph = ({ title, intro }: Section): Paragraph => ({
  number: title.split(/\s/, 1)[0] ?? "",
  html: intro,
  text: title,
});

interface SectionProps {
  readonly section: Section;
  readonly names: IdName;
  readonly id: string;
  readonly lit: string | null;
  readonly example: (paragraph: Paragraph) => JSX.Element;
}

const SectionView = (props: SectionProps) => (
  <section id={props.id} class="rules-section">
    <h2>{props.section.title}</h2>
    <div innerHTML={named(props.section.intro, props.names)} />
    {props.example(asParagraph(props.section))}
    <dl>
      <For each={props.section.paragraphs}>
        {(paragraph) => (
          <div
            class="rules-paragraph"
            data-paragraph={paragraph.number}
            aria-current={paragraph.number === props.lit ? "true" : undefined}
          >
            <dt>{paragraph.number}</dt>
            <dd>
              <div innerHTML={named(paragraph.html, props.names)} />
              {props.example(paragraph)}
            </dd>
          </div>
        )}
      </For>
    </dl>
  </section>
);

/** The rules of a game in our own words, with a field to search them, opened at a paragraph (or a whole section: `R14`). */
export const Reference = (props: {
  readonly game: string;
  readonly paragraph: string | null;
  /** What is drawn below a paragraph, or below the heading of a section. */
  readonly example?: (paragraph: Paragraph) => JSX.Element;
}) => {
  const [fetched] = createResource(
    () => ({ game: props.game, locale: language.locale() }),
    ({ game, locale }) => rulesOf(game, locale),
  );
  // While another language is on its way the one before stays to be read.
  const digest = () => fetched.latest;
  const [word, setWord] = createSignal("");
  const shown = createMemo(() => found(forPeople(digest()?.sections ?? []), word(), digest()?.locale ?? "en"));
  const names = createMemo((): IdName => wordsOf(props.game).nameOf);
  const id = createUniqueId();
  let root: HTMLDivElement | undefined;
  createEffect(() => {
    const wanted = props.paragraph;
    if (!digest() || !root || wanted === null) return;
    const inside = root;
    const named = CSS.escape(wanted);
    onCleanup(
      keepInSight(
        inside,
        () =>
          inside.querySelector(`[data-paragraph="${named}"]`) ?? inside.querySelector(`[data-paragraph^="${named}."]`),
      ),
    );
  });
  return (
    <div class="rules" ref={(element) => (root = element)}>
      <div class="field">
        <input
          type="search"
          aria-label={words().find}
          placeholder={words().find}
          value={word()}
          onInput={(event) => setWord(event.currentTarget.value)}
        />
      </div>
      <Show when={digest() !== undefined} fallback={<BusySign text={shell().loading} />}>
        <Show when={digest()} fallback={<Empty>{words().missing}</Empty>}>
          {(read) => (
            <div lang={read().locale} class="rules-read">
              <Show when={read().locale !== language.locale()}>
                <Notice kind="info">{words().onlyIn(LOCALES[read().locale])}</Notice>
              </Show>
              <nav aria-label={words().contents}>
                <For each={shown()}>{({ title }, at) => <a href={`#${id}-${at()}`}>{title}</a>}</For>
              </nav>
              <For each={shown()} fallback={<Empty>{words().none}</Empty>}>
                {(section, at) => (
                  <SectionView
                    section={section}
                    names={names()}
                    id={`${id}-${at()}`}
                    lit={props.paragraph}
                    example={(paragraph) => props.example?.(paragraph) ?? null}
                  />
                )}
              </For>
            </div>
          )}
        </Show>
      </Show>
    </div>
  );
};
