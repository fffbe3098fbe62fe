import { Icon } from "@blueplate/ui";
import { createMemo, For, type JSX, Show } from "solid-js";
import { faceOf, FLAG_ICONS, type Flag, hangs, type Pile, stacked } from "./flags.ts";

/** The sign of a milestone, where the game has signs for them. */
export type Glyph = (milestone: string) => JSX.Element;

/** Pixels of a flag, a hand's least target. */
const FLAG = 24;

/** Pixels of the track that the numbers of the rounds keep. */
const HEAD = 14;

/** Pixels of the track that the flags of the lower edge keep, and the line of those who have nothing above them. */
const FOOT = 30;

interface FlagsProps {
  readonly flags: readonly Flag[];
  readonly glyph: Glyph | undefined;
  readonly x: (at: number) => number;
  readonly size: { readonly width: number; readonly height: number };
  readonly go: (at: number) => void;
  /** Somebody wants to know what hangs together. */
  readonly open: (pile: Pile) => void;
}

/** The sign of a mark: its own where it has one, else that of its kind. */
export const signOf = ({ milestone, kind }: Flag, glyph: Glyph | undefined): JSX.Element =>
  (milestone !== undefined && glyph?.(milestone)) || <Icon name={FLAG_ICONS[kind]} />;

/** What a pile looks like: its flag, or how many hang there together. */
const Face = (props: { readonly pile: Pile; readonly glyph: Glyph | undefined }) => {
  const face = (): Flag => faceOf(props.pile);
  return (
    <Show when={hangs(face()) && props.pile.flags.length > 1} fallback={signOf(face(), props.glyph)}>
      <b class="number count">{`×${props.pile.flags.length}`}</b>
    </Show>
  );
};

/** The marks of a timeline: each flag for itself where there is room, else those together that would lie on each other: pressed they are listed. */
export const Flags = (props: FlagsProps) => {
  const rows = (): number => Math.max(1, Math.floor((props.size.height - HEAD - FOOT) / FLAG));
  const all = createMemo(() => stacked(props.flags, props.x, FLAG / Math.max(FLAG, props.size.width), rows()));
  return (
    <For each={all()}>
      {(pile) => {
        const flag = faceOf(pile);
        const text = pile.flags.map((each) => each.text).join("\n");
        const isPile = pile.flags.length > 1;
        return (
          <button
            type="button"
            class="flag"
            tabIndex={-1}
            data-kind={flag.kind}
            data-off={props.x(flag.at) < 0 || props.x(flag.at) > 1}
            style={{
              left: `clamp(${FLAG / 2}px, ${props.x(flag.at) * 100}%, 100% - ${FLAG / 2}px)`,
              top: hangs(flag) ? `${HEAD + pile.row * FLAG}px` : "auto",
            }}
            title={text}
            aria-label={text}
            data-at={isPile ? undefined : flag.at}
            data-pile={isPile ? "" : undefined}
            aria-haspopup={isPile ? "true" : undefined}
            onClick={() => (isPile ? props.open(pile) : props.go(flag.at))}
          >
            <Face pile={pile} glyph={props.glyph} />
          </button>
        );
      }}
    </For>
  );
};
