import type { City } from "@blueplate/city";
import { flatMap, svgOf } from "@blueplate/city/flat";
import { rulesetOf } from "@blueplate/engine";
import { cityView, stateOf, magnateWords } from "@blueplate/magnate-table";
import { createEffect, createMemo, createSignal, onCleanup, onMount, Show } from "solid-js";
import { inShortFor } from "./timeline-flags.ts";
import type { Session } from "../session/session.ts";
import { tableOf } from "../session/table.ts";
import { namesIn } from "../session/event-text.ts";

/** The town alone, at the moment of the session; flat where there is no room or no WebGL. */
export const EmbeddedTown = (props: { readonly session: Session }) => {
  const table = tableOf(props.session, () => null);
  const ruleset = rulesetOf(props.session.rules);
  props.session.setInShort(inShortFor(ruleset, namesIn(props.session)));
  const view = createMemo(() => cityView(table, ruleset, stateOf(table), "now"));
  const [city, setCity] = createSignal<City | null>(null);
  const [flat, setFlat] = createSignal(innerWidth < 480);
  let box: HTMLDivElement | undefined;
  let gone = false;
  const mount = async (): Promise<void> => {
    if (flat() || !box) return;
    try {
      const { createCity } = await import("@blueplate/city");
      if (gone) return;
      setCity(createCity(box, { label: magnateWords().map.city, alwaysNoon: true }));
    } catch {
      setFlat(true);
    }
  };
  onMount(() => void mount());
  createEffect(() => city()?.sync(view()));
  onCleanup(() => {
    gone = true;
    city()?.dispose();
  });
  return (
    <Show when={flat()} fallback={<div class="town" ref={(element) => (box = element)} />}>
      {/* The drawing is made of escaped facts only. */}
      <div class="town" role="img" aria-label={magnateWords().map.flat} innerHTML={svgOf(flatMap(view()))} />
    </Show>
  );
};
