import { Context, type Effect, type Option } from "effect";
import type { StoreFailure } from "./failures.ts";
import type { ProgramRecord } from "./records.ts";

/** What the ids of programs begin with: a seat that such a guest holds is played from outside. */
const PREFIX = "bot_";

/** The id of a program made of a random one. */
export const programId = (random: string): string => `${PREFIX}${random}`;

/** True for the id of a program: it is longer than that of any person, whatever letters it begins with. */
export const isProgram = (guest: string | null): boolean =>
  guest !== null && guest.startsWith(PREFIX) && guest.length > 21;

/** Programs from outside that play here. */
export class Programs extends Context.Service<
  Programs,
  {
    create(program: ProgramRecord): Effect.Effect<void, StoreFailure>;
    /** Those of a guest whose tokens are good, the newest first. */
    of(owner: string): Effect.Effect<readonly ProgramRecord[], StoreFailure>;
    byTokenHash(tokenHash: string): Effect.Effect<Option.Option<ProgramRecord>, StoreFailure>;
    byId(id: string): Effect.Effect<Option.Option<ProgramRecord>, StoreFailure>;
    /** Makes the token of an owner's program void for good; false where there is none such. */
    revoke(owner: string, id: string): Effect.Effect<boolean, StoreFailure>;
  }
>()("store/Programs") {}
