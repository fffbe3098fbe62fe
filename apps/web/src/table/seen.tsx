import type { Entry, Rules } from "@blueplate/kernel";
import { shell } from "@blueplate/tabletop";
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
