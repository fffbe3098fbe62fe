import type { Beat, City, CityView } from "@blueplate/city";
import { type EmployeeId, flies } from "@blueplate/engine";
import { createPlayback, type Playback, type Scene } from "@blueplate/city/playback";
import { afterSeen, Button } from "@blueplate/ui";
import { createEffect, createSignal, on, onCleanup, onMount, Show, untrack } from "solid-js";
import { stateOf, styleOf } from "../game.ts";
import { cityView } from "../view.ts";
import { DinnerStrip, type PlayingScene } from "./dinner-strip.tsx";
import { Flat } from "./flat.tsx";
import { groundOf } from "./town-ground.ts";
import { createLost } from "./context-lost.ts";
import type { MapProps } from "./map-props.ts";
import { skipByKey } from "./skip-by-key.ts";
import { type LastVisit, newsBetween, wayBetween } from "./news.ts";
import type { TownSettings } from "./settings.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().map;

interface CityProps extends Omit<MapProps, "onCity"> {
  readonly settings: TownSettings;
  readonly onFail: () => void;
  /** Gives the mounted town to whoever moves its camera; null when it is gone. */
  readonly onCity: (city: City | null) => void;
}

interface Theatre {
  readonly city: City;
  readonly playback: Playback;
  /** Lets a calm life go on in the streets of a view, as long as they are seen; answers how to end it. */
  readonly live: (view: CityView) => () => void;
}

const isStill = (props: CityProps): boolean =>
  props.settings.speed === 0 || document.hidden || props.placing || props.from === null;

/** The town in three dimensions is fetched when it is shown, or a little before. */
export const fetchTown = () => import("@blueplate/city");

/** Mounts the town and a playback on it. */
const mountTheatre = async (
  box: HTMLElement,
  props: CityProps,
  onPlaying: (playing: PlayingScene | null) => void,
): Promise<Theatre> => {
  // Building the town keeps the page busy: what is seen beside it, and the flat map in its place, come first.
  const [{ beats, calmLife, createCity, lengthOf, playWhileSeen, reversed }] = await Promise.all([
    fetchTown(),
    afterSeen(),
  ]);
  const { quality, speed, alwaysNoon } = props.settings;
  const city = createCity(box, {
    ...(quality ? { quality } : {}),
    reducedMotion: speed === 0,
    alwaysNoon,
    label: words().city,
  });
  city.onHoverSquare((square) => props.onHover(square));
  city.pick(({ square, point: [x, y] }) => {
    if (square) props.onPick(square);
    else props.onBeside?.([Math.floor(x), Math.floor(y)]);
  });
  const styles = props.table.facts.seats.map((_, seat) => styleOf(props.table, seat));
  const money = (amount: number): string => `$${amount}`;
  const made = new WeakMap<Scene, readonly Beat[]>();
  const make = (scene: Scene): readonly Beat[] => {
    const by = (buyer: EmployeeId): boolean => flies(props.ruleset, buyer);
    const forwards = beats(scene.events, { view: scene.view, styles, money, full: words().full, flies: by });
    return scene.after ? reversed(forwards) : forwards;
  };
  const beatsOf = (scene: Scene): readonly Beat[] => {
    const known = made.get(scene) ?? make(scene);
    made.set(scene, known);
    return known;
  };
  const speedNow = (): number => (props.settings.speed || 1) * (props.pace ?? 1);
  const playback = createPlayback({
    // What is shown as it is comes at once, without arriving.
    sync: (view, atOnce) => city.sync(view, atOnce === true || props.from === null),
    length: (scene) => lengthOf(beatsOf(scene)),
    play: (scene) => city.play(beatsOf(scene), { speed: speedNow(), backwards: scene.after !== undefined }),
    onScene: (scene) => onPlaying(scene && { scene, beats: beatsOf(scene), speed: speedNow() }),
  });
  const live = (view: CityView) => {
    const life = calmLife(view);
    return playWhileSeen(box, () => (life.length === 0 ? null : city.play(life, { speed: speedNow() })));
  };
  return { city, playback, live };
};

/** Shows every new position: first how it came about, then as it is. */
const followTable = (props: CityProps, theatre: () => Theatre | null): void => {
  let last: LastVisit | null = null;
  let playedFrom: LastVisit | null | undefined;
  /** What is told of the way to a look; nothing of the way to the first one, and of none twice. */
  const scenesTo = (
    now: LastVisit,
    from: LastVisit | null | undefined,
    picture: (state: LastVisit["state"]) => CityView,
  ) => {
    if (from === undefined) return newsBetween(props.table.rules, picture, last, now);
    return last === null || from === playedFrom ? [] : wayBetween(props.table.rules, picture, from, now);
  };
  createEffect(
    on([theatre, () => props.view, () => props.table.entries, () => props.from], ([mounted, view, entries, from]) => {
      if (!mounted) return;
      const now = { entries, state: stateOf(props.table) };
      const picture = (state: LastVisit["state"]) =>
        cityView(
          props.table,
          props.ruleset,
          state,
          untrack(() => props.lens),
        );
      const scenes = isStill(props) ? [] : scenesTo(now, from, picture);
      const stands = last?.entries === entries;
      // Whoever goes on by hand does not wait for what still moves.
      if (from !== playedFrom) mounted.playback.skip();
      [last, playedFrom] = [now, from];
      if (stands && scenes.length > 0) mounted.playback.again(scenes);
      else mounted.playback.show(view, scenes);
    }),
  );
  createEffect(() => {
    const { speed, alwaysNoon, quality } = props.settings;
    const city = theatre()?.city;
    city?.setReducedMotion(speed === 0);
    city?.setLight({ alwaysNoon: alwaysNoon || props.noon === true });
    if (quality) city?.setQuality(quality);
  });
  createEffect(() => theatre()?.city.setOverlay(props.overlays));
  createEffect(() => {
    if (props.placing) untrack(() => theatre()?.playback.skip());
  });
};

/** Whether the town has been drawn once: with the first picture after it was told what to show. */
const createDrawn = (theatre: () => Theatre | null): (() => boolean) => {
  const [drawn, setDrawn] = createSignal(false);
  // The town asked for its picture before this does.
  createEffect(on(theatre, (mounted) => (mounted ? requestAnimationFrame(() => setDrawn(true)) : setDrawn(false))));
  return drawn;
};

/** What is told while the flat map stands in the town's place: it is being built, or its picture was lost. */
const InPlace = (props: { readonly lost: boolean; readonly canvas: HTMLElement | undefined; onAgain: () => void }) => (
  <p class="city-loading muted row" role="status">
    <Show
      when={props.lost}
      fallback={
        <>
          <span class="spinner" aria-hidden="true" /> {words().loading}
        </>
      }
    >
      {words().lost}
      {/* Whoever had the town under the keys has what brings it back under them. */}
      <Button
        ref={(button) => document.activeElement === props.canvas && queueMicrotask(() => button.focus())}
        onClick={props.onAgain}
      >
        {words().again}
      </Button>
    </Show>
  </p>
);

/** The town in three dimensions, with its movements; until it is drawn, the flat map in its place. */
export const CityMap = (props: CityProps) => {
  let box: HTMLDivElement | undefined;
  const [theatre, setTheatre] = createSignal<Theatre | null>(null);
  const [playing, setPlaying] = createSignal<PlayingScene | null>(null);
  let gone = false;
  const mount = async (): Promise<void> => {
    if (!box) return;
    try {
      const mounted = await mountTheatre(box, props, setPlaying);
      if (gone) return mounted.city.dispose();
      setTheatre(mounted);
      props.onCity(mounted.city);
    } catch {
      // No WebGL on this machine: the flat map says the same.
      props.onFail();
    }
  };
  /** What goes back is not told: it has been. */
  const forwards = (): PlayingScene | null => (playing()?.scene.after ? null : playing());
  onMount(() => void mount());
  followTable(props, theatre);
  const mounted = createDrawn(theatre);
  const lost = createLost(() => theatre()?.city.canvas);
  const drawn = (): boolean => mounted() && !lost();
  /** Builds the town anew where its picture does not come back. */
  const again = (): void => {
    const before = theatre();
    before?.playback.skip();
    props.onCity(null);
    setTheatre(null);
    before?.city.dispose();
    void mount();
  };
  createEffect(() => {
    const city = drawn() ? theatre()?.city : undefined;
    props.onGround?.(city ? groundOf(city) : null);
  });
  createEffect(() => props.onScene?.(playing()?.scene.phase ?? null));
  const lives = (): boolean => {
    const { life, speed } = props.settings;
    return life === true && speed > 0 && drawn() && playing() === null && !props.placing;
  };
  createEffect(() => lives() && onCleanup(theatre()?.live(props.view) ?? (() => {})));
  skipByKey(() => playing() && theatre()?.playback.skip());
  onCleanup(() => {
    gone = true;
    props.onScene?.(null);
    props.onGround?.(null);
    props.onCity(null);
    theatre()?.city.dispose();
  });
  return (
    <div
      class="city-map"
      ref={(element) => (box = element)}
      data-drawn={drawn()}
      data-playing={playing()?.scene.phase}
      data-lives={lives()}
    >
      <Show when={!drawn()}>
        <Flat {...props} onGround={() => undefined} noon={props.noon === true || props.settings.alwaysNoon} />
        <InPlace lost={lost()} canvas={theatre()?.city.canvas} onAgain={again} />
      </Show>
      <Show when={forwards()}>
        {(now) => (
          <div class="playing">
            <DinnerStrip table={props.table} ruleset={props.ruleset} playing={now()} />
            <Button onClick={() => theatre()?.playback.skip()}>{words().skip}</Button>
          </div>
        )}
      </Show>
    </div>
  );
};
