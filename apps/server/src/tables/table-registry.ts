import type { NoSuchTable, NotStored } from "@blueplate/api";
import { Context, type Effect } from "effect";
import type { IdFilter } from "@blueplate/store";
import type { RemoteSubscribers, Subscribers } from "../actors/subscribers.ts";
import type { ActorRegistry } from "../actors/actor-registry.ts";
import type { TableActor } from "./table-actor.ts";

type Held = ActorRegistry<TableActor, NoSuchTable>;

/** The tables in memory, each with its one actor, and who follows them. */
export class TableRegistry extends Context.Service<
  TableRegistry,
  {
    /** The actor of a table, read from the store if it is not in memory. */
    open(table: string): Effect.Effect<TableActor, NoSuchTable | NotStored>;
    /** Changes a table: one change at a time, never interrupted, with the actor that is valid now. */
    change<A, E, R>(
      table: string,
      change: (actor: TableActor) => Effect.Effect<A, E, R>,
    ): Effect.Effect<A, E | NoSuchTable | NotStored, R>;
    /** Stores a new table, whose actor it answers. */
    readonly add: Held["add"];
    /** The tables in memory. */
    readonly loaded: Held["loaded"];
    /** Drops an actor whose last write may or may not have happened. */
    forget(actor: TableActor): void;
    /** Tells followers, and whoever else listens, that a table changed. */
    announce(table: string): void;
    /** Calls `listener` for every change of any table, whichever server has made it. */
    listen(listener: (table: string) => void): void;
    /** Whether this server decides for a table now. */
    readonly isOwned: IdFilter;
    /** Calls `listener` whenever this server begins to decide for tables that another one had, or nobody. */
    onTaken(listener: (isTaken: IdFilter) => void): void;
    /** An id for a new table of which this server decides. */
    newId(): string;
    /** What other servers are told of a table after a change; null where it is not in memory. */
    readonly noticeOf: (table: string) => string | null;
    /** Another server has said that a table changed. */
    readonly onNotice: (notice: string) => void;
    readonly follow: Subscribers["follow"];
    readonly leave: Subscribers["leave"];
    /** The guests who follow a table, one for each connection. */
    readonly here: Subscribers["here"];
    /** Who follows tables at other servers. */
    readonly remote: RemoteSubscribers;
    /** Waits until no table is being changed. */
    readonly settled: Held["settled"];
  }
>()("server/TableRegistry") {}
