import type { HandVotes, NotStored, NudgeFacts, RefusedRollback, RollbackRequest, RulesVote } from "@blueplate/api";
import type { Seat } from "@blueplate/kernel";
import {
  type HandVote,
  type StoredNudge,
  type OpenQuestions,
  type RefusedRollbackWish,
  type RollbackWish,
  type RulesAnswers,
  type StoredRematch,
  type StoredReservation,
  Tables,
} from "@blueplate/store";
import { Effect } from "effect";
import { stored } from "../actors/actor-registry.ts";
import { type TableRegistry } from "./table-registry.ts";
import { nextVersion, type TableActor, peopleOf } from "./table-actor.ts";

// What people are asked carries the number of the entry after which it was asked: so whatever happens at the table makes it
// void by itself, also after a crash, and nothing has to be cleared.

const NOTHING: Required<OpenQuestions> = {
  wish: null,
  votes: [],
  refused: null,
  nudges: [],
  rules: null,
  rematch: null,
  reservations: [],
};

/** What a table begins with, some of whose seats are somebody's. */
export const questionsAtOpening = (reservations: readonly StoredReservation[]): OpenQuestions | null =>
  reservations.length === 0 ? null : { ...NOTHING, reservations };

const questionsOf = ({ record }: Pick<TableActor, "record">): Required<OpenQuestions> => ({
  ...NOTHING,
  ...record.questions,
});

const isLast = (actor: TableActor, seq: number): boolean =>
  seq === actor.log.length - 1 && actor.record.status === "running";

/** The request to go back that is open now, or null. */
export const openWish = (actor: TableActor): RollbackWish | null => {
  const { wish } = questionsOf(actor);
  return wish && isLast(actor, wish.seq) ? wish : null;
};

/** Who has refused the request before which nothing else has happened or was asked, or null. */
export const refusedReturn = (actor: TableActor): RefusedRollback | null => {
  const { refused } = questionsOf(actor);
  return refused && isLast(actor, refused.seq) ? { id: refused.id, seat: refused.seat, by: refused.by } : null;
};

/** The seats whose persons have to agree to a wish of `seat`. */
export const askedBy = (actor: TableActor, seat: number): readonly Seat[] =>
  peopleOf(actor).filter((other) => other !== seat);

const hasActedSince = (actor: TableActor, seat: number, seq: number): boolean =>
  actor.log.slice(seq + 1).some((entry) => "seat" in entry && entry.seat === seat);

/** The votes that still count: of people who play, about somebody who has done nothing since. */
const openVotes = (actor: TableActor): readonly HandVote[] => {
  const people: readonly number[] = peopleOf(actor);
  // Whoever has answered whether to go on by the rules of today is there.
  const about = rulesQuestion(actor)?.waitsFor ?? people;
  return questionsOf(actor).votes.filter(
    ({ seat, by, seq }) => people.includes(by) && about.includes(seat) && !hasActedSince(actor, seat, seq),
  );
};

/** The votes that hand a seat over: more than half of the people besides it. */
const votesNeeded = (actor: TableActor, seat: number): number => Math.floor(askedBy(actor, seat).length / 2) + 1;

/** The votes for each seat that somebody voted about. */
export const handVotes = (actor: TableActor): readonly HandVotes[] =>
  [...Map.groupBy(openVotes(actor), ({ seat }) => seat)].map(([seat, votes]) => ({
    seat,
    by: votes.map(({ by }) => by),
    needed: votesNeeded(actor, seat),
  }));

/** Whom the game waits for now; nobody before its start and after its end. */
export const awaited = (actor: TableActor): readonly Seat[] => actor.table?.rules.waitsFor(actor.table.state) ?? [];

/** The nudges that still count: of people who are waited for and have done nothing since. */
const openNudges = (actor: TableActor): readonly StoredNudge[] => {
  const waited: readonly number[] = awaited(actor);
  return questionsOf(actor).nudges.filter(({ seat, seq }) => waited.includes(seat) && !hasActedSince(actor, seat, seq));
};

/** Who was nudged, and by whom, in the time for which they are waited for now. */
export const nudged = (actor: TableActor): readonly NudgeFacts[] =>
  openNudges(actor).map(({ seat, by }) => ({ seat, by }));

/** The open request as everybody at the table sees it. */
export const requestOf = (actor: TableActor): RollbackRequest | null => {
  const wish = openWish(actor);
  if (!wish) return null;
  const { id, seat, to, at, accepted } = wish;
  const final = actor.table?.line.some((entry) => entry.seq > to && entry._tag === "Played" && entry.final) ?? false;
  return { id, seat, to, at, final, accepted, waitsFor: askedBy(actor, seat).filter((one) => !accepted.includes(one)) };
};

/** What people have answered about the rules of today so far; that a seat changes hands meanwhile takes no answer back. */
export const rulesAnswers = (actor: TableActor, to: string): RulesAnswers => {
  const { rules } = questionsOf(actor);
  const isGood = rules?.to === to && actor.log.slice(rules.seq + 1).every(({ _tag }) => _tag === "ControllerChanged");
  return isGood ? rules : { to, seq: actor.log.length - 1, accepted: [], refused: [] };
};

/** Whether to go on by the rules of today, as everybody at the table sees it; null where that is not asked. */
export const rulesQuestion = (actor: TableActor): RulesVote | null => {
  if (!actor.upgrade) return null;
  const { table, entry } = actor.upgrade;
  const { to, since = null, ...answers } = rulesAnswers(actor, table.rules.hash);
  const people: readonly number[] = peopleOf(actor);
  const whoPlay = (seats: readonly number[]): readonly number[] => seats.filter((seat) => people.includes(seat));
  const [accepted, refused] = [whoPlay(answers.accepted), whoPlay(answers.refused)];
  const waitsFor = people.filter((seat) => !accepted.includes(seat) && !refused.includes(seat));
  return { to, entry, accepted, refused, waitsFor, since };
};

/** Stores what is asked and tells it. Called with the actor's lock held. */
const ask = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  questions: OpenQuestions,
): Effect.Effect<void, NotStored, Tables> =>
  Effect.gen(function* () {
    yield* stored(Tables.use((tables) => tables.ask(actor.id, questions))).pipe(
      Effect.tapError(() => Effect.sync(() => registry.forget(actor))),
    );
    actor.record = { ...actor.record, questions };
    actor.version = nextVersion();
    registry.announce(actor.id);
  });

/** Opens, changes or with `null` closes the request of a table; `refused`: who closed it against the wish of who asked. */
export const setWish = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  wish: RollbackWish | null,
  refused: RefusedRollbackWish | null = null,
) => ask(registry, actor, { ...questionsOf(actor), wish, refused });

/** Keeps what people have answered about the rules of today. */
export const setRulesAnswers = (registry: TableRegistry["Service"], actor: TableActor, rules: RulesAnswers) =>
  ask(registry, actor, { ...questionsOf(actor), rules });

/** The table of the next game of the same people, where one of them has asked for it. */
export const askedRematch = (actor: TableActor): StoredRematch | null => questionsOf(actor).rematch;

/** Whose the seats are of a table that was opened for the people of another. */
export const reservationsOf = (actor: Pick<TableActor, "record">): readonly StoredReservation[] =>
  questionsOf(actor).reservations;

/** Keeps where the next game of the same people is played, and tells it. */
export const setRematch = (registry: TableRegistry["Service"], actor: TableActor, rematch: StoredRematch) =>
  ask(registry, actor, { ...questionsOf(actor), rematch });

/** Keeps the nudge of `by` for `seat` and tells it. */
export const addNudge = (registry: TableRegistry["Service"], actor: TableActor, seat: Seat, by: Seat) =>
  ask(registry, actor, {
    ...questionsOf(actor),
    nudges: [...openNudges(actor), { seat, by, seq: actor.log.length - 1 }],
  });

/** Adds the vote of `by`; true when it was the last one needed. Nothing is stored then, for the seat changes hands. */
export const addVote = (registry: TableRegistry["Service"], actor: TableActor, seat: Seat, by: Seat) =>
  Effect.gen(function* () {
    const others = openVotes(actor).filter((vote) => vote.seat !== seat || vote.by !== by);
    const votes = [...others, { seat, by, seq: actor.log.length - 1 }];
    if (votes.filter((vote) => vote.seat === seat).length >= votesNeeded(actor, seat)) return true;
    yield* ask(registry, actor, { ...questionsOf(actor), votes });
    return false;
  });
