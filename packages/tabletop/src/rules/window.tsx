import { BusySign, Button, Icon, ModalWindow } from "@blueplate/ui";
import { createSignal, For, type JSX, lazy, Show, Suspense } from "solid-js";
import { shell } from "../language.ts";
import type { Paragraph } from "./document.ts";
import "./link.css";

const words = () => shell().rules;
const Reference = lazy(() => import("./reference.tsx").then((module) => ({ default: module.Reference })));

/** What is looked up: the rules of a game, at a paragraph or from the beginning. */
interface Asked {
  readonly game: string;
  readonly paragraph: string | null;
}

const nothingDrawn = (): JSX.Element => null;

const [asked, ask] = createSignal<Asked | null>(null);

/** The rules over the page, when they have been asked for. Stands once on a page. */
export const RulesWindow = (props: {
  /** What a game draws below a paragraph of its rules. */
  readonly example?: (game: string) => (paragraph: Paragraph) => JSX.Element;
}) => (
  <ModalWindow
    class="rules-window"
    open={asked() !== null}
    title={words().title}
    close={shell().frame.close}
    onClose={() => ask(null)}
  >
    <Show when={asked()}>
      {(at) => (
        <Suspense fallback={<BusySign text={shell().loading} />}>
          <Reference game={at().game} paragraph={at().paragraph} example={props.example?.(at().game) ?? nothingDrawn} />
        </Suspense>
      )}
    </Show>
  </ModalWindow>
);

/** Opens the rules of a game at a paragraph, or from the beginning. */
export const openRules = (game: string, paragraph: string | null): void => void ask({ game, paragraph });

/** The paragraphs that a refusal cites, each leading to its text. */
export const RuleLinks = (props: { readonly game: string; readonly rule: string }) => (
  <span class="rule-links">
    <For each={props.rule.match(/\b[A-Z]\d+(?:\.\d+)*/g) ?? []}>
      {(paragraph) => (
        <button
          type="button"
          class="rule-link"
          title={words().paragraph(paragraph)}
          onClick={() => openRules(props.game, paragraph)}
        >
          {paragraph}
        </button>
      )}
    </For>
  </span>
);

/** Opens the rules from the beginning. */
export const RulesButton = (props: { readonly game: string }) => (
  <Button kind="quiet" aria-label={words().open} title={words().open} onClick={() => openRules(props.game, null)}>
    <Icon name="book-open" />
    <span>{words().open}</span>
  </Button>
);
