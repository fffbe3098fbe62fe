import { Chat, memoryStore, StoreFailure } from "@blueplate/store";
import { Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { refusalOf } from "./clients.ts";
import { free, me, startInside, toyTable } from "./inside.ts";

/** A store that keeps the second line of talk and then says that it failed, as when the answer of a database is lost. */
const losingAnAnswer = Layer.effect(
  Chat,
  Effect.map(Chat, (chat) => {
    let lines = 0;
    return Chat.of({
      ...chat,
      append: (line) =>
        Effect.tap(chat.append(line), () =>
          ++lines === 2
            ? Effect.fail(new StoreFailure({ operation: "Chat.append", cause: "the answer was lost" }))
            : Effect.void,
        ),
    });
  }),
).pipe(Layer.provideMerge(memoryStore));

it("a line of talk whose answer was lost keeps its number, and the table talks on", async () => {
  const server = await startInside({}, losingAnAnswer);
  const { api } = server.browser();
  const { id } = await api.tables.create.mutate(toyTable([me, free]));
  const say = (text: string) => api.chat.send.mutate({ table: id, text });
  expect(await say("one")).toEqual({ seq: 0 });
  expect(await refusalOf(say("two"))).toMatchObject({ status: 503, tag: "NotStored" });
  expect(await say("three")).toEqual({ seq: 2 });
  await server.stop();
});
