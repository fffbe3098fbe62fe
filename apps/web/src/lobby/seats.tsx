import type { TableLine } from "@blueplate/api";
import { bannerColours, BannerSign } from "@blueplate/magnate-table";
import { nameOfPerson, namesAt, shell } from "@blueplate/tabletop";
import { chainName } from "@blueplate/words";
import { For, Show } from "solid-js";
import { isKeptForMe, reservedFor } from "../rematch/next-seat.ts";
import { wordsOf } from "../games/index.ts";

/** How high the highest bar stands, in pixels, and the lowest. */
const HIGHEST = 30;
const LOWEST = 3;

/** What a chair is on which nobody sits: kept for somebody or for whoever looks, or free. */
const chairText = (line: TableLine, seat: number): string => {
  const reserved = reservedFor(line, seat);
  if (reserved) return shell().seats.keptFor(nameOfPerson(reserved.player));
  return isKeptForMe(line, seat) ? shell().seats.keptForYou : shell().table.free;
};

/** Who sits there and which chairs are free. */
export const Chairs = (props: { readonly line: TableLine }) => (
  <ul class="chairs">
    <For each={props.line.seats}>
      {(seat, at) => (
        <li title={chainName(wordsOf(props.line.game), seat.banner)}>
          <Show
            when={seat.kind !== "open"}
            fallback={
              <>
                <span class="chair" aria-hidden="true" />
                <span class="muted">{chairText(props.line, seat.seat)}</span>
              </>
            }
          >
            <BannerSign banner={seat.banner} seat={seat.seat} />
            <span>{namesAt(props.line)[at()]}</span>
          </Show>
        </li>
      )}
    </For>
  </ul>
);

/** What everybody has, as a skyline; whoever is waited for wears a ring. */
export const Bars = (props: {
  readonly line: TableLine;
  readonly scores: readonly number[];
  readonly waitsFor: readonly number[];
}) => {
  const most = () => Math.max(1, ...props.scores);
  return (
    <ul class="bars">
      <For each={props.line.seats}>
        {(seat, at) => (
          <li data-moving={props.waitsFor.includes(seat.seat) ? "" : undefined} title={namesAt(props.line)[at()]}>
            <span class="hidden">{namesAt(props.line)[at()]}</span>
            <span class="number">{wordsOf(props.line.game).score(props.scores[at()] ?? 0)}</span>
            <span
              class="bar"
              style={{
                ...bannerColours({ banner: seat.banner, seat: seat.seat }),
                height: `${Math.max(LOWEST, Math.round((HIGHEST * (props.scores[at()] ?? 0)) / most()))}px`,
              }}
            />
            <BannerSign banner={seat.banner} seat={seat.seat} />
          </li>
        )}
      </For>
    </ul>
  );
};
