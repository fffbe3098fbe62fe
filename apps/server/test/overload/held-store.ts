import { EventLog, memoryStore, type Store } from "@blueplate/store";
import { Effect, Layer } from "effect";
import type { Inside } from "../inside.ts";

/** A store whose log stands still from `hold` to `open`; `held` counts what waits there. */
interface HeldStore {
  readonly layer: Layer.Layer<Store, unknown>;
  readonly hold: () => void;
  readonly held: () => number;
  readonly open: () => void;
}

/** A store that stands still when it is told to. */
export const heldStore = (store: Layer.Layer<Store, unknown> = memoryStore): HeldStore => {
  const state = { held: 0, open: (): void => undefined, gate: Promise.resolve() };
  const layer = Layer.effect(
    EventLog,
    Effect.map(EventLog, (log) =>
      EventLog.of({
        ...log,
        append: (...added) =>
          Effect.suspend(() => {
            state.held += 1;
            return Effect.andThen(
              Effect.promise(() => state.gate),
              log.append(...added),
            );
          }),
      }),
    ),
  ).pipe(Layer.provideMerge(store));
  const hold = (): void => {
    state.held = 0;
    state.gate = new Promise((resolve) => (state.open = resolve));
  };
  return { layer, hold, held: () => state.held, open: () => state.open() };
};

/** So many commands are stored at a time. */
export const AT_ONCE = 32;

/** How many commands wait at a server, by its metrics behind the token "token". */
export const commandsWaiting = async ({ url }: Inside): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: "Bearer token" } })).text();
  return Number(/^blueplate_commands_waiting (.+)$/m.exec(text)?.[1]);
};
