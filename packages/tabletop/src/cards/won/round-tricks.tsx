import { createSignal, Show } from "solid-js";
import { shell } from "../../language.ts";
import type { CardSceneProps } from "../card-props.ts";
import type { ScoredRound } from "../reading.ts";
import { WonTricks } from "./won-tricks.tsx";

/**
 * The tricks of a round that is over, behind a button below what it came to. Each of them was told to everybody, and its piles lie open: at
 * every table they can be looked at, also where those of a round that runs stay closed.
 */
export const RoundTricks = (props: CardSceneProps & { readonly round: ScoredRound }) => {
  const { table, rows } = props;
  const [open, setOpen] = createSignal(false);
  // With its round: that of the round that runs may stand beside it.
  const name = (): string => {
    const { round } = shell().tabletop;
    return `${round(props.round.round + 1)}: ${table.words.field(rows.table.history, "")?.label ?? ""}`;
  };
  return (
    <Show when={props.round.tricks.length > 0}>
      <button type="button" class="round-tricks" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name()}
      </button>
      <WonTricks {...props} title={name()} tricks={props.round.tricks} open={open()} onClose={() => setOpen(false)} />
    </Show>
  );
};
