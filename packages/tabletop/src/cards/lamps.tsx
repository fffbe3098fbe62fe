import { createMemo, For, Show } from "solid-js";
import { shell } from "../language.ts";
import { Mark } from "../piece.tsx";
import { TokenFigure } from "./card-face.tsx";
import type { CardLook, CardPlay } from "./card-play.ts";
import type { CardSceneProps, CardTableProps } from "./card-props.ts";
import { AdviceMark } from "./game-card.tsx";
import { StampFace } from "./stamp-card.tsx";

interface LampProps extends CardSceneProps {
  readonly play: CardLook;
  readonly kind: string;
  readonly count: number;
  readonly isAside: boolean;
}

/** Before and after a token is taken: how many are left, and which kinds are lit then. */
const After = (props: LampProps & { readonly label: string }) => {
  const { table, rows, play } = props;
  return (
    <span class="lamp-after number" aria-hidden="true" title={props.label}>
      <Show when={play.takenWith()}>
        {(lifted) => (
          <span class="lamp-plays">
            {shell().tabletop.plays} <StampFace look={table.words.look(rows.slots.card, lifted().card)} text="" />
          </span>
        )}
      </Show>
      {props.count} → {props.count - 1} <span class="small-lamp" />
      <For each={play.litWithout(props.kind)}>
        {(kind) => <Show when={table.words.look(rows.slots.token, kind)}>{(look) => <Mark look={look()} />}</Show>}
      </For>
      <Show when={play.gain(props.kind) > 0}>
        <b>+{play.gain(props.kind)} ★</b>
      </Show>
    </span>
  );
};

/** The one of a kind that is set aside, beside those of the middle. */
const Aside = (props: LampProps) => (
  <span class="lamp-after lamp-aside" aria-hidden="true">
    <TokenFigure look={props.table.words.look(props.rows.slots.token, props.kind)} /> {shell().tabletop.setAside}
  </span>
);

/** One kind of token under its lamp; a button while it may be taken. */
const Lamp = (props: LampProps) => {
  const { table, rows, play } = props;
  const look = () => table.words.look(rows.slots.token, props.kind);
  const value = (slot: string, each: string): string => table.words.value(slot, each);
  const name = (): string => value(rows.slots.token, props.kind);
  const lit = (): string => table.words.field(rows.table.lit, "")?.label ?? "";
  /** Where the last one was taken with the last trick, the light of that trick is out. */
  const isLit = createMemo(() => props.count > 0 && play.lit().includes(props.kind));
  const label = (): string => {
    if (props.isAside) return `${name()}: ${shell().tabletop.setAside}`;
    const kinds = play.litWithout(props.kind).map((kind) => value(rows.slots.token, kind));
    const gain = play.gain(props.kind) > 0 ? `. +${play.gain(props.kind)} ★` : "";
    const left = shell().tabletop.leftInMiddle(props.count, props.count - 1);
    const lifted = play.takenWith();
    const plays = lifted
      ? `${shell().tabletop.playsAndTakes(value(rows.slots.card, lifted.card), lifted.isSure)}. `
      : "";
    return `${name()}: ${plays}${left}. ${shell().tabletop.litThen(lit(), kinds.join(shell().comma))}${gain}`;
  };
  const said = (): string => (play.isAdvised(props.kind) ? `${label()} (${shell().tabletop.advised})` : label());
  const Inner = (inner: { readonly isOffered?: boolean }) => (
    <>
      <span class="lamp-cord" aria-hidden="true" />
      <span class="lamp-shade" aria-hidden="true">
        <Show when={look()}>{(each) => <Mark look={each()} />}</Show>
      </span>
      <span class="lamp-figures" aria-hidden="true" title={inner.isOffered ? label() : undefined}>
        <For each={Array.from({ length: props.count })}>{() => <TokenFigure look={look()} />}</For>
      </span>
      <span class="lamp-count number">
        <b>{props.count}</b>{" "}
        <Show when={!inner.isOffered}>
          <span class="hidden">{name()}</span>
        </Show>
        <Show when={isLit()}>
          <span class="lit-chip">{lit()}</span>
        </Show>
        <Show when={props.count === 0}>
          <span class="none-left">{shell().tabletop.noneLeft}</span>
        </Show>
      </span>
    </>
  );
  return (
    <li class="heat-lamp" data-on={isLit()} style={{ "--suit": look()?.colour }}>
      <Show
        when={play.tokens().includes(props.kind)}
        fallback={
          <>
            <Inner />
            <Show when={props.isAside}>
              <Aside {...props} />
            </Show>
          </>
        }
      >
        <button
          type="button"
          class="lamp-offer"
          data-advised={play.isAdvised(props.kind)}
          onPointerEnter={() => play.pointAt(props.kind)}
          onPointerLeave={() => play.pointAt(null)}
          onFocus={() => play.pointAt(props.kind)}
          onBlur={() => play.pointAt(null)}
          onClick={() => play.take(props.kind)}
        >
          {/* Its name is what stands in it, with the number and the light that are read there: nothing is called otherwise than it looks. */}
          <span class="hidden">{said()} </span>
          <Inner isOffered />
          <AdviceMark of={props.kind} play={play} />
          <Show when={!props.isAside} fallback={<Aside {...props} />}>
            <After {...props} label={label()} />
          </Show>
        </button>
      </Show>
    </li>
  );
};

/**
 * The lamps over the far side: tokens of the middle by kind, those that are lit in their own light. One whose last token was taken stays,
 * and says so.
 */
export const Lamps = (props: CardSceneProps & { readonly play: CardLook }) => (
  <ul class="lamps" aria-label={props.table.words.field(props.rows.table.middle, "")?.label}>
    <For each={props.play.view().middle.map(({ kind }) => kind)}>
      {(kind) => (
        <Show when={props.play.view().middle.find((each) => each.kind === kind)}>
          {(token) => <Lamp {...props} kind={kind} count={token().count} isAside={token().isAside} />}
        </Show>
      )}
    </For>
  </ul>
);

/** Buttons that play the lifted card, which lies lowest, and take a token with the same press: at once, or when it still does at the end of the trick. */
export const TokenChoice = (props: CardTableProps & { readonly play: CardPlay; readonly card: string }) => {
  const { table, rows, play } = props;
  const value = (slot: string, each: string): string => table.words.value(slot, each);
  const name = (kind: string): string =>
    `${value(rows.slots.token, kind)}: ${shell().tabletop.playsAndTakes(value(rows.slots.card, props.card), play.isLast())}`;
  return (
    <Show when={play.tokensWith().length > 0}>
      <span class="token-choice">
        <For each={play.tokensWith()}>
          {(kind) => (
            <button
              type="button"
              aria-label={name(kind)}
              title={name(kind)}
              onPointerEnter={() => play.pointAt(kind)}
              onPointerLeave={() => play.pointAt(null)}
              onClick={() => play.play(props.card, kind)}
            >
              <TokenFigure look={table.words.look(rows.slots.token, kind)} />
            </button>
          )}
        </For>
      </span>
    </Show>
  );
};
