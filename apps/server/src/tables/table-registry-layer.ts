import { NoSuchTable } from "@blueplate/api";
import { Effect, Layer } from "effect";
import { actorRegistry } from "../actors/actor-registry.ts";
import { subscribers } from "../actors/subscribers.ts";
import type { Chat, EventLog, SeatStore, Tables } from "@blueplate/store";
import type { GameCatalogue } from "./catalogue.ts";
import { loadActor } from "./load.ts";
import type { TableActor } from "./table-actor.ts";
import { TableRegistry } from "./table-registry.ts";

type Store = EventLog | Tables | SeatStore | Chat;

const makeRegistry = Effect.gen(function* () {
  const store = yield* Effect.context<Store | GameCatalogue>();
  const listeners: ((table: string) => void)[] = [];
  const { wake, here, follow, leave } = subscribers();
  const actors = yield* actorRegistry<TableActor, NoSuchTable>({
    read: (table) => Effect.provideContext(loadActor(table), store),
    missing: (table) => new NoSuchTable({ table }),
    here,
  });
  return TableRegistry.of({
    ...actors,
    forget: (actor) => {
      actors.forget(actor);
      wake(actor.id);
    },
    announce: (table) => {
      wake(table);
      for (const listener of listeners) listener(table);
    },
    listen: (listener) => void listeners.push(listener),
    follow,
    leave,
    here,
  });
});

/** The registry over the store. */
export const tableRegistry = Layer.effect(TableRegistry, makeRegistry);
