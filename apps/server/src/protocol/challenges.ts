import {
  AlreadyStarted,
  type BotFacts,
  BotAccounts,
  type ChallengeFacts,
  Challenges,
  type DeclineReason,
  MalformedInput,
  NoSuchBot,
  NoSuchChallenge,
  NotTheHost,
  Seating,
  type NewChallenge,
} from "@blueplate/api";
import { Clock, Duration, Effect, Layer, Option } from "effect";
import { newId } from "../secrets.ts";
import { GameCatalogue, setupIn } from "../tables/catalogue.ts";
import { type TableActor, seatOfGuest } from "../tables/table-actor.ts";
import { TableRegistry } from "../tables/table-registry.ts";

/** How long a challenge is kept, answered or not. */
const KEPT_MS = Duration.toMillis(Duration.days(1));

/** Challenges that are kept of one challenger, and of all: the oldest go first. */
const OF_ONE = 50;
const OF_ALL = 5_000;

/** A challenge as it is kept: `by` is the guest or bot who made it. */
interface Challenge extends Omit<ChallengeFacts, "mine"> {
  readonly by: string;
}

const factsFor = ({ by, ...challenge }: Challenge, who: string): ChallengeFacts => ({ ...challenge, mine: by === who });

/** Challenges in memory, the newest last. */
const kept = () => {
  const all = new Map<string, Challenge>();
  const tidy = (now: number, by: string): void => {
    for (const { id, createdAt } of all.values()) if (createdAt < now - KEPT_MS) all.delete(id);
    const own = [...all.values()].filter((each) => each.by === by);
    for (const { id } of own.slice(0, Math.max(0, own.length - OF_ONE + 1))) all.delete(id);
    for (const id of [...all.keys()].slice(0, Math.max(0, all.size - OF_ALL + 1))) all.delete(id);
  };
  return {
    add: (challenge: Challenge): void => {
      tidy(challenge.createdAt, challenge.by);
      all.set(challenge.id, challenge);
    },
    put: (challenge: Challenge): void => void all.set(challenge.id, challenge),
    of: (who: string): readonly Challenge[] =>
      [...all.values()].filter(({ by, bot }) => by === who || bot === who).toReversed(),
    /** An open one to this bot. */
    openTo: (bot: string, id: string): Effect.Effect<Challenge, NoSuchChallenge> => {
      const found = all.get(id);
      return found?.bot === bot && found.status === "open"
        ? Effect.succeed(found)
        : Effect.fail(new NoSuchChallenge({ challenge: id }));
    },
  };
};

/** Whether `by` may bring others to a table, and on which seat. */
const admitted = (actor: TableActor, by: string, { table, seat }: NewChallenge) =>
  Effect.gen(function* () {
    const isThere = actor.record.host === by || seatOfGuest(actor, by) !== null;
    if (!isThere) return yield* Effect.fail(new NotTheHost({ table }));
    if (actor.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table }));
    const isFree = actor.seats.some(
      (each) => each.guest === null && each.bot === null && (seat === undefined || each.seat === seat),
    );
    if (!isFree) return yield* Effect.fail(new MalformedInput({ field: "seat", message: "no such seat is free" }));
  });

type Kept = ReturnType<typeof kept>;

/** A new challenge, if the table is one to which `by` may bring others, and the bot there. */
const challenged = (challenges: Kept, by: string, wish: NewChallenge) =>
  Effect.gen(function* () {
    const { games } = yield* GameCatalogue;
    const actor = yield* TableRegistry.use((registry) => registry.open(wish.table));
    yield* admitted(actor, by, wish);
    const bot = Option.getOrNull(yield* BotAccounts.use((accounts) => accounts.byId(wish.bot)));
    if (!bot) return yield* Effect.fail(new NoSuchBot({ bot: wish.bot }));
    const challenge: Challenge = {
      id: newId(),
      by,
      table: actor.id,
      game: actor.record.game,
      ruleset: setupIn(games, actor.record).ruleset,
      seats: actor.seats.length,
      seat: wish.seat ?? null,
      bot: bot.id,
      name: bot.name,
      status: "open",
      declined: null,
      createdAt: yield* Clock.currentTimeMillis,
    };
    challenges.add(challenge);
    return factsFor(challenge, by);
  });

const accepted = (challenges: Kept, bot: BotFacts, id: string) =>
  Effect.gen(function* () {
    const challenge = yield* challenges.openTo(bot.id, id);
    const seat = challenge.seat === null ? {} : { seat: challenge.seat };
    const wish = { table: challenge.table, player: bot.name, ...seat };
    const table = yield* Seating.use((seating) => seating.take(bot.id, wish));
    challenges.put({ ...challenge, status: "accepted" });
    return table;
  });

const declined = (challenges: Kept, bot: BotFacts, id: string, why: DeclineReason) =>
  Effect.map(challenges.openTo(bot.id, id), (challenge) => {
    const answered: Challenge = { ...challenge, status: "declined", declined: why };
    challenges.put(answered);
    return factsFor(answered, bot.id);
  });

const makeChallenges = Effect.gen(function* () {
  const ports = yield* Effect.context<TableRegistry | BotAccounts | Seating | GameCatalogue>();
  const challenges = kept();
  return Challenges.of({
    create: (by, wish) => Effect.provideContext(challenged(challenges, by, wish), ports),
    list: (who) => Effect.sync(() => challenges.of(who).map((challenge) => factsFor(challenge, who))),
    accept: (bot, id) => Effect.provideContext(accepted(challenges, bot, id), ports),
    decline: (bot, id, why) => declined(challenges, bot, id, why),
  });
});

/** Challenges to bots, as long as the server runs. */
export const challengesInMemory = Layer.effect(Challenges, makeChallenges);
