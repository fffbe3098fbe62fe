import type { City, CityView, Overlay, Square } from "@blueplate/city";
import { flatMap, svgOf, UNIT } from "@blueplate/city/flat";
import { Button } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { createEffect, createSignal, onCleanup, onMount, Show } from "solid-js";

const words = shell.map;
const KEY = "blueplate-map";

/** What a map shows and what it is told. */
export interface MapProps {
  readonly view: CityView;
  readonly overlays: readonly Overlay[];
  readonly onHover: (square: Square | null) => void;
  readonly onPick: (square: Square) => void;
}

const letter = (x: number): string => (x < 26 ? String.fromCodePoint(65 + x) : `A${String.fromCodePoint(39 + x)}`);

const Flat = (props: MapProps) => {
  let box: HTMLDivElement | undefined;
  const squareAt = (event: PointerEvent | MouseEvent): Square | null => {
    const svg = box?.querySelector("svg");
    const matrix = svg?.getScreenCTM();
    if (!svg || !matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const square: Square = [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
    const inside =
      square[0] >= 0 &&
      square[1] >= 0 &&
      square[0] < props.view.town.columns * 5 &&
      square[1] < props.view.town.rows * 5;
    return inside ? square : null;
  };
  const pick = (event: MouseEvent): void => {
    const square = squareAt(event);
    if (square) props.onPick(square);
  };
  return (
    <div
      class="flat-map"
      ref={(element) => (box = element)}
      role="img"
      aria-label={words.flat}
      onPointerMove={(event) => props.onHover(squareAt(event))}
      onPointerLeave={() => props.onHover(null)}
      onClick={pick}
      // The drawing is made of escaped facts only.
      innerHTML={svgOf(flatMap(props.view, props.overlays))}
    />
  );
};

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const mountCity = async (box: HTMLElement, props: MapProps): Promise<City> => {
  const { createCity } = await import("@blueplate/city");
  // Without a wish the city judges the machine itself.
  const low = localStorage.getItem("blueplate-quality") === "low";
  const city = createCity(box, {
    ...(low ? { quality: "low" as const } : {}),
    reducedMotion: still(),
    label: words.city,
  });
  city.onHoverSquare((square) => props.onHover(square));
  city.pick(({ square }) => {
    if (square) props.onPick(square);
  });
  return city;
};

const Town = (props: MapProps & { readonly onFail: () => void }) => {
  let box: HTMLDivElement | undefined;
  const [city, setCity] = createSignal<City | null>(null);
  let gone = false;
  const mount = async (): Promise<void> => {
    if (!box) return;
    try {
      const mounted = await mountCity(box, props);
      if (gone) mounted.dispose();
      else setCity(() => mounted);
    } catch {
      // No WebGL on this machine: the flat map says the same.
      props.onFail();
    }
  };
  onMount(() => void mount());
  createEffect(() => city()?.sync(props.view));
  createEffect(() => city()?.setOverlay(props.overlays));
  onCleanup(() => {
    gone = true;
    city()?.dispose();
  });
  return (
    <div class="city-map" ref={(element) => (box = element)}>
      <Show when={!city()}>
        <p class="city-loading muted" role="status">
          <span class="spinner" aria-hidden="true" /> {words.loading}
        </p>
      </Show>
      <div class="camera row">
        <Button onClick={() => city()?.frame()}>{words.frame}</Button>
        <Button onClick={() => city()?.setPlan(!city()?.isPlan())}>{words.plan}</Button>
      </div>
    </div>
  );
};

/** The town in three dimensions, or as a flat map: small screens and machines without WebGL start with the map. */
export const TownMap = (props: MapProps) => {
  const small = matchMedia("(max-width: 820px)").matches;
  const [flat, setFlat] = createSignal((localStorage.getItem(KEY) ?? (small ? "flat" : "city")) === "flat");
  const [under, setUnder] = createSignal<Square | null>(null);
  const choose = (next: boolean): void => {
    setFlat(next);
    localStorage.setItem(KEY, next ? "flat" : "city");
  };
  const hover = (square: Square | null): void => {
    setUnder(square);
    props.onHover(square);
  };
  const name = (): string => {
    const square = under();
    return square ? `${letter(square[0])}${square[1] + 1}` : "";
  };
  return (
    <div class="town-map">
      <Show
        when={flat()}
        fallback={
          <Town
            view={props.view}
            overlays={props.overlays}
            onHover={hover}
            onPick={props.onPick}
            onFail={() => setFlat(true)}
          />
        }
      >
        <Flat view={props.view} overlays={props.overlays} onHover={hover} onPick={props.onPick} />
      </Show>
      <div class="map-switch row">
        <Button aria-pressed={!flat()} onClick={() => choose(false)}>
          {words.cityButton}
        </Button>
        <Button aria-pressed={flat()} onClick={() => choose(true)}>
          {words.flatButton}
        </Button>
        <output class="chip number" aria-label={words.under}>
          {name()}
        </output>
      </div>
    </div>
  );
};
