import { dashOf } from "@blueplate/tabletop";
import { createUniqueId, Show } from "solid-js";
import { Patterns } from "../charts/patterns.tsx";
import type { EstimateContext } from "./estimate-context.ts";

interface SeatMarkProps {
  readonly looked: Pick<EstimateContext, "seats" | "sign">;
  readonly seat: number;
}

/** A seat's colour under a pattern of its own, for games whose seats bear no signs. */
const Swatch = (props: SeatMarkProps) => {
  const id = createUniqueId();
  return (
    <svg class="chance-swatch" width="16" height="16" aria-hidden="true">
      <Patterns id={id} />
      <rect width="16" height="16" fill={props.looked.seats[props.seat]?.banner.colour} />
      <rect width="16" height="16" fill={`url(#${id}-${props.seat})`} />
    </svg>
  );
};

/** What tells a seat from the others without its colour: the sign of the game, or a pattern; with `dashed` also the pattern of its line. */
export const SeatMark = (props: SeatMarkProps & { readonly dashed?: boolean }) => (
  <>
    <Show when={props.looked.sign} fallback={<Swatch {...props} />}>
      {(sign) => sign()(props.seat)}
    </Show>
    <Show when={props.dashed}>
      <svg class="dash" width="26" height="6" aria-hidden="true">
        <line x1="0" y1="3" x2="26" y2="3" stroke-dasharray={dashOf(props.seat)} />
      </svg>
    </Show>
  </>
);
