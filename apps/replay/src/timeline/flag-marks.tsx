import { Icon } from "@blueplate/ui";
import { createMemo, createUniqueId, For, type JSX, Match, Switch } from "solid-js";
import { faceOf, FLAG_ICONS, type TimelineFlag, hangs, type FlagStack, stacked } from "./flags.ts";

/** The sign of a milestone, where the game has signs for them. */
export type MilestoneSign = (milestone: string) => JSX.Element;

/** Pixels of a flag, a hand's least target. */
const FLAG = 24;

/** Pixels of a track on which fingers have to do with flags in one row: what is pressed of each is as wide as they are. */
const NARROW = 700;
const FINGER = 44;

/** Pixels of the track that the numbers of the rounds and their phases keep. */
const HEAD = 18;

/** Pixels of the track that the flags of the lower edge keep, and the line of those who have nothing above them. */
const FOOT = 30;

interface FlagsProps {
  readonly flags: readonly TimelineFlag[];
  readonly glyph: MilestoneSign | undefined;
  readonly x: (at: number) => number;
  readonly size: { readonly width: number; readonly height: number };
  readonly go: (at: number) => void;
  /** Somebody wants to know what hangs together. */
  readonly open: (pile: FlagStack) => void;
}

/** The sign of a mark: its own where it has one, else that of its kind. */
export const signOf = ({ milestone, kind }: TimelineFlag, glyph: MilestoneSign | undefined): JSX.Element =>
  (milestone !== undefined && glyph?.(milestone)) || <Icon name={FLAG_ICONS[kind]} />;

interface FaceProps {
  readonly pile: FlagStack;
  readonly glyph: MilestoneSign | undefined;
  /** There is room for two signs beside each other. */
  readonly wide: boolean;
  /** What its number is known by on the page. */
  readonly count: string;
}

/** Of so many a finger's width has room for the number alone: a sign beside two digits would stand out over the button. */
const MANY = 11;

/** What a pile looks like: its flag; of several that hang together how many, and where there is room the sign of the first, or of both. */
const Face = (props: FaceProps) => {
  const { glyph } = props;
  const flags = (): readonly TimelineFlag[] => props.pile.flags;
  const sign = (): JSX.Element => signOf(faceOf(props.pile), glyph);
  return (
    <Switch fallback={sign()}>
      <Match when={!hangs(faceOf(props.pile)) || flags().length === 1}>{sign()}</Match>
      <Match when={!props.wide || flags().length >= MANY}>
        <b class="number count" id={props.count}>{`×${flags().length}`}</b>
      </Match>
      <Match when={flags().length === 2}>
        <For each={flags()}>{(flag) => signOf(flag, glyph)}</For>
      </Match>
      <Match when={flags().length > 2}>
        {sign()}
        <b class="number count" id={props.count}>{`+${flags().length - 1}`}</b>
      </Match>
    </Switch>
  );
};

/** The marks of a timeline: each flag for itself where there is room, else those together that would lie on each other: pressed they are listed. */
export const Flags = (props: FlagsProps) => {
  const rows = (): number => Math.max(1, Math.floor((props.size.height - HEAD - FOOT) / FLAG));
  const wide = (): boolean => props.size.width < NARROW;
  const all = createMemo(() => {
    const share = (pixels: number): number => pixels / Math.max(pixels, props.size.width);
    const width = share(wide() ? FINGER : FLAG);
    return stacked(props.flags, props.x, { upper: width, lower: width }, rows());
  });
  return (
    <For each={all()}>
      {(pile) => {
        const flag = faceOf(pile);
        const text = pile.flags.map((each) => each.text).join("\n");
        const isPile = pile.flags.length > 1;
        const count = createUniqueId();
        const half = (): number => (wide() ? FINGER : FLAG) / 2;
        return (
          <button
            type="button"
            class="flag"
            tabIndex={-1}
            data-kind={flag.kind}
            data-wide={wide()}
            data-hangs={hangs(flag)}
            data-off={props.x(flag.at) < 0 || props.x(flag.at) > 1}
            style={{
              left: `clamp(${half()}px, ${props.x(flag.at) * 100}%, 100% - ${half()}px)`,
              top: hangs(flag) ? `${HEAD + pile.row * FLAG}px` : "auto",
            }}
            title={text}
            aria-label={text}
            aria-describedby={isPile ? count : undefined}
            data-at={isPile ? undefined : flag.at}
            data-pile={isPile ? "" : undefined}
            aria-haspopup={isPile ? "true" : undefined}
            onClick={() => (isPile ? props.open(pile) : props.go(flag.at))}
          >
            <Face pile={pile} glyph={props.glyph} wide={wide()} count={count} />
          </button>
        );
      }}
    </For>
  );
};
