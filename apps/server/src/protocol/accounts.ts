import { BotAccounts, type BotFacts, NoSuchBot, SCOPES, type Scope, TooManyBots } from "@blueplate/api";
import { programId, type ProgramRecord, Programs } from "@blueplate/store";
import { Clock, Effect, Layer, Option } from "effect";
import { Moderation } from "../moderation/moderation.ts";
import { stored } from "../actors/actor-registry.ts";
import { hashOf, newId, newToken } from "../secrets.ts";

/** Bots with good tokens that one guest may have. */
const BOTS_PER_GUEST = 20;

const isScope = (scope: string): scope is Scope => SCOPES.some((known) => known === scope);

const factsOf = ({ id, name, scopes, createdAt }: ProgramRecord): BotFacts => ({
  id,
  name,
  scopes: scopes.filter(isScope),
  createdAt,
});

/** A new bot, stored under the hash of its token. */
const created = (owner: string, name: string, scopes: readonly Scope[], token: string) =>
  Effect.gen(function* () {
    const createdAt = yield* Clock.currentTimeMillis;
    const program = { id: programId(newId()), owner, name, scopes, tokenHash: hashOf(token), createdAt };
    yield* stored(Programs.use((programs) => programs.create(program)));
    return factsOf(program);
  });

const makeAccounts = Effect.gen(function* () {
  const programs = yield* Programs;
  const { banOf } = yield* Moderation;
  const unlessBanned = (record: Option.Option<ProgramRecord>) => {
    const ban = Option.isSome(record) ? banOf([record.value.id, record.value.owner], null) : null;
    return ban ? Effect.fail(ban) : Effect.succeed(record);
  };
  const found = (record: Option.Option<ProgramRecord>) => Option.map(record, factsOf);
  return BotAccounts.of({
    create: (owner, { name, scopes = SCOPES }) =>
      Effect.gen(function* () {
        const own = yield* stored(programs.of(owner));
        if (own.length >= BOTS_PER_GUEST) return yield* Effect.fail(new TooManyBots({ most: BOTS_PER_GUEST }));
        const token = newToken();
        const bot = yield* created(owner, name, scopes, token);
        return { bot, token };
      }).pipe(Effect.provideService(Programs, programs)),
    list: (owner) => Effect.map(stored(programs.of(owner)), (records) => records.map(factsOf)),
    revoke: (owner, bot) =>
      Effect.flatMap(stored(programs.revoke(owner, bot)), (wasThere) =>
        wasThere ? Effect.void : Effect.fail(new NoSuchBot({ bot })),
      ),
    byToken: (token) =>
      stored(programs.byTokenHash(hashOf(token))).pipe(Effect.flatMap(unlessBanned), Effect.map(found)),
    byId: (bot) => Effect.map(stored(programs.byId(bot)), found),
  });
});

/** Bots over the store. */
export const botAccounts = Layer.effect(BotAccounts, makeAccounts);

/** For development: whoever brings a token that nobody has is a new bot of that name. */
export const openAccounts = Layer.effect(
  BotAccounts,
  Effect.gen(function* () {
    const programs = yield* Programs;
    const accounts = yield* makeAccounts;
    return BotAccounts.of({
      ...accounts,
      byToken: (token) =>
        Effect.flatMap(accounts.byToken(token), (known) =>
          Option.isSome(known)
            ? Effect.succeed(known)
            : created("development", token.slice(0, 40), SCOPES, token).pipe(
                Effect.map(Option.some),
                Effect.provideService(Programs, programs),
              ),
        ),
    });
  }),
);
