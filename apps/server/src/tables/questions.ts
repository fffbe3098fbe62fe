import type { HandVotes, NotStored, Nudged, RefusedReturn, ReturnRequest, RulesQuestion } from "@blueplate/api";
import type { Seat } from "@blueplate/kernel";
import {
  type HandVote,
  type Nudge,
  type OpenQuestions,
  type RefusedWish,
  type ReturnWish,
  type RulesAnswers,
  Tables,
} from "@blueplate/store";
import { Effect } from "effect";
import { stored } from "../holding/actor-registry.ts";
import { type TableRegistry } from "./table-registry.ts";
import { nextVersion, type TableActor, peopleOf } from "./table-actor.ts";

// What people are asked carries the number of the entry after which it was asked: so whatever happens at the table makes it
// void by itself, also after a crash, and nothing has to be cleared.

const NOTHING: Required<OpenQuestions> = { wish: null, votes: [], refused: null, nudges: [], rules: null };

const questionsOf = (owner: TableActor): Required<OpenQuestions> => ({ ...NOTHING, ...owner.record.questions });

const isLast = (owner: TableActor, seq: number): boolean =>
  seq === owner.log.length - 1 && owner.record.status === "running";

/** The request to go back that is open now, or null. */
export const openWish = (owner: TableActor): ReturnWish | null => {
  const { wish } = questionsOf(owner);
  return wish && isLast(owner, wish.seq) ? wish : null;
};

/** Who has refused the request before which nothing else has happened or was asked, or null. */
export const refusedReturn = (owner: TableActor): RefusedReturn | null => {
  const { refused } = questionsOf(owner);
  return refused && isLast(owner, refused.seq) ? { id: refused.id, seat: refused.seat, by: refused.by } : null;
};

/** The seats whose persons have to agree to a wish of `seat`. */
export const askedBy = (owner: TableActor, seat: number): readonly Seat[] =>
  peopleOf(owner).filter((other) => other !== seat);

const hasActedSince = (owner: TableActor, seat: number, seq: number): boolean =>
  owner.log.slice(seq + 1).some((entry) => "seat" in entry && entry.seat === seat);

/** The votes that still count: of people who play, about somebody who has done nothing since. */
const openVotes = (owner: TableActor): readonly HandVote[] => {
  const people: readonly number[] = peopleOf(owner);
  // Whoever has answered whether to go on by the rules of today is there.
  const about = rulesQuestion(owner)?.waitsFor ?? people;
  return questionsOf(owner).votes.filter(
    ({ seat, by, seq }) => people.includes(by) && about.includes(seat) && !hasActedSince(owner, seat, seq),
  );
};

/** The votes that hand a seat over: more than half of the people besides it. */
const votesNeeded = (owner: TableActor, seat: number): number => Math.floor(askedBy(owner, seat).length / 2) + 1;

/** The votes for each seat that somebody voted about. */
export const handVotes = (owner: TableActor): readonly HandVotes[] =>
  [...Map.groupBy(openVotes(owner), ({ seat }) => seat)].map(([seat, votes]) => ({
    seat,
    by: votes.map(({ by }) => by),
    needed: votesNeeded(owner, seat),
  }));

/** Whom the game waits for now; nobody before its start and after its end. */
export const awaited = (owner: TableActor): readonly Seat[] => owner.table?.rules.waitsFor(owner.table.state) ?? [];

/** The nudges that still count: of people who are waited for and have done nothing since. */
const openNudges = (owner: TableActor): readonly Nudge[] => {
  const waited: readonly number[] = awaited(owner);
  return questionsOf(owner).nudges.filter(({ seat, seq }) => waited.includes(seat) && !hasActedSince(owner, seat, seq));
};

/** Who was nudged, and by whom, in the time for which they are waited for now. */
export const nudged = (owner: TableActor): readonly Nudged[] => openNudges(owner).map(({ seat, by }) => ({ seat, by }));

/** The open request as everybody at the table sees it. */
export const requestOf = (owner: TableActor): ReturnRequest | null => {
  const wish = openWish(owner);
  if (!wish) return null;
  const { id, seat, to, at, accepted } = wish;
  const final = owner.table?.line.some((entry) => entry.seq > to && entry._tag === "Played" && entry.final) ?? false;
  return { id, seat, to, at, final, accepted, waitsFor: askedBy(owner, seat).filter((one) => !accepted.includes(one)) };
};

/** What people have answered about the rules of today so far; that a seat changes hands meanwhile takes no answer back. */
export const rulesAnswers = (owner: TableActor, to: string): RulesAnswers => {
  const { rules } = questionsOf(owner);
  const isGood = rules?.to === to && owner.log.slice(rules.seq + 1).every(({ _tag }) => _tag === "ControllerChanged");
  return isGood ? rules : { to, seq: owner.log.length - 1, accepted: [], refused: [] };
};

/** Whether to go on by the rules of today, as everybody at the table sees it; null where that is not asked. */
export const rulesQuestion = (owner: TableActor): RulesQuestion | null => {
  if (!owner.upgrade) return null;
  const { table, entry } = owner.upgrade;
  const { to, since = null, ...answers } = rulesAnswers(owner, table.rules.hash);
  const people: readonly number[] = peopleOf(owner);
  const whoPlay = (seats: readonly number[]): readonly number[] => seats.filter((seat) => people.includes(seat));
  const [accepted, refused] = [whoPlay(answers.accepted), whoPlay(answers.refused)];
  const waitsFor = people.filter((seat) => !accepted.includes(seat) && !refused.includes(seat));
  return { to, entry, accepted, refused, waitsFor, since };
};

/** Stores what is asked and tells it. Called with the owner's lock held. */
const ask = (
  registry: TableRegistry["Service"],
  owner: TableActor,
  questions: OpenQuestions,
): Effect.Effect<void, NotStored, Tables> =>
  Effect.gen(function* () {
    yield* stored(Tables.use((tables) => tables.ask(owner.id, questions))).pipe(
      Effect.tapError(() => Effect.sync(() => registry.forget(owner))),
    );
    owner.record = { ...owner.record, questions };
    owner.version = nextVersion();
    registry.announce(owner.id);
  });

/** Opens, changes or with `null` closes the request of a table; `refused`: who closed it against the wish of who asked. */
export const setWish = (
  registry: TableRegistry["Service"],
  owner: TableActor,
  wish: ReturnWish | null,
  refused: RefusedWish | null = null,
) => ask(registry, owner, { ...questionsOf(owner), wish, refused });

/** Keeps what people have answered about the rules of today. */
export const setRulesAnswers = (registry: TableRegistry["Service"], owner: TableActor, rules: RulesAnswers) =>
  ask(registry, owner, { ...questionsOf(owner), rules });

/** Keeps the nudge of `by` for `seat` and tells it. */
export const addNudge = (registry: TableRegistry["Service"], owner: TableActor, seat: Seat, by: Seat) =>
  ask(registry, owner, {
    ...questionsOf(owner),
    nudges: [...openNudges(owner), { seat, by, seq: owner.log.length - 1 }],
  });

/** Adds the vote of `by`; true when it was the last one needed. Nothing is stored then, for the seat changes hands. */
export const addVote = (registry: TableRegistry["Service"], owner: TableActor, seat: Seat, by: Seat) =>
  Effect.gen(function* () {
    const others = openVotes(owner).filter((vote) => vote.seat !== seat || vote.by !== by);
    const votes = [...others, { seat, by, seq: owner.log.length - 1 }];
    if (votes.filter((vote) => vote.seat === seat).length >= votesNeeded(owner, seat)) return true;
    yield* ask(registry, owner, { ...questionsOf(owner), votes });
    return false;
  });
