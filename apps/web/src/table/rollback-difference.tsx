import type { Entry, Rules } from "@blueplate/kernel";
import { GoneEntries, shell, type TableProps } from "@blueplate/tabletop";
import { Show } from "solid-js";

const words = () => shell().consent;

/** What nobody forgets of entries that are taken back: secrets that were shown; dice where one is final and shows none. */
export const Seen = (props: { readonly entries: readonly Entry[]; readonly rules: Rules }) => {
  const final = (shows: boolean): boolean =>
    props.entries.some(
      (entry) =>
        entry._tag === "Played" && entry.final && entry.events.some((event) => props.rules.reveals(event)) === shows,
    );
  return (
    <>
      <Show when={final(false)}>
        <p class="muted">{words().rolled}</p>
      </Show>
      <Show when={final(true)}>
        <p class="muted">{words().shown}</p>
      </Show>
    </>
  );
};

/** What going back would take back, in words, and what nobody forgets of it. */
export const RollbackDifference = (props: {
  readonly entries: readonly Entry[];
  readonly table: Pick<TableProps, "rules" | "words" | "names">;
}) => (
  <>
    <p class="muted">{words().goes}</p>
    <GoneEntries entries={props.entries} words={props.table.words} names={props.table.names} />
    <Seen entries={props.entries} rules={props.table.rules} />
  </>
);
