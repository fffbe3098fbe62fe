import { NotStored } from "@blueplate/api";
import { type Outcome, standIns, type TableUpdate, type Tagged } from "@blueplate/kernel";
import { EventLog, type TableChange } from "@blueplate/store";
import { Effect } from "effect";
import { storedEntry } from "./entries.ts";
import type { TableRegistry } from "./table-registry.ts";
import { nextVersion, type TableActor } from "./table-actor.ts";

const ended = (outcome: Outcome | null): TableChange | undefined =>
  outcome ? { _tag: "Finished", outcome } : undefined;

/**
 * Writes the entries of accepted steps that follow each other, all of them or none, and only then puts the new table in place: whoever
 * gets an answer finds them in the log. Called with the actor's lock held. When the store fails nobody knows whether they are there,
 * so the actor is dropped and the next request reads the log.
 */
export const recordAll = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  steps: readonly TableUpdate<unknown, Tagged, Tagged>[],
): Effect.Effect<void, NotStored, EventLog> =>
  Effect.gen(function* () {
    const last = steps.at(-1);
    if (!last) return;
    const { table, entry } = last;
    const encoded = steps.map((step) => storedEntry(table.rules, step.entry));
    const outcome = table.rules.outcome(table.state);
    yield* EventLog.use((log) => log.append(actor.id, encoded, ended(outcome))).pipe(
      Effect.tapError((failure) => {
        const reason = failure._tag === "StoreFailure" ? failure.reason : failure._tag;
        return Effect.logError("An entry was not stored", { table: actor.id, seq: entry.seq, reason });
      }),
      Effect.tapError(() => Effect.sync(() => registry.forget(actor))),
      Effect.mapError(() => new NotStored({ message: "The command was not stored; send it again" })),
    );
    // Until its people have agreed to the rules of today, seats change hands alone: the game goes on from there.
    if (actor.upgrade) actor.upgrade = { ...actor.upgrade, table };
    else actor.table = table;
    actor.log = [...actor.log, ...encoded];
    actor.record = { ...actor.record, seq: entry.seq, updatedAt: entry.at };
    if (outcome) actor.record = { ...actor.record, status: "finished", outcome };
    if (entry._tag === "ControllerChanged") actor.standIns = standIns(actor.log);
    // Whatever was asked before the entry may be void with it.
    const changes = outcome !== null || entry._tag === "ControllerChanged" || actor.record.questions !== null;
    if (changes) actor.version = nextVersion();
    registry.announce(actor.id);
  });

/** Writes the entry of an accepted step, and answers its number; a repeated one is there already. */
export const record = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  step: TableUpdate<unknown, Tagged, Tagged>,
): Effect.Effect<number, NotStored, EventLog> =>
  step.repeated ? Effect.succeed(step.entry.seq) : Effect.as(recordAll(registry, actor, [step]), step.entry.seq);
