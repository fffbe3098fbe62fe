import { type Entry, historyWithUndone, type Tagged, type UndoneEntries } from "@blueplate/kernel";
import type { Sentence } from "@blueplate/words";
import {
  GoneEntries,
  handedText,
  nameKeys,
  sentencesOf,
  SentenceText,
  shell,
  type TableProps,
} from "@blueplate/tabletop";
import { createEffect, createMemo, createSignal, For, Index, type JSX, onCleanup, onMount, Show } from "solid-js";
import { BackWindow, mayTakeBack } from "./back.tsx";
import { voteText } from "./vote-text.ts";
import { isFirstExplained, WhyLine } from "./why-line.tsx";

const words = () => shell().consent;

/** What the log tells of one entry. */
type HistoryEntry = ReturnType<typeof historyWithUndone<Tagged>>[number];

/** Entries told at most; the replay has all of them. */
const TOLD_AT_MOST = 200;

/**
 * What is told, from the latest entries. What was told before stays the same object, so that its lines stay as they are: folded
 * up or not, and with the focus on them.
 */
const historyOf = (entries: readonly Entry[], before: readonly HistoryEntry[]): readonly HistoryEntry[] => {
  const known = new Map(
    before.flatMap((entry) => (entry._tag === "UndoneEntries" ? [[entry.seq, entry] as const] : [])),
  );
  return historyWithUndone(entries)
    .slice(-TOLD_AT_MOST)
    .map((entry) => (entry._tag === "UndoneEntries" ? (known.get(entry.seq) ?? entry) : entry));
};

/** What was taken back, folded up until somebody wants to see it. */
const UndoneLine = (props: { readonly table: TableProps; readonly of: UndoneEntries<Tagged> }) => {
  const [open, setOpen] = createSignal(false);
  const said = (): string => {
    const { seat, gone } = props.of;
    const own = gone.filter((entry) => entry.seat === seat).length;
    return words().tookBack(props.table.names(seat), own, gone.length - own);
  };
  return (
    <details class="taken-back" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{said()}</summary>
      <Show when={open()}>
        <GoneEntries entries={props.of.gone} words={props.table.words} names={props.table.names} />
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

/** The sentences of an entry; the first of an own decision leads back to before it. */
const Sentences = (props: {
  readonly entry: Extract<HistoryEntry, { readonly _tag: "GameStarted" | "Played" }>;
  readonly table: TableProps;
  readonly onBack: (seq: number) => void;
}) => {
  const isOwn = (): boolean => props.entry._tag === "Played" && props.entry.seat === props.table.seat;
  const isByOrder = (): boolean => isOwn() && (props.table.facts.own?.byOrder.includes(props.entry.seq) ?? false);
  // Why stands under what was done, not under what followed from it.
  const isFirst = (): boolean => isFirstExplained(props.table, props.entry);
  const back = () =>
    isOwn() && mayTakeBack(props.table, props.entry.seq) ? () => props.onBack(props.entry.seq) : null;
  return (
    <>
      <For each={sentencesOf(props.entry, props.table.words, props.table.names)}>
        {(sentence, index) => (
          <>
            <li>
              <Said sentence={sentence} back={index() === 0 ? back() : null} byOrder={index() === 0 && isByOrder()} />
            </li>
            <Show when={index() === 0 && isFirst()}>
              <WhyLine table={props.table} entry={props.entry} />
            </Show>
          </>
        )}
      </For>
      <Show when={!isFirst()}>
        <WhyLine table={props.table} entry={props.entry} />
      </Show>
    </>
  );
};

/** What an entry tells: its sentences, who plays from now on or by which rules, or what was taken back. */
const EntryLines = (props: {
  readonly entry: HistoryEntry;
  readonly table: TableProps;
  readonly onBack: (seq: number) => void;
}): JSX.Element => {
  const { entry } = props;
  if (entry._tag === "ControllerChanged") {
    return (
      <li>
        <i class="handed">{handedText(entry, props.table.names)}</i>
      </li>
    );
  }
  if (entry._tag === "RulesChanged") {
    return (
      <li>
        <i class="handed">{words().rulesChanged}</i>
      </li>
    );
  }
  if (entry._tag === "UndoneEntries") {
    return (
      <li>
        <UndoneLine table={props.table} of={entry} />
      </li>
    );
  }
  return <Sentences entry={entry} table={props.table} onBack={props.onBack} />;
};

/** Pixels above its foot at which a log still counts as read to its end. */
const AT_FOOT = 4;

/**
 * A log that was read to its end stays there when what stands above it takes or leaves room. Only who scrolls up leaves
 * the foot: an event of a scroll may come late, when a further line has made the log longer already.
 */
const holdFoot = (element: HTMLElement, toFoot: () => void): void => {
  let isAtFoot = true;
  // How high it is comes with the first picture of it: whoever asks before has the whole page laid out.
  let height = 0;
  let top = 0;
  element.addEventListener("scroll", () => {
    const isUpwards = element.scrollTop < top;
    top = element.scrollTop;
    // Nobody has scrolled: another height has moved it, which is told next.
    if (element.clientHeight !== height) return;
    if (element.scrollHeight - top - height < AT_FOOT) isAtFoot = true;
    else if (isUpwards) isAtFoot = false;
  });
  const resized = new ResizeObserver(() => {
    height = element.clientHeight;
    if (isAtFoot) toFoot();
  });
  resized.observe(element);
  onCleanup(() => resized.disconnect());
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
    onCleanup(() => seen.disconnect());
    const element = list();
    if (!element) return;
    seen.observe(element);
    holdFoot(element, toFoot);
  });
};

/** What happened, in words, the latest at the foot. A click on an own decision goes back to before it, or asks to. */
export const Log = (props: { readonly table: TableProps }): JSX.Element => {
  let list: HTMLOListElement | undefined;
  const [back, setBack] = createSignal<number | null>(null);
  const history = createMemo((before: readonly HistoryEntry[]) => historyOf(props.table.entries, before), []);
  // A vote is open until its person acts or a bot plays: who comes later, and whoever it is about, reads here how it stands.
  const votes = () => props.table.facts.votes;
  keepFoot(
    () => list,
    () => [...history(), ...votes()],
  );
  return (
    <>
      <ol
        class="log"
        ref={(element) => (list = element)}
        aria-label={shell().table.log}
        tabIndex={0}
        onKeyDown={nameKeys}
      >
        <For each={history()}>{(each) => <EntryLines entry={each} table={props.table} onBack={setBack} />}</For>
        <Index each={votes()}>
          {(vote) => (
            <li>
              <i class="handed">{voteText(vote(), props.table.names)}</i>
            </li>
          )}
        </Index>
      </ol>
      <BackWindow table={props.table} entry={back()} onChoose={setBack} onClose={() => setBack(null)} />
    </>
  );
};
