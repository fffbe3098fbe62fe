import { createMemo, createSignal, Show } from "solid-js";
import { shell } from "../../language.ts";
import type { CardSceneProps } from "../card-props.ts";
import { lastTrickIn, readCardTable } from "../reading.ts";
import { WonCards } from "./won-cards.tsx";
import { WonTricks } from "./won-tricks.tsx";

/**
 * The last trick behind its name: shown to whoever points at it or reaches it by keys. Where the tricks of the round stay open to all, a
 * press opens them.
 */
export const LastTrick = (props: CardSceneProps) => {
  const { table, rows } = props;
  const [open, setOpen] = createSignal(false);
  const tricks = createMemo(() => readCardTable(rows, table.state).history);
  const areOpen = (): boolean => tricks().length > 0;
  const name = (): string => table.words.field(areOpen() ? rows.table.history : rows.table.last, "")?.label ?? "";
  // Whoever looks back goes to any of them.
  const note = () => (areOpen() || props.lookedBack !== undefined ? undefined : shell().tabletop.closedTricks);
  return (
    <Show when={lastTrickIn(rows, table.entries)}>
      {(trick) => (
        <div class="last-trick">
          <button
            type="button"
            class="chip"
            aria-describedby="last-trick"
            aria-haspopup={areOpen() ? "dialog" : undefined}
            onClick={() => setOpen(areOpen())}
          >
            {name()}
          </button>
          <WonCards {...props} trick={trick()} id="last-trick" note={note()} />
          <WonTricks
            {...props}
            title={name()}
            tricks={tricks()}
            note={shell().tabletop.earlierTricks}
            open={open() && areOpen()}
            onClose={() => setOpen(false)}
          />
        </div>
      )}
    </Show>
  );
};
