import { mainline } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { createMemo, createSignal, onMount } from "solid-js";
import { shell } from "../../language.ts";
import type { CardSceneProps } from "../card-props.ts";
import { readCardTable, type ScoredRound, scoredRoundsIn } from "../reading.ts";
import { RoundSheet } from "./round-sheet.tsx";

/** The number of the entry that wrote down a round to which the viewer has not answered yet, by a card or a token of the next; null otherwise. */
const unansweredIn = ({ table, rows }: CardSceneProps): number | null => {
  const line = mainline(table.entries);
  const at = line.findLastIndex(({ events }) => events.some(({ _tag }) => _tag === rows.scored.event));
  const entry = line[at];
  if (!entry) return null;
  const { trick, last } = readCardTable(rows, table.state);
  // Whoever only looks on sees it until the first card lies there.
  const isAnswered =
    table.seat === null
      ? trick.length > 0 || last !== null
      : line.slice(at + 1).some((each) => each._tag === "Played" && each.seat === table.seat);
  return isAnswered ? null : entry.seq;
};

/** The round that has just ended, until whoever sits here goes on to the next one; null at any other time. */
export const createRoundOver = (props: CardSceneProps) => {
  const { table, rows } = props;
  const [left, setLeft] = createSignal<string | null>(null);
  const entry = createMemo(() => {
    // The end of a game tells it by itself, and whoever looks back goes on by steps.
    const isPassed = props.lookedBack !== undefined || table.rules.outcome(table.state) !== null;
    return isPassed ? null : unansweredIn(props);
  });
  // Of several round one device everybody sees it.
  const key = (): string => `${table.seat}:${entry()}`;
  return {
    round: createMemo((): ScoredRound | null =>
      entry() === null || left() === key() ? null : (scoredRoundsIn(rows, table.entries).at(-1) ?? null),
    ),
    leave: (): void => void setLeft(key()),
  };
};

/** What the round that has just ended came to, on the table before the next deal lies there. */
export const RoundOver = (
  props: CardSceneProps & {
    readonly round: ScoredRound;
    readonly onLeave: () => void;
    readonly isQuiet?: (() => boolean) | undefined;
  },
) => {
  let paper: HTMLElement | undefined;
  const name = (): string => shell().tabletop.round(props.round.round + 1);
  const totals = createMemo(() =>
    readCardTable(props.rows, props.table.state).seats.map(({ scores }) =>
      scores.slice(0, props.round.round + 1).reduce((sum, each) => sum + each, 0),
    ),
  );
  onMount(() => {
    const { activeElement } = document;
    // Whoever writes, or reads a window, goes on with it.
    if (activeElement === null || activeElement === document.body) paper?.querySelector("button")?.focus();
  });
  return (
    <section
      class="round-over"
      role="dialog"
      aria-label={name()}
      ref={(element) => (paper = element)}
      onKeyDown={(event) => event.key === "Escape" && props.onLeave()}
    >
      <h2>{name()}</h2>
      <RoundSheet {...props} totals={totals()} />
      <Button {...(props.isQuiet?.() ? {} : { kind: "main" })} onClick={props.onLeave}>
        {shell().tabletop.nextRound}
      </Button>
    </section>
  );
};
