import { effectiveLine, type Entry } from "@blueplate/kernel";
import type { GameWords, NameOf, Sentence } from "@blueplate/words";
import { shell } from "../language.ts";
import { createEffect, createMemo, For, onCleanup, onMount } from "solid-js";

interface Line {
  readonly key: string;
  readonly sentence: Sentence;
}

/** Lines shown at most; the replay has all of them. */
const LINES_AT_MOST = 300;

/** What happened, in words, the latest at the foot. */
export const Log = (props: {
  readonly entries: readonly Entry[];
  readonly words: GameWords;
  readonly names: NameOf;
}) => {
  let list: HTMLOListElement | undefined;
  const lines = createMemo((): readonly Line[] =>
    effectiveLine(props.entries)
      .flatMap((entry) =>
        entry.events.flatMap((event, index): readonly Line[] => {
          const sentence = props.words.event(event, props.names);
          return sentence ? [{ key: `${entry.seq}.${index}`, sentence }] : [];
        }),
      )
      .slice(-LINES_AT_MOST),
  );
  // The foot comes into view with every line, and when the log itself does.
  const toFoot = (): void => {
    const scroller = list?.closest(".tab-body") ?? list;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  };
  createEffect(() => {
    if (lines().length > 0) toFoot();
  });
  onMount(() => {
    const seen = new IntersectionObserver((changes) => {
      if (changes.some((change) => change.isIntersecting)) toFoot();
    });
    if (list) seen.observe(list);
    onCleanup(() => seen.disconnect());
  });
  return (
    <ol class="log" ref={(element) => (list = element)} aria-label={shell().table.log} tabIndex={0}>
      <For each={lines()}>
        {({ sentence }) => (
          <li>
            <For each={sentence}>
              {(part) => (typeof part === "string" ? part : <b data-kind={part.kind}>{part.text}</b>)}
            </For>
          </li>
        )}
      </For>
    </ol>
  );
};
