import type { TableLine } from "@blueplate/api";
import { bannerColours } from "@blueplate/magnate-table";
import { createMemo, For, Show } from "solid-js";
import { inCountry } from "./country.ts";
import { eveningOf } from "./evening.ts";

/** The light of the evening: ground and roads are dark, so that what is lit stands out. */
const DUSK = { ground: "#5a7152", road: "#3c3a49", house: "#a99a90", roof: "#74504a", lit: "#ffe08a" } as const;
/** How far a restaurant reaches over its squares, and the light round those of whoever won. */
const [GROWN, HALO] = [0.3, 1.1];

interface EveningTownProps {
  readonly outline: readonly string[];
  readonly seats: TableLine["seats"];
  /** Who won; null where that is not told: then nobody's guests are told either. */
  readonly winners: readonly number[] | null;
}

/**
 * The town over the evening that decided a game: a house that was served has lit windows under a roof in the colour of whoever served
 * it, the restaurants of whoever won stand in a light.
 */
export const EveningTown = (props: EveningTownProps) => {
  const outline = createMemo(() => inCountry(props.outline));
  const evening = createMemo(() => eveningOf(outline()));
  const size = () => outline().length;
  const colours = (seat: number) =>
    bannerColours({ banner: props.seats.find((each) => each.seat === seat)?.banner, seat });
  /** Whose guests live there, as far as it is told. */
  const hostOf = (servedBy: number | null): number | null => (props.winners === null ? null : servedBy);
  return (
    <svg class="mini" data-evening="" viewBox={`0 0 ${size()} ${size()}`} aria-hidden="true">
      <rect width={size()} height={size()} fill={DUSK.ground} />
      <For each={evening().roads}>
        {({ x, y, width }) => <rect x={x} y={y} width={width} height={1.04} fill={DUSK.road} />}
      </For>
      <For each={evening().houses}>
        {({ x, y, width, servedBy, isRoof }) => {
          const host = () => hostOf(servedBy);
          const wall = () => (isRoof ? DUSK.roof : DUSK.house);
          const lit = () => (isRoof ? "var(--chain)" : DUSK.lit);
          return (
            <rect
              data-host={host() ?? undefined}
              style={colours(servedBy ?? 0)}
              x={x}
              y={y}
              width={width}
              height={1.04}
              fill={host() === null ? wall() : lit()}
            />
          );
        }}
      </For>
      <For each={evening().diners.filter(({ seat, isFirst }) => isFirst && props.winners?.includes(seat))}>
        {({ x, y, width }) => (
          <rect
            data-won=""
            x={x - HALO}
            y={y - HALO}
            width={width + 2 * HALO}
            height={2 + 2 * HALO}
            rx="0.9"
            fill={DUSK.lit}
          />
        )}
      </For>
      <For each={evening().diners}>
        {({ x, y, width, seat, isFirst }) => (
          <>
            <rect
              style={colours(seat)}
              x={x - GROWN}
              y={y - GROWN}
              width={width + 2 * GROWN}
              height={1 + 2 * GROWN}
              fill="var(--chain)"
            />
            <Show when={!isFirst}>
              <rect x={x} y={y + 0.55} width={width} height="0.5" fill={DUSK.lit} />
            </Show>
          </>
        )}
      </For>
    </svg>
  );
};
