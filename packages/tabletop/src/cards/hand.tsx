import { inOrder } from "@blueplate/words";
import { createMemo, For, Show } from "solid-js";
import { shell } from "../language.ts";
import { CardFace } from "./card-face.tsx";
import type { CardPlay, CardTableProps } from "./card-play.ts";

interface HandProps extends CardTableProps {
  readonly play: CardPlay;
}

const OneCard = (props: HandProps & { readonly card: string; readonly index: number; readonly count: number }) => {
  const { table, play, rows } = props;
  const isLegal = (): boolean => play.isLegal(props.card);
  const isLifted = (): boolean => play.lifted() === props.card;
  const name = (): string => table.words.value(rows.slots.card, props.card);
  const label = (): string => {
    if (!isLegal()) return play.asksCard() ? `${name()}. ${play.reason() ?? ""}` : name();
    return play.coins() === 0 ? name() : `${name()} → ${play.worth(props.card, play.coins())}`;
  };
  // A finger has no way to point at a card before it plays it: its first tap lifts.
  let wasLifted = false;
  return (
    <li style={{ "--at": props.index - (props.count - 1) / 2 }} data-lifted={isLifted()} data-card={props.card}>
      <button
        type="button"
        class="hand-card"
        data-legal={play.asksCard() ? isLegal() : undefined}
        aria-label={label()}
        aria-disabled={!isLegal()}
        onPointerDown={(event) => (wasLifted = event.pointerType !== "touch" || isLifted())}
        onPointerEnter={(event) => event.pointerType !== "touch" && isLegal() && play.lift(props.card)}
        onPointerLeave={(event) => event.pointerType !== "touch" && isLifted() && play.lift(null)}
        onFocus={() => isLegal() && play.lift(props.card)}
        onClick={(event) => {
          if (event.detail === 0 || wasLifted) play.play(props.card);
          else if (isLegal()) play.lift(props.card);
        }}
      >
        <CardFace
          look={table.words.look(rows.slots.card, props.card)}
          text={name()}
          stars={rows.stars(table.rules, props.card)}
        />
        <Show when={isLifted() && play.coins() !== 0}>
          <span class="card-value number" aria-hidden="true">
            {play.rank(props.card)} → <b>{play.worth(props.card, play.coins())}</b>
          </span>
        </Show>
      </button>
    </li>
  );
};

/** Coins for the next card: a chip more or less, up to those that one owns. */
const Coins = (props: HandProps) => {
  const { play, rows } = props;
  const words = () => shell().tabletop;
  const step = (by: number) => () => play.setCoins(play.coins() + by);
  return (
    <div class="coin-step" role="group" aria-label={props.table.words.slot("", rows.slots.coins)}>
      <button type="button" aria-label={words().fewerCoins} disabled={play.coins() <= -play.owned()} onClick={step(-1)}>
        −
      </button>
      <span class="coin number" data-low={play.coins() < 0}>
        {play.coins() < 0 ? "−" : "+"}
        {Math.abs(play.coins()) * rows.coinWorth}
      </span>
      <button type="button" aria-label={words().moreCoins} disabled={play.coins() >= play.owned()} onClick={step(1)}>
        +
      </button>
    </div>
  );
};

/** The viewer's hand as a fan, the coins beside it, and what the lifted card would bring about. */
export const Hand = (props: HandProps) => {
  const { table, play, rows } = props;
  const cards = createMemo((): readonly string[] => {
    const hand = table.seat === null ? [] : (play.view().seats[table.seat]?.hand ?? []);
    return inOrder(table.words, rows.slots.card, hand).map(String);
  });
  const highest = (): boolean => play.standing().highest === table.seat;
  const lowest = (): boolean => play.standing().lowest === table.seat;
  return (
    <div class="hand-row" data-asked={play.asksCard()}>
      <Show when={play.reason()}>{(reason) => <p class="hand-reason">{reason()}</p>}</Show>
      <ol
        class="hand"
        aria-label={table.words.field(rows.seat.hand, rows.table.seats)?.label}
        style={{ "--count": cards().length }}
      >
        <For each={cards()}>
          {(card, index) => <OneCard {...props} card={card} index={index()} count={cards().length} />}
        </For>
      </ol>
      <div class="hand-side">
        <p class="hand-effect" aria-live="polite">
          <Show when={play.lifted()}>
            <Show
              when={play.effects().length > 0}
              fallback={highest() ? shell().tabletop.highest : lowest() ? shell().tabletop.lowest : ""}
            >
              {play.effects().join(" ")}
            </Show>
          </Show>
        </p>
        <Show when={play.asksCard() && play.owned() > 0}>
          <Coins {...props} />
        </Show>
      </div>
    </div>
  );
};
