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
 * of the entry. Called with the owner's lock held, or before anybody else knows the owner.
 */
const adoptRules = (owner: TableActor, { table: pending, from }: PendingUpgrade) =>
  Effect.gen(function* () {
    const { table, entry } = changeRules(pending, from, yield* Clock.currentTimeMillis);
    const { record } = owner;
    const { hash } = table.rules;
    const header = record.header && { ...record.header, hash };
    const encoded = storedEntry(table.rules, entry);
    yield* EventLog.use((log) => log.append(owner.id, encoded, header ? { _tag: "Upgraded", header } : undefined));
    owner.table = table;
    owner.log = [...owner.log, encoded];
    owner.record = { ...record, header, hash, seq: entry.seq, updatedAt: entry.at };
    owner.readOnly = null;
    owner.upgrade = null;
    owner.version = nextVersion();
    yield* Effect.logInfo("A table goes on by the rules of today, from here on", { table: owner.id, hash });
    return entry.seq;
  });

/** True where nobody who sits at a table has still to accept: bots play by whatever rules there are. */
const isAgreed = (owner: TableActor, { table }: PendingUpgrade): boolean => {
  const { accepted } = rulesAnswers(owner, table.rules.hash);
  return peopleOf(owner).every((seat) => accepted.includes(seat));
};

/** Goes on with a table that is opened, where nobody has to be asked. */
export const adoptUnasked = (owner: TableActor) =>
  owner.upgrade && isAgreed(owner, owner.upgrade)
    ? // Whoever opens a table is the only one to write in its log.
      Effect.catchTag(adoptRules(owner, owner.upgrade), "SeqTaken", (taken) => Effect.die(taken))
    : Effect.void;

/** Goes on as everybody wants it, and tells it; who asked may ask again where it was not stored. */
const adoptAgreed = (registry: TableRegistry["Service"], owner: TableActor, upgrade: PendingUpgrade) =>
  adoptRules(owner, upgrade).pipe(
    Effect.tapError(() => Effect.sync(() => registry.forget(owner))),
    Effect.mapError(() => new NotStored({ message: "The answer was not stored; send it again" })),
    Effect.tap(() => Effect.sync(() => registry.announce(owner.id))),
  );

/**
 * One person's word on the rules of today: the last one to accept has the table go on by them. A refusal leaves it as it is, to be
 * looked at, until whoever refused accepts. Called with the owner's lock held.
 */
export const answerRulesFor = (
  registry: TableRegistry["Service"],
  owner: TableActor,
  seat: Seat,
  { to, accept }: Pick<AnswerRules, "to" | "accept">,
) =>
  Effect.gen(function* () {
    yield* Effect.fromResult(playedByPerson(owner, seat));
    const { upgrade } = owner;
    const done = lastRulesChange(owner.log);
    if (!upgrade && accept && done?.to.hash === to) return done.seq;
    if (upgrade?.table.rules.hash !== to) return yield* Effect.fail(new NotAsked({ table: owner.id }));
    const answers = rulesAnswers(owner, to);
    const since = answers.since ?? (yield* Clock.currentTimeMillis);
    const without = (seats: readonly number[]): readonly number[] => seats.filter((one) => one !== seat);
    const accepted = accept ? [...without(answers.accepted), seat] : without(answers.accepted);
    const refused = accept ? without(answers.refused) : [...without(answers.refused), seat];
    if (!peopleOf(owner).every((one) => accepted.includes(one))) {
      yield* setRulesAnswers(registry, owner, { ...answers, since, accepted, refused });
      return null;
    }
    return yield* adoptAgreed(registry, owner, upgrade);
  });

/**
 * Has a table go on by the rules of today where, now that a seat has changed hands, nobody is asked any more who has not accepted. Called
 * with the owner's lock held.
 */
export const goOnIfAgreed = (registry: TableRegistry["Service"], owner: TableActor) => {
  const { upgrade } = owner;
  if (!upgrade || !isAgreed(owner, upgrade)) return Effect.void;
  return Effect.asVoid(adoptAgreed(registry, owner, upgrade));
};
