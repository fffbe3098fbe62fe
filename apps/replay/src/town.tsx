import type { Beat, ChainStyle, CityView } from "@blueplate/city";
import { flatMap, svgOf } from "@blueplate/city/flat";
import { HOUR_OF_PHASE } from "@blueplate/city/outline";
import { createPlayback, type Scene, scenesOf } from "@blueplate/city/playback";
import { type Event, loadDefinition, pictureOf, type State } from "@blueplate/engine";
import { chainStyle } from "@blueplate/magnate-table";
import { Button } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { Result } from "effect";
import { createEffect, createMemo, createSignal, onCleanup, onMount, Show } from "solid-js";
import type { Opened } from "./open.ts";
import { Players } from "./players.tsx";
import type { SceneProps } from "./scene.ts";

const styleOf = (opened: Opened, seat: number): ChainStyle =>
  chainStyle(opened.file.header.seats[seat]?.banner.colour, seat);

/** How the town of a state looks; null for rules that this build does not load. */
const pictureIn = (opened: Opened): ((state: State) => CityView) | null => {
  const definition = loadDefinition(opened.file.header.config);
  if (Result.isFailure(definition)) return null;
  return (state) => ({
    ...pictureOf(definition.success, state, (seat) => styleOf(opened, seat)),
    hour: HOUR_OF_PHASE[state.stage._tag] ?? null,
  });
};

/** The scenes of a step: what happened between the position before it and its own. */
const scenesAt = (opened: Opened, picture: (state: State) => CityView, at: number): readonly Scene[] => {
  // cast: the log was read with this game's own rules, whose events and states these are.
  const events = (opened.walk.steps[at]?.events ?? []) as unknown as readonly Event[];
  const evolve = (state: State, event: Event): State => opened.rules.evolve(state, event) as State;
  return at === 0
    ? []
    : scenesOf({ phase: ({ stage }) => stage._tag, picture, evolve }, opened.walk.state(at - 1) as State, events);
};

const mountTown = async (box: HTMLElement, props: SceneProps, picture: (state: State) => CityView) => {
  const { beats, createCity, lengthOf } = await import("@blueplate/city");
  const city = createCity(box, {
    label: shell().map.city,
    reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
  });
  const styles = props.opened.file.header.seats.map((_, seat) => styleOf(props.opened, seat));
  const beatsOf = ({ events, view }: Scene): readonly Beat[] =>
    beats(events, { view, styles, money: (amount) => `$${amount}`, full: shell().map.full });
  const playback = createPlayback({
    sync: (view) => city.sync(view),
    length: (scene) => lengthOf(beatsOf(scene)),
    play: (scene) => city.play(beatsOf(scene), { speed: props.speed }),
    onScene: (scene) => props.onMoving(scene !== null),
  });
  let shown = props.at;
  return {
    dispose: () => city.dispose(),
    /** One step on is played; any other way through the game shows its position at once. */
    show: (at: number, state: State): void => {
      const isNext = at === shown + 1;
      shown = at;
      playback.skip();
      playback.show(picture(state), isNext ? scenesAt(props.opened, picture, at) : []);
    },
  };
};
type Mounted = Awaited<ReturnType<typeof mountTown>>;

const Model = (props: SceneProps & { readonly picture: (state: State) => CityView; readonly onFail: () => void }) => {
  let box: HTMLDivElement | undefined;
  const [town, setTown] = createSignal<Mounted | null>(null);
  let gone = false;
  const mount = async (): Promise<void> => {
    if (!box) return;
    try {
      const mounted = await mountTown(box, props, props.picture);
      if (gone) mounted.dispose();
      else setTown(mounted);
    } catch {
      // No WebGL on this machine: the flat map says the same.
      props.onFail();
    }
  };
  onMount(() => void mount());
  // cast: the log was read with this game's own rules.
  createEffect(() => town()?.show(props.at, props.state as State));
  onCleanup(() => {
    gone = true;
    props.onMoving(false);
    town()?.dispose();
  });
  return <div class="city" ref={(element) => (box = element)} />;
};

const Place = (props: SceneProps) => {
  const [flat, setFlat] = createSignal(matchMedia("(max-width: 820px)").matches);
  const picture = createMemo(() => pictureIn(props.opened));
  return (
    <div class="town">
      <Show when={picture()}>
        {(drawn) => (
          <Show when={flat()} fallback={<Model {...props} picture={drawn()} onFail={() => setFlat(true)} />}>
            <div
              class="city flat"
              role="img"
              aria-label={shell().map.flat}
              // cast: the log was read with this game's own rules.
              innerHTML={svgOf(flatMap(drawn()(props.state as State)))}
            />
          </Show>
        )}
      </Show>
      <div class="switch row">
        <Button aria-pressed={!flat()} onClick={() => setFlat(false)}>
          {shell().map.cityButton}
        </Button>
        <Button aria-pressed={flat()} onClick={() => setFlat(true)}>
          {shell().map.flatButton}
        </Button>
      </div>
    </div>
  );
};

/** The town at a moment of the game, in three dimensions or flat, and everybody's money. */
export const Town = (props: SceneProps) => (
  <>
    <Players opened={props.opened} before={props.before} state={props.state} />
    <Place {...props} />
  </>
);
