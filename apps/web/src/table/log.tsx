import { type Entry, storyOf } from "@blueplate/kernel";
import type { Sentence } from "@blueplate/words";
import { Gone, handedText, nameKeys, sentencesOf, SentenceText, shell, type TableProps } from "@blueplate/tabletop";
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  Match,
  onCleanup,
  onMount,
  Show,
  Switch,
} from "solid-js";
import { BackWindow, mayGoBack } from "./back.tsx";

const words = () => shell().consent;

/** A line of the log: a sentence, with the own decision that it begins; who plays from now on; what was taken back. */
type Line =
  | { readonly _tag: "Said"; readonly sentence: Sentence; readonly own: number | null }
  | { readonly _tag: "Handed"; readonly text: string }
  | { readonly _tag: "TakenBack"; readonly name: string; readonly gone: readonly Entry[] };

/** Lines shown at most; the replay has all of them. */
const LINES_AT_MOST = 300;

const linesOf = ({ entries, words: texts, names, seat }: TableProps): readonly Line[] =>
  storyOf(entries)
    .flatMap((told): readonly Line[] => {
      if (told._tag === "Handed") return [{ _tag: "Handed", text: handedText(told, names) }];
      if (told._tag === "TakenBack") return [{ _tag: "TakenBack", name: names(told.seat), gone: told.gone }];
      const own = told._tag === "Played" && told.seat === seat ? told.seq : null;
      return sentencesOf(told, texts, names).map((sentence, index) => ({
        _tag: "Said",
        sentence,
        own: index === 0 ? own : null,
      }));
    })
    .slice(-LINES_AT_MOST);

/** What was taken back, folded up until somebody wants to see it. */
const TakenBack = (props: { readonly table: TableProps; readonly name: string; readonly gone: readonly Entry[] }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <details class="taken-back" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words().tookBack(props.name, props.gone.length)}</summary>
      <Show when={open()}>
        <Gone entries={props.gone} words={props.table.words} names={props.table.names} />
      </Show>
    </details>
  );
};

/** An own decision is a button: back to before it; what one's orders have decided is marked for oneself. */
const Said = (props: {
  readonly sentence: Sentence;
  readonly back: (() => void) | null;
  readonly byOrder: boolean;
}) => {
  const text = () => (
    <>
      <SentenceText sentence={props.sentence} />
      <Show when={props.byOrder}>
        {" "}
        <i class="muted">({shell().standing.byOrder})</i>
      </Show>
    </>
  );
  return (
    <Show when={props.back} fallback={text()}>
      {(back) => (
        <button type="button" class="log-own" title={words().before} onClick={() => back()()}>
          {text()}
        </button>
      )}
    </Show>
  );
};

const LogLine = (props: {
  readonly line: Line;
  readonly table: TableProps;
  readonly onBack: (seq: number) => void;
}) => {
  const isByOrder = (own: number | null): boolean =>
    own !== null && (props.table.facts.own?.byOrder.includes(own) ?? false);
  const backFrom = (own: number | null) => (own !== null && mayGoBack(props.table) ? () => props.onBack(own) : null);
  return (
    <li>
      <Switch>
        <Match when={props.line._tag === "Said" && props.line}>
          {(said) => <Said sentence={said().sentence} back={backFrom(said().own)} byOrder={isByOrder(said().own)} />}
        </Match>
        <Match when={props.line._tag === "Handed" && props.line}>
          {(handed) => <i class="handed">{handed().text}</i>}
        </Match>
        <Match when={props.line._tag === "TakenBack" && props.line}>
          {(back) => <TakenBack table={props.table} name={back().name} gone={back().gone} />}
        </Match>
      </Switch>
    </li>
  );
};

/** The foot comes into view with every line, and when the log itself does. */
const keepFoot = (list: () => HTMLElement | undefined, lines: () => readonly unknown[]): void => {
  const toFoot = (): void => {
    const scroller = list()?.closest(".tab-body") ?? list();
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  };
  // Lines come one after the other: the list is measured once for all that the next picture shows.
  let frame: number | null = null;
  createEffect(() => {
    if (lines().length > 0)
      frame ??= requestAnimationFrame(() => {
        frame = null;
        toFoot();
      });
  });
  onMount(() => {
    const seen = new IntersectionObserver((changes) => {
      if (changes.some((change) => change.isIntersecting)) toFoot();
    });
    const element = list();
    if (element) seen.observe(element);
    onCleanup(() => seen.disconnect());
  });
};

/** What happened, in words, the latest at the foot. A click on an own decision goes back to before it, or asks to. */
export const Log = (props: { readonly table: TableProps }): JSX.Element => {
  let list: HTMLOListElement | undefined;
  const [back, setBack] = createSignal<number | null>(null);
  const lines = createMemo(() => linesOf(props.table));
  keepFoot(() => list, lines);
  return (
    <>
      <ol
        class="log"
        ref={(element) => (list = element)}
        aria-label={shell().table.log}
        tabIndex={0}
        onKeyDown={nameKeys}
      >
        <For each={lines()}>{(line) => <LogLine line={line} table={props.table} onBack={setBack} />}</For>
      </ol>
      <BackWindow table={props.table} entry={back()} onChoose={setBack} onClose={() => setBack(null)} />
    </>
  );
};
