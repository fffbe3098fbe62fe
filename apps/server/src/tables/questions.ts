import type { HandVotes, NotStored, ReturnRequest } from "@blueplate/api";
import type { Seat } from "@blueplate/kernel";
import { type HandVote, type OpenQuestions, type ReturnWish, Tables } from "@blueplate/store";
import { Effect } from "effect";
import { stored } from "../holding/holder.ts";
import { type Hall } from "./hall.ts";
import { nextVersion, type Owner, peopleOf } from "./owner.ts";

// What people are asked carries the number of the entry after which it was asked: so whatever happens at the table makes it
// void by itself, also after a crash, and nothing has to be cleared.

const NOTHING: OpenQuestions = { wish: null, votes: [] };

/** The request to go back that is open now, or null. */
export const openWish = (owner: Owner): ReturnWish | null => {
  const wish = owner.record.questions?.wish ?? null;
  return wish && wish.seq === owner.log.length - 1 && owner.record.status === "running" ? wish : null;
};

/** The seats whose persons have to agree to a wish of `seat`. */
export const askedBy = (owner: Owner, seat: number): readonly Seat[] =>
  peopleOf(owner).filter((other) => other !== seat);

const hasActedSince = (owner: Owner, seat: number, seq: number): boolean =>
  owner.log.slice(seq + 1).some((entry) => "seat" in entry && entry.seat === seat);

/** The votes that still count: of people who play, about somebody who has done nothing since. */
const openVotes = (owner: Owner): readonly HandVote[] => {
  const people: readonly number[] = peopleOf(owner);
  return (owner.record.questions?.votes ?? []).filter(
    ({ seat, by, seq }) => people.includes(by) && people.includes(seat) && !hasActedSince(owner, seat, seq),
  );
};

/** The votes that hand a seat over: more than half of the people besides it. */
const votesNeeded = (owner: Owner, seat: number): number => Math.floor(askedBy(owner, seat).length / 2) + 1;

/** The votes for each seat that somebody voted about. */
export const handVotes = (owner: Owner): readonly HandVotes[] =>
  [...Map.groupBy(openVotes(owner), ({ seat }) => seat)].map(([seat, votes]) => ({
    seat,
    by: votes.map(({ by }) => by),
    needed: votesNeeded(owner, seat),
  }));

/** The open request as everybody at the table sees it. */
export const requestOf = (owner: Owner): ReturnRequest | null => {
  const wish = openWish(owner);
  if (!wish) return null;
  const { id, seat, to, at, accepted } = wish;
  const final = owner.table?.line.some((entry) => entry.seq > to && entry._tag === "Played" && entry.final) ?? false;
  return { id, seat, to, at, final, accepted, waitsFor: askedBy(owner, seat).filter((one) => !accepted.includes(one)) };
};

/** Stores what is asked and tells it. Called with the owner's lock held. */
const ask = (hall: Hall["Service"], owner: Owner, questions: OpenQuestions): Effect.Effect<void, NotStored, Tables> =>
  Effect.gen(function* () {
    yield* stored(Tables.use((tables) => tables.ask(owner.id, questions))).pipe(
      Effect.tapError(() => Effect.sync(() => hall.forget(owner))),
    );
    owner.record = { ...owner.record, questions };
    owner.version = nextVersion();
    hall.announce(owner.id);
  });

/** Opens, changes or with `null` closes the request of a table. */
export const setWish = (hall: Hall["Service"], owner: Owner, wish: ReturnWish | null) =>
  ask(hall, owner, { ...NOTHING, ...owner.record.questions, wish });

/** Adds the vote of `by`; true when it was the last one needed. Nothing is stored then, for the seat changes hands. */
export const addVote = (hall: Hall["Service"], owner: Owner, seat: Seat, by: Seat) =>
  Effect.gen(function* () {
    const others = openVotes(owner).filter((vote) => vote.seat !== seat || vote.by !== by);
    const votes = [...others, { seat, by, seq: owner.log.length - 1 }];
    if (votes.filter((vote) => vote.seat === seat).length >= votesNeeded(owner, seat)) return true;
    yield* ask(hall, owner, { ...NOTHING, ...owner.record.questions, votes });
    return false;
  });
