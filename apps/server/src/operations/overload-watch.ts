import type { ServerResponse } from "node:http";
import { Effect, Schedule } from "effect";
import { CommandQueue } from "./command-queue.ts";
import type { MetricReading } from "./metrics.ts";
import { LoopDelay, overloadRules, overloadSwitch, workGate } from "./overload.ts";

/**
 * Looks at how busy the server is as long as the scope is open, and tells the log when an overload begins and when it is over. `maxDelayMs`:
 * how late turns of the event loop may be.
 */
export const overloadWatch = (maxDelayMs: number) =>
  Effect.gen(function* () {
    const delay = yield* LoopDelay;
    const commands = yield* CommandQueue;
    const shedding = overloadSwitch(overloadRules(maxDelayMs));
    let waiting = 0;
    const look = Effect.suspend(() => {
      const reading = { loopDelayMs: Math.round(delay.read()), waiting, commandMs: Math.round(commands.meanMs()) };
      if (!shedding.look(reading)) return Effect.void;
      return shedding.isOn()
        ? Effect.logWarning("The server is overloaded: it refuses new work", reading)
        : Effect.logInfo("The server takes new work again", reading);
    });
    yield* Effect.forkScoped(Effect.repeat(look, Schedule.spaced(delay.everyMs)));
    const readings: readonly MetricReading[] = [
      {
        name: "blueplate_overloaded",
        description: "1 while new work is refused, else 0.",
        read: () => (shedding.isOn() ? 1 : 0),
      },
      { name: "blueplate_requests_waiting", description: "Requests that are not answered yet.", read: () => waiting },
      {
        name: "blueplate_commands_waiting",
        description: "Commands that wait for their turn to be decided.",
        read: commands.waiting,
      },
    ];
    return {
      gate: workGate(shedding.isOn, commands),
      readings,
      load: () => ({ waiting, isOverloaded: shedding.isOn() }),
      awaitAnswer: (response: ServerResponse): void => {
        waiting += 1;
        response.once("close", () => (waiting -= 1));
      },
    };
  });
