import { createSignal, For, type JSX, onCleanup, onMount } from "solid-js";
import type { RoundSpan } from "../analysis/line/parts.ts";
import { type MilestoneSign, signOf } from "./flag-marks.tsx";
import type { TimelineFlag } from "./flags.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

/** Marks that are listed by name, and the place along the track, from 0 to 1, beside which their list stands. */
export interface ListedMarks {
  readonly flags: readonly TimelineFlag[];
  readonly x: number;
}

/** Which marks are listed; the same ones asked for again are put away. */
export const createListed = () => {
  const [listed, setListed] = createSignal<ListedMarks | null>(null);
  const isSame = (flags: readonly TimelineFlag[]): boolean =>
    listed()?.flags.length === flags.length && listed()?.flags[0]?.text === flags[0]?.text;
  return {
    listed,
    open: (next: ListedMarks): void => void setListed(isSame(next.flags) ? null : next),
    close: (): void => void setListed(null),
  };
};

interface MarkListProps {
  readonly listed: ListedMarks;
  readonly rounds: readonly RoundSpan[];
  readonly glyph: MilestoneSign | undefined;
  /** The moment: the mark nearest to it has the focus first. */
  readonly at: number;
  readonly go: (at: number) => void;
  readonly onClose: () => void;
}

/** A press beside the list puts it away; piles put it away, or open theirs, by themselves. */
const closeBeside = (list: () => HTMLElement | undefined, close: () => void): void => {
  const press = ({ target }: PointerEvent): void => {
    if (target instanceof Element && !target.closest("[data-pile]") && !list()?.contains(target)) close();
  };
  onMount(() => addEventListener("pointerdown", press, { capture: true }));
  onCleanup(() => removeEventListener("pointerdown", press, { capture: true }));
};

const nearestTo = (at: number, flags: readonly TimelineFlag[]): number =>
  flags.reduce(
    (near, flag, index) => (Math.abs(flag.at - at) < Math.abs((flags[near]?.at ?? 0) - at) ? index : near),
    0,
  );

/** From one mark of the list to the next. */
const along = (list: HTMLElement, key: string): boolean => {
  const all = [...list.querySelectorAll("button")];
  const here = all.findIndex((each) => each === document.activeElement);
  const to: Readonly<Record<string, number>> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 };
  const next = to[key];
  if (next === undefined) return false;
  all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
  return true;
};

/** Marks by name, each a button that leads to its moment; arrow keys go through them, Escape puts the list away. */
export const MarkList = (props: MarkListProps): JSX.Element => {
  let list: HTMLUListElement | undefined;
  closeBeside(() => list, props.onClose);
  onMount(() => list?.querySelectorAll("button")[nearestTo(props.at, props.listed.flags)]?.focus());
  const round = (at: number): number => props.rounds.findLast(({ from }) => from <= at)?.round ?? 1;
  const left = (): number => Math.min(1, Math.max(0, props.listed.x)) * 100;
  const keys = (event: KeyboardEvent & { currentTarget: HTMLUListElement }): void => {
    if (event.key === "Escape") props.onClose();
    else if (!along(event.currentTarget, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ul
      class="mark-list panel"
      data-own-keys=""
      ref={(element) => (list = element)}
      aria-label={words().marks}
      style={{ left: `${left()}%`, transform: `translateX(-${left()}%)` }}
      onKeyDown={keys}
    >
      <For each={props.listed.flags}>
        {(flag) => (
          <li>
            <button
              type="button"
              data-kind={flag.kind}
              onClick={() => {
                props.go(flag.at);
                props.onClose();
              }}
            >
              {signOf(flag, props.glyph)}
              <span>{flag.text}</span>
              <span class="muted number">{words().round(round(flag.at))}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
};
