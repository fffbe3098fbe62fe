import type { TableFacts, WatchMessage } from "@blueplate/api";
import { named, shell } from "@blueplate/tabletop";
import { Icon } from "@blueplate/ui";
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { CalledPeople } from "./called.tsx";
import { isAskedFor, nextSeat } from "./next-seat.ts";

const words = () => shell().table;

/** As if everything that happens at a table and is said there were known: only what it is is asked for. */
const FACTS_ALONE = { entry: 2 ** 31 - 1, chat: 2 ** 31 - 1 };

/**
 * Follows a table until the answer is called. What follows tables is fetched with the first of them: a game on this device, which ends
 * in the same way, asks no server for anything.
 */
const followFacts = (table: string, hear: (message: WatchMessage) => void): (() => void) => {
  let isOver = false;
  let stop = (): void => undefined;
  const start = ({ follow }: typeof import("../server/watch.ts")): void => {
    if (!isOver) stop = follow({ table, cursor: () => FACTS_ALONE, hear, connected: () => undefined });
  };
  // Whoever cannot be told of the next table has the way to a rematch, which leads there as well.
  void import("../server/watch.ts").then(start, () => null);
  return () => {
    isOver = true;
    stop();
  };
};

/**
 * The table at which those who sat at one that is over play on; null as long as nobody has asked, and once it is over, was closed or
 * has begun without whoever asks: that is heard as it happens, and from then on there is the way to a rematch again.
 */
export const createNextTable = (last: Accessor<TableFacts>): Accessor<TableFacts | null> => {
  const [next, setNext] = createSignal<TableFacts | null>(null);
  const asked = createMemo(() => last().rematch?.table ?? null);
  createEffect(
    on(asked, (table) => {
      setNext(null);
      if (table === null) return;
      const stop = followFacts(table, (message) => {
        if (message._tag === "Gone") setNext(null);
        if (message._tag !== "Table") return;
        const canCome = isAskedFor(last(), message.facts);
        setNext(canCome ? named(message.facts) : null);
        // Whoever cannot come is not among those who look on.
        if (!canCome) stop();
      });
      onCleanup(stop);
    }),
  );
  return next;
};

/** Who asks for another game at the end of one, with the way to its table. */
export const RematchAsked = (props: {
  readonly last: TableFacts;
  readonly next: TableFacts;
  readonly names: (seat: number) => string;
}) => {
  const by = (): number => props.last.rematch?.by ?? 0;
  const isMine = (): boolean => by() === props.last.mySeat;
  return (
    <div class="row rematch-asked">
      <Icon name="users-three" />
      <b role="status">{isMine() ? words().rematchAskedByYou : words().rematchAsked(props.names(by()))}</b>
      <a class="button" data-kind="main" href={`/rematch/${props.last.id}`}>
        {nextSeat(props.last, props.next) === null ? words().rematchTable : words().rematchSit}
      </a>
      <CalledPeople next={props.next} />
    </div>
  );
};
