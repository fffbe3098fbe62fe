import { type Entry, eventsOf, type ControllerChanged, type Tagged } from "@blueplate/kernel";
import type { GameWords, NameOf, Sentence } from "@blueplate/words";
import { For, Show } from "solid-js";
import { shell } from "../language.ts";
import { SentenceText } from "./mention.tsx";

const words = () => shell().consent;

/** What has happened, in words; nothing for what nobody sees. */
export const eventTexts = (events: readonly Tagged[], texts: GameWords, names: NameOf): readonly Sentence[] =>
  events.flatMap((event) => {
    const sentence = texts.event(event, names);
    return sentence ? [sentence] : [];
  });

/** What an entry tells, in words. */
export const sentencesOf = (entry: Entry, texts: GameWords, names: NameOf): readonly Sentence[] =>
  eventTexts(eventsOf(entry), texts, names);

/** Who decides for whom from now on, in words. */
export const handedText = ({ seat, bot, why }: ControllerChanged, names: NameOf): string =>
  words().handed[why](names(seat), bot ?? "");

/** Lines shown of what goes: what is further back is only counted. */
const LINES_AT_MOST = 12;

/** What going back takes back, as a list in words. */
export const GoneEntries = (props: {
  readonly entries: readonly Entry[];
  readonly words: GameWords;
  readonly names: NameOf;
}) => {
  const lines = () => props.entries.flatMap((entry) => sentencesOf(entry, props.words, props.names));
  return (
    <ul class="gone-list" tabIndex={0} aria-label={words().goes}>
      <For each={lines().slice(0, LINES_AT_MOST)} fallback={<li class="muted">{words().nothingTold}</li>}>
        {(sentence) => (
          <li>
            <SentenceText sentence={sentence} />
          </li>
        )}
      </For>
      <Show when={lines().length > LINES_AT_MOST}>
        <li class="muted">{words().more(lines().length - LINES_AT_MOST)}</li>
      </Show>
    </ul>
  );
};
