import type { City, Square } from "@blueplate/city";
import { deviceStorage } from "@blueplate/ui/storage";
import { Button, Later } from "@blueplate/ui";
import { useKeys } from "@blueplate/tabletop";
import { createEffect, createSignal, on, Show } from "solid-js";
import { LensSwitch } from "../lens/switch.tsx";
import { FarnessOnMap } from "../placing/farness-key.tsx";
import { CityMap, fetchTown } from "./city.tsx";
import { Flat } from "./flat.tsx";
import { GhostTouch } from "./ghost-touch.tsx";
import type { MapLayout } from "./ground.ts";
import { createHead } from "./head.ts";
import type { MapProps } from "./map-props.ts";
import { keepSettings, keptSettings, type TownSettings } from "./settings.ts";
import { squareName } from "./square-name.ts";
import { SettingsMenu } from "./settings-menu.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().map;
const KEY = "blueplate-map";

const Camera = (props: {
  readonly city: City | null;
  readonly settings: TownSettings;
  readonly onSettings: (settings: TownSettings) => void;
  readonly onPlace: (element: HTMLElement) => void;
}) => (
  <div class="camera row" ref={props.onPlace}>
    <Button shortcut="F" onClick={() => props.city?.frame()}>
      {words().frame}
    </Button>
    <Button shortcut="T" onClick={() => props.city?.setPlan(!props.city.isPlan())}>
      {words().plan}
    </Button>
    <SettingsMenu settings={props.settings} onChange={props.onSettings} />
  </div>
);

/** How the town is looked at: through which lens, as a city or as a flat map; and the square under the pointer. */
const Switch = (
  props: Pick<MapProps, "lens" | "onLens"> & {
    readonly flat: boolean;
    readonly onFlat: (flat: boolean) => void;
    readonly under: Square | null;
    readonly onPlace: (element: HTMLElement) => void;
  },
) => (
  <div class="map-switch row" ref={props.onPlace}>
    <LensSwitch lens={props.lens} onLens={props.onLens} />
    <Button aria-pressed={!props.flat} onClick={() => props.onFlat(false)}>
      {words().cityButton}
    </Button>
    <Button aria-pressed={props.flat} onClick={() => props.onFlat(true)}>
      {words().flatButton}
    </Button>
    <output class="chip number" aria-label={words().under}>
      {props.under ? squareName(props.under) : ""}
    </output>
  </div>
);

/** Whether this browser begins with the flat map. */
const beginsFlat = (): boolean => {
  const small = matchMedia("(max-width: 1023px)").matches;
  return (deviceStorage.getItem(KEY) ?? (small ? "flat" : "city")) === "flat";
};

/** Fetches what the map will be drawn with, for whoever is about to show one. */
export const prepareMap = async (): Promise<void> => {
  if (!beginsFlat()) await fetchTown();
};

/** The town in three dimensions, or as a flat map: small screens and machines without WebGL start with the map. */
export const TownMap = (props: MapProps) => {
  const [flat, setFlat] = createSignal(beginsFlat());
  const [under, setUnder] = createSignal<Square | null>(null);
  const [city, setCity] = createSignal<City | null>(null);
  const [settings, setSettings] = createSignal(keptSettings());
  const [ground, setGround] = createSignal<MapLayout | null>(null);
  const [box, setBox] = createSignal<HTMLElement>();
  const head = createHead(city);
  useKeys({
    f: () => city()?.frame(),
    // The flat map is a plan already: from there it goes to the town.
    t: () => (flat() ? choose(false) : city()?.setPlan(!city()?.isPlan())),
  });
  createEffect(on([() => props.shown, city], ([square]) => square && city()?.lookAt(square), { defer: true }));
  const choose = (next: boolean): void => {
    setFlat(next);
    deviceStorage.setItem(KEY, next ? "flat" : "city");
  };
  const change = (next: TownSettings): void => {
    setSettings(next);
    keepSettings(next);
  };
  const hover = (square: Square | null): void => {
    setUnder(square);
    props.onHover(square);
  };
  return (
    <div class="town-map" ref={(map) => (setBox(map), head.follow(map))} style={{ "--head": `${head.pixels()}px` }}>
      <Show
        when={flat()}
        fallback={
          <CityMap
            {...props}
            onHover={hover}
            onGround={setGround}
            settings={settings()}
            onFail={() => setFlat(true)}
            onCity={(mounted) => {
              setCity(() => mounted);
              props.onCity?.(mounted);
            }}
          />
        }
      >
        <Show when={ground() === null}>
          <p class="city-loading flat-loading muted row" role="status">
            <span class="spinner" aria-hidden="true" /> {words().loading}
          </p>
        </Show>
        <Later now>
          <Flat {...props} noon={props.noon === true || settings().alwaysNoon} onHover={hover} onGround={setGround} />
        </Later>
      </Show>
      <Switch {...props} flat={flat()} onFlat={choose} under={under()} onPlace={head.count} />
      <div class="map-tools row" ref={head.countBelow}>
        {props.tools}
      </div>
      <FarnessOnMap overlays={props.overlays} />
      <Show
        when={!flat()}
        fallback={
          <div class="flat-settings">
            <SettingsMenu brief settings={settings()} onChange={change} />
          </div>
        }
      >
        <Camera city={city()} settings={settings()} onSettings={change} onPlace={head.count} />
      </Show>
      <Show when={props.carrying}>
        {(carrying) => (
          <Show when={box()}>
            {(map) => <GhostTouch carrying={carrying()} ground={ground()} view={props.view} map={map()} />}
          </Show>
        )}
      </Show>
      {props.over?.(city())}
    </div>
  );
};
