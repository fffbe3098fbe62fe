import { withMinus } from "@blueplate/words";
import { inOrder } from "@blueplate/words";
import { createMemo, For, Show } from "solid-js";
import { meetIcon } from "../familiar.ts";
import { shell } from "../language.ts";
import { withoutPointer } from "../narrow.ts";
import type { CardPlay } from "./card-play.ts";
import type { CardTableProps } from "./card-props.ts";
import { Coins } from "./coins.tsx";
import { AdviceMark, CoinChip, GameCard } from "./game-card.tsx";
import { createFlick, createNotches } from "./hand-input.ts";
import { TokenChoice } from "./lamps.tsx";

interface HandProps extends CardTableProps {
  readonly play: CardPlay;
}

/** What a card is worth with the coins that would go onto it. */
const WithCoins = (props: HandProps & { readonly card: string }) => (
  <span class="card-extra" aria-hidden="true">
    <span class="card-value number">
      {props.play.rank(props.card)} → <b>{withMinus(props.play.worth(props.card, props.play.coins()))}</b>
    </span>
    <CoinChip adds={props.play.coins() * props.rows.coinWorth} />
  </span>
);

/** What a card that is not lifted would be worth with the coins that were put down first; where it lies in a narrow fan, beside its printed value. */
const Worth = (props: HandProps & { readonly card: string }) => (
  <span class="card-worth" aria-hidden="true">
    <span class="number" data-low={props.play.coins() < 0}>
      <span class="card-was">{props.play.rank(props.card)}</span>→
      <b>{withMinus(props.play.worth(props.card, props.play.coins()))}</b>
    </span>
  </span>
);

const OneCard = (props: HandProps & { readonly card: string; readonly index: number; readonly count: number }) => {
  const { table, play, rows } = props;
  const isLegal = (): boolean => play.isLegal(props.card);
  const isLifted = (): boolean => play.lifted() === props.card;
  const name = (): string => table.words.value(rows.slots.card, props.card);
  const label = (): string => (play.isAdvised(props.card) ? `${said()} (${shell().tabletop.advised})` : said());
  const said = (): string => {
    if (!isLegal()) return play.asksCard() ? `${name()}. ${play.reason() ?? ""}` : name();
    return play.coins() === 0 ? name() : `${name()} → ${withMinus(play.worth(props.card, play.coins()))}`;
  };
  // A finger has no way to point at a card before it plays it: its first tap lifts, unless it flicks the card onto the table.
  let wasLifted = false;
  const flick = createFlick();
  const notches = createNotches();
  const turn = (event: WheelEvent): void => {
    if (!isLifted() || play.owned() === 0) return;
    event.preventDefault();
    play.setCoins(play.coins() + notches(event));
  };
  return (
    <li
      style={{ "--at": props.index - (props.count - 1) / 2 }}
      data-lifted={isLifted()}
      data-mark={isLifted() ? play.markOf(table.seat ?? 0) : null}
      data-card={props.card}
      data-still={props.lookedBack !== undefined}
      onPointerLeave={(event) => event.pointerType !== "touch" && isLifted() && play.leave()}
    >
      <button
        type="button"
        class="hand-card"
        data-legal={play.asksCard() ? isLegal() : undefined}
        data-advised={play.isAdvised(props.card)}
        aria-disabled={!isLegal()}
        onPointerDown={(event) => {
          wasLifted = event.pointerType !== "touch" || isLifted();
          flick.down(event);
        }}
        onPointerUp={(event) => flick.isFlick(event) && play.play(props.card)}
        onWheel={turn}
        onPointerEnter={(event) => event.pointerType !== "touch" && isLegal() && play.lift(props.card)}
        onFocus={(event) => isLegal() && event.currentTarget.matches(":focus-visible") && play.lift(props.card)}
        onClick={(event) => {
          if (event.detail === 0 || wasLifted) play.play(props.card);
          else if (isLegal()) play.lift(props.card);
        }}
      >
        {/* Its picture says the same to the eyes. */}
        <span class="hidden">{label()}</span>
        <GameCard {...props} />
        <AdviceMark of={props.card} play={play} />
        <Show when={isLegal() && play.coins() !== 0}>
          <Show when={isLifted()} fallback={<Worth {...props} />}>
            <WithCoins {...props} />
          </Show>
        </Show>
      </button>
      <Show when={isLifted()}>
        <TokenChoice {...props} />
      </Show>
    </li>
  );
};

/** What the lifted card would bring about; before the last card of a trick only how it stands so far. */
const Effect = (props: HandProps) => {
  const { table, rows, play } = props;
  const standing = (): string => {
    const { highest, lowest } = play.standing();
    if (highest === table.seat) return shell().tabletop.highest;
    return lowest === table.seat ? shell().tabletop.lowest : "";
  };
  const pressed = (): string | null => {
    const card = play.lifted();
    if (card === null || play.tokensWith().length === 0) return null;
    return shell().tabletop.pressPlays(table.words.value(rows.slots.card, card), play.isLast());
  };
  return (
    <p class="hand-effect" aria-live="polite">
      <Show when={play.lifted()}>
        <Show when={play.effects()} fallback={standing()}>
          {(effects) => (
            <>
              {effects().text}
              <Show when={effects().leader !== null}>
                <b>{shell().tabletop.leadsNext(table.names(effects().leader ?? 0))}</b>
              </Show>
            </>
          )}
        </Show>
        <Show when={pressed()}>{(said) => <b class="hand-press">{said()}</b>}</Show>
      </Show>
    </p>
  );
};

/** The button for fingers: the lifted card, with what it is worth. */
const PlayLifted = (props: HandProps & { readonly card: string }) => {
  const { table, filling, play, rows } = props;
  const value = (): string => (play.coins() === 0 ? "" : ` → ${withMinus(play.worth(props.card, play.coins()))}`);
  return (
    <button type="button" class="play-lifted" onClick={() => play.play(props.card)}>
      {table.words.form(filling.form()?.tag ?? "").button}: {table.words.value(rows.slots.card, props.card)}
      {value()}
    </button>
  );
};

/** What a finger can do with a card, said until it has been asked for one at ten moments. */
const ByFinger = (props: HandProps) => {
  const { table, play } = props;
  const byFinger = withoutPointer();
  const isNew = createMemo(
    () =>
      byFinger() &&
      props.lookedBack === undefined &&
      play.asksCard() &&
      !meetIcon("flick", `${table.facts?.id ?? ""}:${table.entries.length}`),
  );
  return (
    <Show when={isNew() && play.lifted() === null}>
      <p class="token-legend">{shell().tabletop.flickPlays}</p>
    </Show>
  );
};

/** The viewer's hand as a fan, the coins beside it, and what the lifted card would bring about. */
export const Hand = (props: HandProps) => {
  const { table, play, rows } = props;
  const cards = createMemo((): readonly string[] => {
    const hand = table.seat === null ? [] : (play.view().seats[table.seat]?.hand ?? []);
    return inOrder(table.words, rows.slots.card, hand).map(String);
  });
  /** True while a token is offered whose taking changes how many lie in the middle. */
  const isCounted = (): boolean =>
    play.view().middle.some(({ kind, isAside }) => !isAside && play.tokens().includes(kind));
  const isAsideOffered = (): boolean =>
    play.view().middle.some(({ kind, isAside }) => isAside && play.tokens().includes(kind));
  return (
    <>
      <div class="hand-side">
        <Show when={isCounted() && play.lifted() === null}>
          <p class="token-legend">{shell().tabletop.tokenLegend}</p>
        </Show>
        <Show when={isAsideOffered() && play.lifted() === null}>
          <p class="token-legend">{shell().tabletop.setAsideLegend}</p>
        </Show>
        <ByFinger {...props} />
        <Effect {...props} />
        <Show when={play.asksCard() && play.owned() > 0}>
          <Coins {...props} />
        </Show>
        <Show when={play.lifted()}>{(card) => <PlayLifted {...props} card={card()} />}</Show>
      </div>
      <div class="hand-fan" data-asked={play.asksCard()}>
        <div class="hand-notes">
          <Show when={props.lookedBack && table.seat !== null && cards().length > 0}>
            <p class="hand-owner" title={table.names(table.seat ?? 0)}>
              {table.names(table.seat ?? 0)}
            </p>
          </Show>
          <Show when={play.reason()}>{(reason) => <p class="hand-reason">{reason()}</p>}</Show>
        </div>
        <ol
          class="hand"
          aria-label={table.words.field(rows.seat.hand, rows.table.seats)?.label}
          style={{ "--count": cards().length }}
        >
          <For each={cards()}>
            {(card, index) => <OneCard {...props} card={card} index={index()} count={cards().length} />}
          </For>
        </ol>
      </div>
    </>
  );
};
