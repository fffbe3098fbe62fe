import { NoSuchTable } from "@blueplate/api";
import {
  type Chat,
  type EventLog,
  type IdFilter,
  type Ownership,
  type SeatStore,
  ShardOwnership,
  type Tables,
} from "@blueplate/store";
import { Effect, Layer } from "effect";
import { type ActorRegistry, actorRegistry } from "../actors/actor-registry.ts";
import { type Subscribers, subscribers } from "../actors/subscribers.ts";
import { ownId } from "../actors/own-id.ts";
import type { GameCatalogue } from "./catalogue.ts";
import { loadActor } from "./load.ts";
import { noticeOf, replicas, tableIn } from "./replicas.ts";
import type { TableActor } from "./table-actor.ts";
import { TableRegistry } from "./table-registry.ts";

type Store = EventLog | Tables | SeatStore | Chat;

/** The topic under which servers tell each other of tables that changed. */
const CHANGED = "table";

type Actors = ActorRegistry<TableActor, NoSuchTable>;

/** Hears of tables that other servers have changed, and of those that have another owner now. */
const hearing = (
  ownership: Ownership,
  actors: Actors,
  known: ReturnType<typeof replicas>,
  changed: (table: string) => void,
) => {
  const takers: ((isTaken: IdFilter) => void)[] = [];
  const onNotice = (notice: string): void => {
    const table = tableIn(notice);
    if (ownership.isOwned(table)) return;
    const actor = actors.loaded().get(table);
    if (actor && known.isFollowed(actor, notice)) return;
    if (actor) known.hear(notice);
    actors.outdate(table);
    changed(table);
  };
  ownership.onTold(CHANGED, onNotice);
  return {
    onNotice,
    onTaken: (taker: (isTaken: IdFilter) => void) => void takers.push(taker),
    moved: (isMoved: IdFilter): void => {
      actors.forgetMoved(isMoved);
      for (const taker of takers) taker((id) => isMoved(id) && ownership.isOwned(id));
    },
  };
};

/** What binds the tables in memory to those of other servers. */
const sharing = (
  ownership: Ownership,
  actors: Actors,
  { wake, wakeWhere }: Subscribers,
  known: ReturnType<typeof replicas>,
) => {
  const listeners: ((table: string) => void)[] = [];
  const changed = (table: string): void => {
    wake(table);
    for (const listener of listeners) listener(table);
  };
  const notice = (table: string): string | null => {
    const actor = actors.loaded().get(table);
    return actor ? noticeOf(actor) : null;
  };
  const tell = (table: string): void => {
    if (ownership.peers().length > 0) ownership.tell(CHANGED, notice(table) ?? table);
  };
  const { moved, ...heard } = hearing(ownership, actors, known, changed);
  ownership.onMoved((isMoved) => {
    moved(isMoved);
    wakeWhere(isMoved);
  });
  return {
    ...heard,
    announce: (table: string): void => {
      changed(table);
      tell(table);
    },
    forget: (actor: TableActor): void => {
      actors.forget(actor);
      wake(actor.id);
      tell(actor.id);
    },
    listen: (listener: (table: string) => void) => void listeners.push(listener),
    newId: () => ownId(ownership.isOwned),
    isOwned: ownership.isOwned,
    noticeOf: notice,
  };
};

const makeRegistry = Effect.gen(function* () {
  const store = yield* Effect.context<Store | GameCatalogue>();
  const ownership = yield* ShardOwnership;
  const followers = subscribers();
  const known = replicas();
  const { here, follow, leave } = followers;
  const actors = yield* actorRegistry<TableActor, NoSuchTable>({
    read: (table) => Effect.provideContext(loadActor(table), store),
    catchUp: (actor) => Effect.provideContext(known.catchUp(actor), store),
    missing: (table) => new NoSuchTable({ table }),
    here,
  });
  return TableRegistry.of({
    ...actors,
    ...sharing(ownership, actors, followers, known),
    follow,
    leave,
    here,
    remote: followers,
  });
});

/** The registry over the store. */
export const tableRegistry = Layer.effect(TableRegistry, makeRegistry);
