import { Button, Icon } from "@blueplate/ui";
import { shell, type TableProps } from "@blueplate/tabletop";
import { Show } from "solid-js";
import { stateOf } from "../game.ts";

/** Pixels that a finger goes sideways to mean the company beside. */
const SWIPE = 48;

type Way = 1 | -1;

interface Of {
  readonly table: TableProps;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

/** The seat so far on in turn order, round the table; null where there is no other. */
const seatBeside = ({ table, seat }: Of, way: Way): number | null => {
  const order: readonly number[] = stateOf(table).turnOrder;
  const at = order.indexOf(seat);
  return at < 0 || order.length < 2 ? null : (order.at((at + way) % order.length) ?? null);
};

/** Goes to the company beside, if there is one. */
const go = (props: Of, way: Way): void => {
  const next = seatBeside(props, way);
  if (next !== null) props.onSeat(next);
};

/**
 * A finger that goes sideways over a company goes on to the one beside. Its sheet of style leaves up and down to the browser
 * (`touch-action`), which ends the stroke (`pointercancel`) as soon as it scrolls.
 */
export const swiping = (props: Of) => {
  let from: PointerEvent | null = null;
  return {
    onPointerDown: (event: PointerEvent): void => {
      from = event.pointerType === "touch" && event.isPrimary ? event : null;
    },
    onPointerCancel: (): void => {
      from = null;
    },
    onPointerUp: (event: PointerEvent): void => {
      if (!from || !event.isPrimary) return;
      const [right, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
      from = null;
      if (Math.abs(right) >= SWIPE && Math.abs(right) > 2 * Math.abs(down)) go(props, right < 0 ? 1 : -1);
    },
  };
};

const Beside = (props: { readonly of: Of; readonly way: Way }) => (
  <Show when={seatBeside(props.of, props.way) !== null}>
    <Button
      kind="quiet"
      aria-label={(props.way < 0 ? shell().frame.previousCompany : shell().frame.nextCompany)(
        props.of.table.names(seatBeside(props.of, props.way) ?? 0),
      )}
      onClick={() => go(props.of, props.way)}
    >
      <Icon name={props.way < 0 ? "caret-left" : "caret-right"} />
    </Button>
  </Show>
);

/** Which of the companies is seen, in turn order, and the ways to those beside it: pressed, or by the arrow keys. */
export const Neighbours = (props: Of) => {
  const order = (): readonly number[] => stateOf(props.table).turnOrder;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    go(props, event.key === "ArrowLeft" ? -1 : 1);
  };
  return (
    <Show when={seatBeside(props, 1) !== null}>
      <div class="neighbours" role="group" aria-label={shell().frame.tabs.chains} onKeyDown={press}>
        <Beside of={props} way={-1} />
        <p class="muted number" role="status">
          {props.table.names(props.seat)} · {order().indexOf(props.seat) + 1}/{order().length}
        </p>
        <Beside of={props} way={1} />
      </div>
    </Show>
  );
};
