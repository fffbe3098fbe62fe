import { type AnswerRules, NotAsked, NotStored } from "@blueplate/api";
import { changeRules, lastRulesChange, type Seat } from "@blueplate/kernel";
import { EventLog } from "@blueplate/store";
import { Clock, Effect } from "effect";
import { playedByPerson } from "./admission.ts";
import { storedEntry } from "./entries.ts";
import type { TableRegistry } from "./table-registry.ts";
import { nextVersion, type TableActor, peopleOf, type PendingUpgrade } from "./table-actor.ts";
import { rulesAnswers, setRulesAnswers } from "./questions.ts";

/**
 * Writes down that a table goes on by the rules of today, with the head that names them, and only then plays by them. Answers the number
 * of the entry. Called with the actor's lock held, or before anybody else knows the actor.
 */
const adoptRules = (actor: TableActor, { table: pending, from }: PendingUpgrade) =>
  Effect.gen(function* () {
    const { table, entry } = changeRules(pending, from, yield* Clock.currentTimeMillis);
    const { record } = actor;
    const { hash } = table.rules;
    const header = record.header && { ...record.header, hash };
    const encoded = storedEntry(table.rules, entry);
    yield* EventLog.use((log) => log.append(actor.id, [encoded], header ? { _tag: "Upgraded", header } : undefined));
    actor.table = table;
    actor.log = [...actor.log, encoded];
    actor.record = { ...record, header, hash, seq: entry.seq, updatedAt: entry.at };
    actor.readOnly = null;
    actor.upgrade = null;
    actor.version = nextVersion();
    yield* Effect.logInfo("A table goes on by the rules of today, from here on", { table: actor.id, hash });
    return entry.seq;
  });

/** True where nobody who sits at a table has still to accept: bots play by whatever rules there are. */
const isAgreed = (actor: TableActor, { table }: PendingUpgrade): boolean => {
  const { accepted } = rulesAnswers(actor, table.rules.hash);
  return peopleOf(actor).every((seat) => accepted.includes(seat));
};

/** Goes on with a table that is opened, where nobody has to be asked. */
export const adoptUnasked = (actor: TableActor) =>
  actor.upgrade && isAgreed(actor, actor.upgrade)
    ? // Whoever opens a table is the only one to write in its log.
      Effect.catchTag(adoptRules(actor, actor.upgrade), "SeqTaken", (taken) => Effect.die(taken))
    : Effect.void;

/** Goes on as everybody wants it, and tells it; who asked may ask again where it was not stored. */
const adoptAgreed = (registry: TableRegistry["Service"], actor: TableActor, upgrade: PendingUpgrade) =>
  adoptRules(actor, upgrade).pipe(
    Effect.tapError(() => Effect.sync(() => registry.forget(actor))),
    Effect.mapError(() => new NotStored({ message: "The answer was not stored; send it again" })),
    Effect.tap(() => Effect.sync(() => registry.announce(actor.id))),
  );

/**
 * One person's word on the rules of today: the last one to accept has the table go on by them. A refusal leaves it as it is, to be
 * looked at, until whoever refused accepts. Called with the actor's lock held.
 */
export const answerRulesFor = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  seat: Seat,
  { to, accept }: Pick<AnswerRules, "to" | "accept">,
) =>
  Effect.gen(function* () {
    yield* Effect.fromResult(playedByPerson(actor, seat));
    const { upgrade } = actor;
    const done = lastRulesChange(actor.log);
    if (!upgrade && accept && done?.to.hash === to) return done.seq;
    if (upgrade?.table.rules.hash !== to) return yield* Effect.fail(new NotAsked({ table: actor.id }));
    const answers = rulesAnswers(actor, to);
    const since = answers.since ?? (yield* Clock.currentTimeMillis);
    const without = (seats: readonly number[]): readonly number[] => seats.filter((one) => one !== seat);
    const accepted = accept ? [...without(answers.accepted), seat] : without(answers.accepted);
    const refused = accept ? without(answers.refused) : [...without(answers.refused), seat];
    if (!peopleOf(actor).every((one) => accepted.includes(one))) {
      yield* setRulesAnswers(registry, actor, { ...answers, since, accepted, refused });
      return null;
    }
    return yield* adoptAgreed(registry, actor, upgrade);
  });

/**
 * Has a table go on by the rules of today where, now that a seat has changed hands, nobody is asked any more who has not accepted. Called
 * with the actor's lock held.
 */
export const goOnIfAgreed = (registry: TableRegistry["Service"], actor: TableActor) => {
  const { upgrade } = actor;
  if (!upgrade || !isAgreed(actor, upgrade)) return Effect.void;
  return Effect.asVoid(adoptAgreed(registry, actor, upgrade));
};
