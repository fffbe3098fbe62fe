import type { Overlay } from "@blueplate/city";
import { createMemo, Show } from "solid-js";
import { word } from "../glossary.ts";
import { magnateWords } from "../language.ts";
import { FAR_SIGN } from "./ghost.ts";

/** What the distances on the map stand for: it says more to a pointer, to a press and to the focus. */
export const FarnessKey = (props: { readonly text: string }) => (
  <button type="button" class="farness-key number" data-term={word("farness")} data-asks="">
    <span class="chip">
      {FAR_SIGN} {props.text}
    </span>
  </button>
);

/** The same beside a map, while it has such distances. */
export const FarnessOnMap = (props: { readonly overlays: readonly Overlay[] }) => {
  const told = createMemo((): readonly string[] =>
    props.overlays
      .flatMap((overlay) => (overlay.kind === "chips" ? overlay.chips.map(({ text }) => text) : []))
      .filter((text) => text.startsWith(FAR_SIGN)),
  );
  const hasRivals = (): boolean => told().some((text) => text.includes("/"));
  return (
    <Show when={told().length > 0}>
      <FarnessKey text={hasRivals() ? magnateWords().map.farness : magnateWords().map.farnessHere} />
    </Show>
  );
};
