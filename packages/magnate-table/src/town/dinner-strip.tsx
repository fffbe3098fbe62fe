import type { Beat } from "@blueplate/city";
import type { Scene } from "@blueplate/city/playback";
import type { EventOf } from "@blueplate/engine";
import { For, Show } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { GoodsRow } from "../cards.tsx";
import { Sign } from "../sign.tsx";
import { Missed } from "../lens/missed.tsx";
import { reasonSaid } from "../lens/says.ts";
import { sayingAt } from "../lens/saying.ts";

/** A scene that is being played, with its movements. */
export interface Playing {
  readonly scene: Scene;
  readonly beats: readonly Beat[];
  readonly speed: number;
}

type Served = EventOf<"HouseServed">;

/** The houses of the dinner that is being played, each when its family drives off: who serves it, why, and for how much. */
export const DinnerStrip = (props: { readonly table: TableProps; readonly playing: Playing }) => {
  const served = (): readonly Served[] => props.playing.scene.events.filter((event) => event._tag === "HouseServed");
  const startOf = (house: number): number =>
    props.playing.beats.find((beat) => beat.kind === "drive" && beat.house === house)?.start ?? 0;
  return (
    <Show when={served().length > 0}>
      <ol class="dinner-strip" aria-label={shell().map.dinner}>
        <For each={served()}>
          {(event) => (
            <li class="panel" style={{ "animation-delay": `${startOf(event.house) / props.playing.speed}ms` }}>
              <span class="row">
                <b class="house number">{event.house}</b>
                <Sign table={props.table} seat={event.seat} />
                <b>{props.table.names(event.seat)}</b>
                <b class="number">${event.income}</b>
                <GoodsRow goods={event.goods} />
              </span>
              <span class="muted number">{reasonSaid(sayingAt(props.table), event.offers)}</span>
              <Missed table={props.table} offers={event.offers} />
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
};
