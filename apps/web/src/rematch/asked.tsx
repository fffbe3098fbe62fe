import type { TableFacts } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";
import { Icon } from "@blueplate/ui";
import { type Accessor, createResource } from "solid-js";
import { api } from "../server/client.ts";
import { isAskedFor, nextSeat } from "./next-seat.ts";

const words = () => shell().table;

/** The table at which those who sat at one that is over play on; null as long as nobody has asked, and where it is over or closed. */
export const createNextTable = (last: Accessor<TableFacts>): Accessor<TableFacts | null> => {
  const [next] = createResource(
    () => last().rematch?.table,
    // Whoever cannot be told of it has the way to a rematch, which leads there as well.
    (table) => api.tables.get.query({ table }).catch(() => null),
  );
  return () => {
    const facts = next.latest;
    return facts && isAskedFor(last(), facts) ? facts : null;
  };
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
    </div>
  );
};
