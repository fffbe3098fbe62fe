import { createEffect, createMemo, createSignal, For, on, Show } from "solid-js";
import { shell } from "../language.ts";
import { CardFace, TokenFigure } from "./card-face.tsx";
import type { CardPlay, CardTableProps } from "./card-play.ts";
import { type WonTrick, lastTrickIn } from "./reading.ts";
import type { LaidCard } from "./rows.ts";
import { placeOf } from "./places.ts";

interface MiddleProps extends CardTableProps {
  readonly play: CardPlay;
}

/** One card of a trick before its player, with what it is worth and how it stands. */
const Laid = (props: MiddleProps & { readonly laid: LaidCard; readonly mark: "highest" | "lowest" | null }) => {
  const { table, rows, play } = props;
  const name = (): string => table.words.value(rows.slots.card, props.laid.card);
  const worth = (): number => play.worth(props.laid.card, props.laid.coins);
  const said = (): string => (props.laid.coins === 0 ? String(worth()) : `${play.rank(props.laid.card)} → ${worth()}`);
  return (
    <li
      data-place={placeOf(props.laid.seat, table.seat, play.view().seats.length)}
      data-mark={props.mark}
      aria-label={`${table.names(props.laid.seat)}: ${name()}, ${said()}${props.mark === null ? "" : `, ${shell().tabletop[props.mark]}`}`}
    >
      <CardFace
        look={table.words.look(rows.slots.card, props.laid.card)}
        text={name()}
        stars={rows.stars(table.rules, props.laid.card)}
      />
      <Show when={props.laid.coins !== 0}>
        <span class="coin number" data-low={props.laid.coins < 0} aria-hidden="true">
          {props.laid.coins < 0 ? "−" : "+"}
          {Math.abs(props.laid.coins) * rows.coinWorth}
        </span>
      </Show>
      <span class="laid-pill" aria-hidden="true">
        {said()}
        <Show when={props.mark}>{(mark) => <> · {shell().tabletop[mark()]}</>}</Show>
      </span>
    </li>
  );
};

/** The cards of a trick that is over, on their way to whoever won it; gone when they are there. */
const Collected = (props: MiddleProps & { readonly trick: WonTrick; readonly onGone: () => void }) => (
  <ul
    class="trick collected"
    aria-hidden="true"
    data-place={placeOf(props.trick.winner ?? 0, props.table.seat, props.play.view().seats.length)}
    onAnimationEnd={() => props.onGone()}
  >
    <For each={props.trick.plays}>{(laid) => <Laid {...props} laid={laid} mark={null} />}</For>
  </ul>
);

/** The trick in the middle: the running one, or the one before while its cards lie open. */
export const Trick = (props: MiddleProps) => {
  const { table, rows, play } = props;
  const laid = createMemo(() => {
    const { trick, last } = play.view();
    return trick.length > 0 ? trick : (last?.plays ?? []);
  });
  const standing = createMemo(() => rows.standing(table.rules, table.state, laid()));
  const markOf = (seat: number): "highest" | "lowest" | null => {
    if (laid().length < 2) return null;
    if (standing().highest === seat) return "highest";
    return standing().lowest === seat ? "lowest" : null;
  };
  const ids = createMemo(() => laid().map(({ card }) => card));
  const [gone, setGone] = createSignal<WonTrick | null>(null);
  const last = createMemo(() => lastTrickIn(rows, table.entries));
  createEffect(
    on(
      () => ids()[0],
      () => setGone(ids().length > 0 && ids().length < play.view().seats.length ? last() : null),
      { defer: true },
    ),
  );
  return (
    <div class="trick-well">
      <ul class="trick" aria-label={table.words.field(rows.table.trick, "")?.label}>
        <For each={ids()}>
          {(card) => (
            <Show when={laid().find((each) => each.card === card)}>
              {(each) => <Laid {...props} laid={each()} mark={markOf(each().seat)} />}
            </Show>
          )}
        </For>
      </ul>
      <Show when={gone()}>{(trick) => <Collected {...props} trick={trick()} onGone={() => setGone(null)} />}</Show>
    </div>
  );
};

/** One kind of token under its lamp; a button while it may be taken. */
const Lamp = (props: MiddleProps & { readonly kind: string; readonly count: number; readonly isAside: boolean }) => {
  const { table, rows, play } = props;
  const look = () => table.words.look(rows.slots.token, props.kind);
  const name = (): string => table.words.value(rows.slots.token, props.kind);
  const [pointed, point] = createSignal(false);
  const isLit = (): boolean => play.view().lit.includes(props.kind);
  const isOffered = (): boolean => play.tokens().includes(props.kind);
  const after = (): string => {
    if (props.isAside) return "";
    const middle = Object.fromEntries(
      play.view().middle.map(({ kind, count }) => [kind, kind === props.kind ? count - 1 : count]),
    );
    const lit = rows.litWith(middle).map((kind) => table.words.value(rows.slots.token, kind));
    return `${props.count} → ${props.count - 1}. ${trump()}: ${lit.join(shell().comma)}`;
  };
  const trump = (): string => table.words.field(rows.table.lit, "")?.label ?? "";
  const Inner = () => (
    <>
      <span class="lamp-shade" aria-hidden="true" />
      <span class="lamp-figures" aria-hidden="true">
        <For each={Array.from({ length: props.count })}>{() => <TokenFigure look={look()} />}</For>
      </span>
      <span class="lamp-count number">
        <b>{props.count}</b>
        <Show when={isLit()} fallback={<span class="hidden">{name()}</span>}>
          <span class="hidden">{name()}</span> <span class="lit-chip">{trump()}</span>
        </Show>
      </span>
    </>
  );
  return (
    <li class="heat-lamp" data-on={isLit()} data-shape={look()?.shape} style={{ "--suit": look()?.colour }}>
      <Show when={isOffered()} fallback={<Inner />}>
        <button
          type="button"
          class="lamp-offer"
          aria-label={`${name()}${after() === "" ? "" : `: ${after()}`}`}
          onPointerEnter={() => point(true)}
          onPointerLeave={() => point(false)}
          onClick={() => play.take(props.kind)}
        >
          <Inner />
          <span class="lamp-after" data-pointed={pointed()}>
            {name()}
            <small class="number">{after()}</small>
          </span>
        </button>
      </Show>
    </li>
  );
};

/** The lamps over the far side: tokens of the middle by kind, those that are lit in their own light. */
export const Lamps = (props: MiddleProps) => (
  <ul class="lamps" aria-label={props.table.words.field(props.rows.table.middle, "")?.label}>
    <For each={props.play.view().middle.filter(({ count, isAside }) => count > 0 || isAside)}>
      {(token) => <Lamp {...props} {...token} />}
    </For>
  </ul>
);
