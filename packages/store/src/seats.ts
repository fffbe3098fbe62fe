import type { Json } from "@blueplate/kernel";
import { Context, type Effect, type Option } from "effect";
import type { StoreFailure } from "./failures.ts";
import type { SeatRecord } from "./records.ts";

/** How a seat presents itself. */
export interface SeatLook {
  readonly player: string;
  readonly bannerName: string;
  readonly bannerColour: string;
}

/** Who sits where. */
export class SeatStore extends Context.Service<
  SeatStore,
  {
    /** The seats of a table in seating order. */
    of(table: string): Effect.Effect<readonly SeatRecord[], StoreFailure>;
    /** The seats of several tables, each table's in seating order. */
    ofAll(tables: readonly string[]): Effect.Effect<readonly SeatRecord[], StoreFailure>;
    /** Seats a guest on a free seat; false when somebody was faster. */
    take(table: string, seat: number, guest: string, look: SeatLook): Effect.Effect<boolean, StoreFailure>;
    /** Changes name and banner. */
    dress(table: string, seat: number, look: SeatLook): Effect.Effect<void, StoreFailure>;
    /** Gives a seat without a person to a bot, or with `null` and no name frees it. */
    seatBot(table: string, seat: number, bot: string | null, player: string): Effect.Effect<void, StoreFailure>;
    /** Frees a person's seat: its devices, links and orders are gone with its person. */
    leave(table: string, seat: number): Effect.Effect<void, StoreFailure>;
    /** Keeps what the seat's person has decided beforehand, as its game encodes it; null forgets it. */
    order(table: string, seat: number, orders: Json | null): Effect.Effect<void, StoreFailure>;
    /** Stores a link that opens the seat on one more device; links of that seat made before become void. */
    offer(tokenHash: string, table: string, seat: number, expiresAt: number): Effect.Effect<void, StoreFailure>;
    /** Uses up a link of this table and lets `guest` hold its seat too; none when the link is unknown, used or too old. */
    claim(
      tokenHash: string,
      table: string,
      guest: string,
      now: number,
    ): Effect.Effect<Option.Option<{ readonly table: string; readonly seat: number }>, StoreFailure>;
    /** From now on `guest` alone holds the seat: every other device and every link is void. */
    keepOnly(table: string, seat: number, guest: string): Effect.Effect<void, StoreFailure>;
  }
>()("store/Seats") {}
