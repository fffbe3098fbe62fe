import type { City, Square } from "@blueplate/city";
import type { State } from "@blueplate/engine";
import { mainline, type Tagged } from "@blueplate/kernel";
import { Button, Icon } from "@blueplate/ui";
import { SentenceText, type TableProps } from "@blueplate/tabletop";
import { createMemo, createSignal, onCleanup, Show } from "solid-js";
import { squareOf, stateOf } from "../game.ts";
import { magnateWords } from "../language.ts";

/** The square where a fact took place, if it has one. */
const placeOf = (state: State, fact: Tagged): Square | null => {
  if ("at" in fact && Array.isArray(fact.at)) return squareOf(fact.at);
  if ("place" in fact && typeof fact.place === "object" && fact.place !== null && "at" in fact.place)
    return Array.isArray(fact.place.at) ? squareOf(fact.place.at) : null;
  if (!("house" in fact)) return null;
  return state.town.houses.find(({ house }) => house === fact.house)?.at ?? null;
};

/** Tags of facts that somebody does in town. */
const ACTS = new Set([
  "FirstRestaurantPlaced",
  "RestaurantPlaced",
  "RestaurantMoved",
  "CampaignLaunched",
  "HousePlaced",
  "GardenAdded",
]);

/** Tells of every press of a pointer or key that is not made in here: whoever goes on has read what lay over the town. */
const onPressElsewhere = (inside: () => HTMLElement | undefined, then: () => void): void => {
  const press = ({ target }: Event): void => {
    if (!(target instanceof Node && inside()?.contains(target))) then();
  };
  for (const type of ["pointerdown", "keydown"] as const) {
    addEventListener(type, press, { capture: true });
    onCleanup(() => removeEventListener(type, press, { capture: true }));
  }
};

/**
 * What somebody else did last in town, with a way to look at it: the camera never goes there by itself. It lies over the town until
 * the next press.
 */
export const LatestAct = (props: { readonly table: TableProps; readonly city: City | null }) => {
  const act = createMemo(() => {
    const entry = mainline(props.table.entries).at(-1);
    if (entry?._tag !== "Played" || entry.seat === props.table.seat) return null;
    const fact = entry.events.find((event) => ACTS.has(event._tag));
    const place = fact && placeOf(stateOf(props.table), fact);
    const sentence = fact && props.table.words.event(fact, props.table.names);
    return place && sentence ? { seq: entry.seq, place, sentence } : null;
  });
  const [read, setRead] = createSignal(-1);
  let chip: HTMLElement | undefined;
  onPressElsewhere(
    () => chip,
    () => setRead(act()?.seq ?? -1),
  );
  return (
    <Show when={act()?.seq !== read() && act()}>
      {(latest) => (
        <p ref={(element) => (chip = element)} class="latest-act chip" role="status">
          <span>
            <SentenceText sentence={latest().sentence} />
          </span>
          <Show when={props.city}>
            {(city) => (
              <Button kind="quiet" onClick={() => city().lookAt(latest().place)}>
                {magnateWords().map.show}
              </Button>
            )}
          </Show>
          <Button
            kind="quiet"
            class="close"
            aria-label={magnateWords().map.close}
            title={magnateWords().map.close}
            onClick={() => setRead(latest().seq)}
          >
            <Icon name="x" />
          </Button>
        </p>
      )}
    </Show>
  );
};
