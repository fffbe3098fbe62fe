import { Button } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import type { OpenedChapter } from "../session/opened-chapter.ts";
import { openLater } from "../open/open.ts";
import { messageOf } from "../studies/reading.ts";
import { toEndInAddress } from "../session/address.ts";
import { isUnfinished, lastOf } from "../session/proof.ts";
import type { Session } from "../session/session.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay.running;

/** The table at which the game goes on; null where it is over, or was not taken from a table. */
export const tableGoingOn = ({ table, chapter, reader }: OpenedChapter): string | null =>
  table !== undefined && isUnfinished(reader, chapter) ? table : null;

interface RunningProps {
  readonly opened: OpenedChapter;
  readonly session: Session;
  readonly onLater: (opened: OpenedChapter) => void;
}

/** Of a game that goes on at a table: the way back there, and what happened at it since. */
export const RunningGame = (props: RunningProps) => {
  const { session } = props;
  const [busy, setBusy] = createSignal(false);
  const later = async (table: string): Promise<void> => {
    setBusy(true);
    try {
      // Whoever stands at the end goes along with the game.
      const isAtEnd = session.node().id === lastOf(props.opened.chapter);
      const opened = await openLater(props.opened, table);
      if (!opened) return session.say(words().nothing);
      if (isAtEnd) toEndInAddress();
      props.onLater(opened);
    } catch (error) {
      session.say(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Show when={tableGoingOn(props.opened)}>
      {(table) => (
        <>
          <Button kind="quiet" disabled={busy()} onClick={() => void later(table())}>
            {words().since}
          </Button>
          <a class="button" data-kind="quiet" href={`/table/${table()}`}>
            {words().table}
          </a>
        </>
      )}
    </Show>
  );
};
