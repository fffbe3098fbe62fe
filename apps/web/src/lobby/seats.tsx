import type { SeatFacts, TableLine } from "@blueplate/api";
import { bannerColours, BannerSign } from "@blueplate/magnate-table";
import { namesAt, shell } from "@blueplate/tabletop";
import { chainName } from "@blueplate/words";
import { For, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { hasTown } from "../games/mini-map.tsx";

/** How high the highest bar stands, in pixels, and the lowest. */
const HIGHEST = 30;
const LOWEST = 3;

interface SeatProps {
  readonly line: Pick<TableLine, "game">;
  readonly seat: SeatFacts;
  readonly name: string;
}

/** The sign of a seat: of its chain; where there are no chains a letter without a colour, which could be taken for a card's. */
export const SeatMark = (props: SeatProps) => (
  <Show
    when={hasTown(props.line.game)}
    fallback={
      <span class="initial" aria-hidden="true">
        {Array.from(props.name)[0] ?? ""}
      </span>
    }
  >
    <BannerSign banner={props.seat.banner} seat={props.seat.seat} />
  </Show>
);

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
                <span class="muted">{shell().table.free}</span>
              </>
            }
          >
            <SeatMark line={props.line} seat={seat} name={namesAt(props.line)[at()] ?? ""} />
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
                ...(hasTown(props.line.game) ? bannerColours({ banner: seat.banner, seat: seat.seat }) : {}),
                height: `${Math.max(LOWEST, Math.round((HIGHEST * (props.scores[at()] ?? 0)) / most()))}px`,
              }}
            />
            <SeatMark line={props.line} seat={seat} name={namesAt(props.line)[at()] ?? ""} />
          </li>
        )}
      </For>
    </ul>
  );
};
