import { Context, type Effect, type Option } from "effect";
import type { StoreFailure } from "./failures.ts";
import type { GuestFacts, GuestFilter } from "./records.ts";

/** People without an account: known by a cookie of which only the hash is stored. */
export class Guests extends Context.Service<
  Guests,
  {
    create(id: string, tokenHash: string, now: number): Effect.Effect<void, StoreFailure>;
    /** The guest whose cookie has this hash. */
    byTokenHash(tokenHash: string): Effect.Effect<Option.Option<string>, StoreFailure>;
    /** At most `limit` guests, the newest first, for whoever runs the server. */
    facts(filter: GuestFilter, limit: number): Effect.Effect<readonly GuestFacts[], StoreFailure>;
  }
>()("store/Guests") {}
