import { type IdFilter, memoryStore, ShardOwnership, soleOwner, Tables } from "@blueplate/store";
import { tableRecord } from "@blueplate/store/testing";
import { Deferred, Effect, Fiber, Layer } from "effect";
import { expect, it } from "vitest";
import { GameCatalogue } from "../../src/tables/catalogue.ts";
import { tableRegistry } from "../../src/tables/table-registry-layer.ts";
import { TableRegistry } from "../../src/tables/table-registry.ts";
import { toyModule } from "../toy/module.ts";

const RECORD = tableRecord("t");

/** What a server owns, as a test says it. */
const ownedAsTold = () => {
  const told = {
    isOwned: true,
    drained: (_: IdFilter): Effect.Effect<void> => Effect.void,
    moved: (_: IdFilter) => {},
  };
  const ownership = ShardOwnership.of({
    ...soleOwner,
    isOwned: () => told.isOwned,
    beforeGiving: (drained) => void (told.drained = drained),
    onMoved: (moved) => void (told.moved = moved),
  });
  return { told, ownership };
};

it("a table is given away only when nothing of it is being changed, is changed no more, and read anew once it comes back", async () => {
  const { told, ownership } = ownedAsTold();
  const program = Effect.gen(function* () {
    const registry = yield* TableRegistry;
    yield* Tables.use((store) => store.create(RECORD, []));
    const [begun, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()];
    const slow = yield* Effect.forkChild(
      registry.change("t", () => Effect.andThen(Deferred.succeed(begun, undefined), Deferred.await(mayEnd))),
    );
    yield* Deferred.await(begun);
    const before = yield* registry.open("t");
    told.isOwned = false;
    const giving = yield* Effect.forkChild(told.drained(() => true));
    const late = yield* Effect.forkChild(Effect.flip(registry.change("t", () => Effect.void)));
    yield* Effect.yieldNow;
    expect(giving.pollUnsafe()).toBe(undefined);
    yield* Deferred.succeed(mayEnd, undefined);
    yield* Fiber.join(slow);
    yield* Fiber.join(giving);
    expect(yield* Fiber.join(late)).toMatchObject({ _tag: "NotStored", id: "t" });
    expect(before.gone).toBe(true);
    // Another server owns it for a while: here it is a copy, which is not changed.
    const copy = yield* registry.open("t");
    expect(copy).not.toBe(before);
    told.isOwned = true;
    told.moved((id) => id === "t");
    expect(copy.gone).toBe(true);
    expect(yield* registry.change("t", (actor) => Effect.succeed(actor === copy))).toBe(false);
  });
  const layers = tableRegistry.pipe(
    Layer.provideMerge(memoryStore),
    Layer.provide(Layer.succeed(GameCatalogue, toyModule)),
    Layer.provide(Layer.succeed(ShardOwnership, ownership)),
  );
  await Effect.runPromise(Effect.scoped(Effect.provide(program, layers)));
});
