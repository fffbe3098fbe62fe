import { For } from "solid-js";
import { LinkedText } from "../pointing/mention.tsx";
import type { TableProps } from "../props.ts";
import { settings } from "../settings.ts";

/** A line at the button about to be pressed: a slip that costs something, or what it brings about besides. */
export interface GuardNotice {
  readonly weight: "slip" | "note";
  readonly text: string;
}

/** A line about something that costs. */
export const slip = (text: string): GuardNotice => ({ weight: "slip", text });

/** A line about what else comes of it. */
export const note = (text: string): GuardNotice => ({ weight: "note", text });

/** The lines that somebody wants to hear: none, what costs, or everything. */
export const heard = (lines: readonly GuardNotice[]): readonly string[] => {
  const { guard } = settings();
  if (guard === "quiet") return [];
  return lines.filter(({ weight }) => guard === "coach" || weight === "slip").map(({ text }) => text);
};

/** The lines at a button, as far as they are wanted; a coach points at what they name. */
export const Says = (props: { readonly words: TableProps["words"]; readonly lines: readonly GuardNotice[] }) => {
  const lines = (): readonly string[] => heard(props.lines);
  return (
    // Many lines scroll: they must not cover what they speak of.
    <ul class="says" tabIndex={lines().length > 2 ? 0 : undefined}>
      <For each={lines()}>
        {(line) => <li>{settings().guard === "coach" ? <LinkedText sentence={props.words.linked(line)} /> : line}</li>}
      </For>
    </ul>
  );
};
