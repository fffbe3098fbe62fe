import { type Component, createMemo, For, Show } from "solid-js";
import { shell } from "../language.ts";
import { isThinking } from "../people.ts";
import { TokenFigure } from "./card-face.tsx";
import type { CardLook } from "./card-play.ts";
import type { CardSceneProps } from "./card-props.ts";
import { OpenHand } from "./open-hand.tsx";
import { nearIn, placeOf } from "./places.ts";

interface SeatsProps extends CardSceneProps {
  readonly play: CardLook;
  /** True while the viewer looks at something else before it is time to move. */
  readonly looksFirst?: boolean;
}

const Backs = (props: { readonly count: number }) => (
  <span class="seat-backs" aria-hidden="true">
    <For each={Array.from({ length: props.count })}>
      {(_, index) => <span style={{ "--at": index() - (props.count - 1) / 2 }} />}
    </For>
  </span>
);

/** One player at the table: who it is, how many cards there are, the tokens and coins that lie before. */
const Seat: Component<SeatsProps & { readonly seat: number }> = (props) => {
  const { table, rows, play } = props;
  const before = () => play.view().seats[props.seat];
  const place = createMemo(() => placeOf(props.seat, nearIn(props), play.view().seats.length));
  const acts = (): boolean => table.rules.waitsFor(table.state).some((each) => each === props.seat);
  const label = (name: string): string => table.words.field(name, rows.table.seats)?.label ?? "";
  // The hand in the fan lies nowhere else. Whoever watches a running game knows the nearest hand by its number.
  const showsHand = (): boolean => (props.lookedBack ? props.seat !== table.seat : place() !== "near");
  // Who looks back plays for anybody.
  const isMine = (): boolean => table.seat === props.seat && !props.lookedBack;
  const does = (): string => {
    if (isMine()) return shell().table.yourMove;
    return isThinking(table, props.seat) ? shell().tabletop.thinks : shell().tabletop.acts;
  };
  const tricks = (): number => (before()?.pileSize ?? 0) / play.view().seats.length;
  return (
    <li class="card-seat" data-place={place()} data-acts={acts()} data-thing={`seat:${props.seat}`}>
      <span class="seat-guest" aria-hidden="true">
        {props.drawings.guest(props.seat)}
      </span>
      <Show when={showsHand()}>
        <Show when={before()?.hand} fallback={<Backs count={before()?.handSize ?? 0} />}>
          {(hand) => <OpenHand {...props} hand={hand()} />}
        </Show>
      </Show>
      <div class="seat-plate">
        <h2>
          <span class="seat-name" title={table.names(props.seat)}>
            {table.names(props.seat)}
          </span>
          <Show when={acts() && !(isMine() && props.looksFirst)}>
            <span class="chip turn">{does()}</span>
          </Show>
        </h2>
        <p class="seat-facts number">
          <span title={label(rows.seat.hand)}>
            <span class="hidden">{label(rows.seat.hand)}: </span>
            <span class="mini-back" aria-hidden="true" /> {before()?.handSize}
          </span>
          <span title={shell().tabletop.tricks}>
            <span class="hidden">{shell().tabletop.tricks}: </span>
            <span class="mini-pile" aria-hidden="true" /> {tricks()}
          </span>
          <span title={label(rows.seat.coins)}>
            <span class="hidden">{label(rows.seat.coins)}: </span>
            <span class="mini-coin" aria-hidden="true" /> {before()?.coins}
          </span>
        </p>
      </div>
      <ul class="seat-tokens" aria-label={label(rows.seat.tokens)}>
        <For each={before()?.tokens ?? []}>
          {(kind) => (
            <li>
              <TokenFigure look={table.words.look(rows.slots.token, kind)} />
              <span class="hidden">{table.words.value(rows.slots.token, kind)}</span>
            </li>
          )}
        </For>
      </ul>
    </li>
  );
};

/** Everybody round the table, the viewer nearest, the others clockwise. */
export const Seats = (props: SeatsProps) => {
  const order = (): readonly number[] => {
    const all = props.play.view().seats.map((_, seat) => seat);
    const first = nearIn(props) ?? 0;
    return [...all.slice(first), ...all.slice(0, first)];
  };
  return (
    <ol class="card-seats">
      <For each={order()}>{(seat) => <Seat {...props} seat={seat} />}</For>
    </ol>
  );
};
