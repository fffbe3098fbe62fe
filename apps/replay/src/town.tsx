import type { ChainStyle, City, CityView } from "@blueplate/city";
import { flatMap, svgOf } from "@blueplate/city/flat";
import { HOUR_OF_PHASE } from "@blueplate/city/outline";
import { loadDefinition, pictureOf, type State } from "@blueplate/engine";
import { Button } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { Result } from "effect";
import { createEffect, createMemo, createSignal, onCleanup, onMount, Show } from "solid-js";
import type { Opened } from "./open.ts";

const STYLES: readonly ChainStyle[] = ["comet", "big-top", "fountain", "silver-rail", "harlequin"];
const COLOURS: readonly string[] = ["#d33e2c", "#f8c630", "#5cc8bc", "#3873d3", "#5b2468"];

const styleOf = (opened: Opened, seat: number): ChainStyle => {
  const at = COLOURS.indexOf(opened.file.header.seats[seat]?.banner.colour ?? "");
  return STYLES[at < 0 ? seat % STYLES.length : at] ?? "comet";
};

const viewOf = (opened: Opened, state: State): CityView | null => {
  const definition = loadDefinition(opened.file.header.config);
  if (Result.isFailure(definition)) return null;
  const picture = pictureOf(definition.success, state, (seat) => styleOf(opened, seat));
  return { ...picture, hour: HOUR_OF_PHASE[state.stage._tag] ?? null };
};

const Model = (props: { readonly view: CityView; readonly onFail: () => void }) => {
  let box: HTMLDivElement | undefined;
  const [city, setCity] = createSignal<City | null>(null);
  const mount = async (): Promise<void> => {
    if (!box) return;
    try {
      const { createCity } = await import("@blueplate/city");
      setCity(() => (box ? createCity(box, { label: shell.map.city }) : null));
    } catch {
      props.onFail();
    }
  };
  onMount(() => void mount());
  createEffect(() => city()?.sync(props.view));
  onCleanup(() => city()?.dispose());
  return <div class="city" ref={(element) => (box = element)} />;
};

/** The town at a moment of the game, in three dimensions or flat. */
export const Town = (props: { readonly opened: Opened; readonly state: unknown }) => {
  const [flat, setFlat] = createSignal(matchMedia("(max-width: 820px)").matches);
  // cast: the log was read with this game's own rules.
  const view = createMemo(() => viewOf(props.opened, props.state as State));
  return (
    <div class="town">
      <Show when={view()}>
        {(shown) => (
          <Show when={flat()} fallback={<Model view={shown()} onFail={() => setFlat(true)} />}>
            <div class="city flat" role="img" aria-label={shell.map.flat} innerHTML={svgOf(flatMap(shown()))} />
          </Show>
        )}
      </Show>
      <div class="switch row">
        <Button aria-pressed={!flat()} onClick={() => setFlat(false)}>
          {shell.map.cityButton}
        </Button>
        <Button aria-pressed={flat()} onClick={() => setFlat(true)}>
          {shell.map.flatButton}
        </Button>
      </div>
    </div>
  );
};
