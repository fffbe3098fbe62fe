import { MalformedInput, type SetOrders } from "@blueplate/api";
import { type Json, type Seat, conditionalCommand } from "@blueplate/kernel";
import { SeatStore } from "@blueplate/store";
import { Effect, Result } from "effect";
import { hashOf } from "../secrets.ts";
import { botAt, type TableActor, replaceSeat } from "./table-actor.ts";
import { playedByPerson, runningTable } from "./admission.ts";
import { stored } from "../actors/actor-registry.ts";
import type { TableRegistry } from "./table-registry.ts";
import { openWish } from "./questions.ts";

/**
 * The id of the command that orders give as entry `seq`. Only the server can tell it from any other, for it knows the seed:
 * whoever reads the log does not learn from it who has given orders.
 */
export const orderId = ({ record }: TableActor, seat: Seat, seq: number): string =>
  hashOf(`${record.seed}|order|${seat}|${seq}`);

/** The numbers of a seat's entries that its orders led to. */
export const byOrder = (actor: TableActor, seat: Seat): readonly number[] =>
  actor.log.flatMap((entry) =>
    entry._tag === "Played" && entry.seat === seat && entry.commandId === orderId(actor, seat, entry.seq)
      ? [entry.seq]
      : [],
  );

/** What a seat's orders lead to now, or null: people are asked whether to go back, a bot plays, or the seat is to be asked. */
export const orderedCommand = (actor: TableActor, seat: Seat) => {
  const orders = actor.seats[seat]?.orders ?? null;
  if (orders === null || !actor.table || botAt(actor, seat) !== null || openWish(actor)) return null;
  return conditionalCommand(actor.table, seat, orders);
};

/** Orders as the game understands them, encoded again. */
const understood = (actor: TableActor, orders: Json) =>
  Effect.gen(function* () {
    const { rules } = yield* Effect.fromResult(runningTable(actor));
    if (orders === null) return null;
    if (!rules.conditionalOrders)
      return yield* Effect.fail(new MalformedInput({ field: "orders", message: "this game has none" }));
    const decoded = rules.conditionalOrders.codec.decode(orders);
    if (Result.isFailure(decoded)) {
      const { field, message } = decoded.failure;
      return yield* Effect.fail(new MalformedInput({ field: field === "" ? "orders" : `orders.${field}`, message }));
    }
    // cast: what a codec encodes is JSON by its contract.
    return rules.conditionalOrders.codec.encode(decoded.success) as Json;
  });

/** Keeps a seat's orders. Called with the actor's lock held. */
export const orderFor = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  seat: Seat,
  wish: Pick<SetOrders, "orders">,
) =>
  Effect.gen(function* () {
    yield* Effect.fromResult(playedByPerson(actor, seat));
    const orders = yield* understood(actor, wish.orders);
    yield* stored(SeatStore.use((seats) => seats.order(actor.id, seat, orders)));
    replaceSeat(actor, seat, { orders });
    registry.announce(actor.id);
    return { orders };
  });
