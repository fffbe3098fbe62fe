import type { Beat } from "@blueplate/city";
import type { Scene } from "@blueplate/city/playback";
import type { Ruleset, EventOf } from "@blueplate/engine";
import type { ForecastMiss } from "@blueplate/forecast";
import { For, Show } from "solid-js";
import type { TableProps } from "@blueplate/tabletop";
import { GoodsRow } from "../cards/cards.tsx";
import { Sign } from "../sign/sign.tsx";
import { MissedPanel } from "../lens/missed-sale.tsx";
import { reasonSaid } from "../lens/dinner-text.ts";
import { dinnerWordsAt } from "../lens/dinner-words.ts";
import { createSurprises, Surprised } from "../lens/forecast-misses.tsx";
import { magnateWords } from "../language.ts";

/** A scene that is being played, with its movements. */
export interface PlayingScene {
  readonly scene: Scene;
  readonly beats: readonly Beat[];
  readonly speed: number;
}

type Eaten = EventOf<"HouseServed"> | EventOf<"HouseUnserved">;

/** A house of the strip: who serves it, why, and for how much; what came otherwise than it had been foreseen. */
const Family = (props: {
  readonly table: TableProps;
  readonly event: Eaten;
  readonly surprise: ForecastMiss | undefined;
}) => {
  const served = () => (props.event._tag === "HouseServed" ? props.event : null);
  const offers = () => served()?.offers ?? [];
  return (
    <>
      <span class="row">
        <b class="house number">{props.event.house}</b>
        <Show when={served()}>
          {(event) => (
            <>
              <Sign table={props.table} seat={event().seat} />
              <b>{props.table.names(event().seat)}</b>
              <b class="number">${event().income}</b>
              <GoodsRow goods={event().goods} />
            </>
          )}
        </Show>
      </span>
      <span class="muted number">{reasonSaid(dinnerWordsAt(props.table), offers())}</span>
      <MissedPanel table={props.table} offers={offers()} />
      <Surprised table={props.table} surprise={props.surprise} />
    </>
  );
};

/**
 * The houses of the dinner that is being played, each when its family drives off. A house that nobody serves is told only where
 * the viewer had to expect that somebody would.
 */
export const DinnerStrip = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly playing: PlayingScene;
}) => {
  const surprises = createSurprises(props);
  const eaten = (): readonly Eaten[] =>
    props.playing.scene.events.flatMap((event): readonly Eaten[] => {
      if (event._tag === "HouseServed") return [event];
      return event._tag === "HouseUnserved" && surprises().has(event.house) ? [event] : [];
    });
  /** When the family of a house drives off; where none does, the one before it has. */
  const startOf = (house: number): number =>
    Math.max(
      0,
      ...props.playing.beats.flatMap((beat) => (beat.kind === "drive" && beat.house <= house ? [beat.start] : [])),
    );
  return (
    <Show when={eaten().length > 0}>
      <ol class="dinner-strip" aria-label={magnateWords().map.dinner}>
        <For each={eaten()}>
          {(event) => (
            <li class="panel" style={{ "animation-delay": `${startOf(event.house) / props.playing.speed}ms` }}>
              <Family table={props.table} event={event} surprise={surprises().get(event.house)} />
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
};
