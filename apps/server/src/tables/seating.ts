import {
  AlreadySeated,
  AlreadyStarted,
  type DressSeat,
  LinkVoid,
  Malformed,
  NotTheHost,
  NotYourSeat,
  Seating,
  SeatTaken,
  type SetBot,
  type TakeSeat,
} from "@blueplate/api";
import { type EventLog, type SeatLook, type SeatRecord, Seats, Tables } from "@blueplate/store";
import { Clock, Duration, Effect, Layer, Option } from "effect";
import { hashOf, newToken } from "../secrets.ts";
import { Catalogue } from "./catalogue.ts";
import { factsFor } from "./facts.ts";
import { stored } from "../holding/holder.ts";
import { Hall } from "./hall.ts";
import { nextVersion, type Owner, seatOfGuest } from "./owner.ts";
import { botName, isFull, startGame } from "./start.ts";

/** How long a link that moves a seat is good. */
const LINK_LIFE = Duration.minutes(15);

type Wish = Pick<DressSeat, "player" | "banner">;

const lookOf = (seat: SeatRecord, wish: Wish): SeatLook => ({
  player: wish.player ?? seat.player,
  bannerName: wish.banner?.name ?? seat.bannerName,
  bannerColour: wish.banner?.colour ?? seat.bannerColour,
});

const replaceSeat = (owner: Owner, seat: number, change: Partial<SeatRecord>): void => {
  owner.seats = owner.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  owner.version = nextVersion();
};

/** Somebody came, went or changed: the table is not abandoned. */
const touch = (owner: Owner) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    yield* stored(Tables.use((tables) => tables.touch(owner.id, now)));
    owner.record = { ...owner.record, updatedAt: now };
  });

const isFree = (seat: SeatRecord) => seat.guest === null && seat.bot === null;

const take = (owner: Owner, guest: string, wish: TakeSeat) =>
  Effect.gen(function* () {
    const table = owner.id;
    if (seatOfGuest(owner, guest) !== null) return yield* Effect.fail(new AlreadySeated({ table }));
    if (owner.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table }));
    const free = owner.seats.find((seat) => isFree(seat) && (wish.seat === undefined || seat.seat === wish.seat));
    if (!free) return yield* Effect.fail(new SeatTaken({ table }));
    const look = lookOf(free, wish);
    const mine = yield* stored(Seats.use((seats) => seats.take(table, free.seat, guest, look)));
    if (!mine) return yield* Effect.fail(new SeatTaken({ table }));
    replaceSeat(owner, free.seat, { ...look, guest });
    yield* touch(owner);
    if (isFull(owner)) yield* Effect.catchTag(startGame(owner), "Malformed", (fault) => Effect.die(fault));
    return factsFor(owner, guest);
  });

const dress = (owner: Owner, guest: string, wish: Wish) =>
  Effect.gen(function* () {
    const held = owner.seats.find((seat) => seat.guest === guest);
    if (!held) return yield* Effect.fail(new NotYourSeat({ table: owner.id }));
    if (owner.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table: owner.id }));
    const look = lookOf(held, wish);
    yield* stored(Seats.use((seats) => seats.dress(owner.id, held.seat, look)));
    replaceSeat(owner, held.seat, look);
    yield* touch(owner);
    return factsFor(owner, guest);
  });

const leave = (owner: Owner, guest: string) =>
  Effect.gen(function* () {
    const seat = seatOfGuest(owner, guest);
    if (seat === null) return yield* Effect.fail(new NotYourSeat({ table: owner.id }));
    if (owner.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table: owner.id }));
    yield* stored(Seats.use((seats) => seats.leave(owner.id, seat)));
    replaceSeat(owner, seat, { guest: null, player: "" });
    yield* touch(owner);
    return factsFor(owner, guest);
  });

const setBot = (owner: Owner, host: string, { seat, bot }: SetBot) =>
  Effect.gen(function* () {
    const table = owner.id;
    if (owner.record.host !== host) return yield* Effect.fail(new NotTheHost({ table }));
    if (owner.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table }));
    const { bots } = yield* Catalogue;
    if (bot !== null && !bots.some(({ id, game }) => id === bot && game === owner.record.game)) {
      return yield* Effect.fail(new Malformed({ field: "bot", message: "no such bot for this game" }));
    }
    const place = owner.seats.find((one) => one.seat === seat);
    if (!place) return yield* Effect.fail(new Malformed({ field: "seat", message: "the table has no such seat" }));
    if (place.guest !== null) return yield* Effect.fail(new SeatTaken({ table }));
    const player = bot === null ? "" : botName(bot, seat);
    yield* stored(Seats.use((seats) => seats.seatBot(table, seat, bot, player)));
    replaceSeat(owner, seat, { bot, player });
    yield* touch(owner);
    if (isFull(owner)) yield* startGame(owner);
    return factsFor(owner, host);
  });

const moveLink = (owner: Owner, guest: string) =>
  Effect.gen(function* () {
    const seat = seatOfGuest(owner, guest);
    if (seat === null) return yield* Effect.fail(new NotYourSeat({ table: owner.id }));
    const token = newToken();
    const expiresAt = (yield* Clock.currentTimeMillis) + Duration.toMillis(LINK_LIFE);
    yield* stored(Seats.use((seats) => seats.offerMove(hashOf(token), owner.id, seat, expiresAt)));
    return { token: `${owner.id}.${token}`, expiresAt };
  });

const claim = (owner: Owner, guest: string, token: string) =>
  Effect.gen(function* () {
    if (seatOfGuest(owner, guest) !== null) return yield* Effect.fail(new AlreadySeated({ table: owner.id }));
    const now = yield* Clock.currentTimeMillis;
    const moved = yield* stored(Seats.use((seats) => seats.claim(hashOf(token), owner.id, guest, now)));
    if (Option.isNone(moved)) {
      return yield* Effect.fail(new LinkVoid({ message: "This link is unknown, used or too old" }));
    }
    const { table, seat } = moved.value;
    replaceSeat(owner, seat, { guest });
    return { table, seat };
  });

type Store = Seats | Tables | EventLog | Catalogue;

const makeSeating = Effect.gen(function* () {
  const hall = yield* Hall;
  const store = yield* Effect.context<Store>();
  const changing = <A, E>(table: string, change: (owner: Owner) => Effect.Effect<A, E, Store>) =>
    hall.change(table, change).pipe(
      Effect.tap(() => Effect.sync(() => hall.announce(table))),
      Effect.provideContext(store),
    );
  return Seating.of({
    take: (guest, wish) => changing(wish.table, (owner) => take(owner, guest, wish)),
    dress: (guest, wish) => changing(wish.table, (owner) => dress(owner, guest, wish)),
    leave: (guest, table) => changing(table, (owner) => leave(owner, guest)),
    setBot: (host, wish) => changing(wish.table, (owner) => setBot(owner, host, wish)),
    moveLink: (guest, table) => changing(table, (owner) => moveLink(owner, guest)),
    claim: (guest, link) => {
      const [table = "", token = ""] = link.split(".");
      const unknown = new LinkVoid({ message: "This link is unknown, used or too old" });
      return changing(table, (owner) => claim(owner, guest, token)).pipe(
        Effect.catchTag("NoSuchTable", () => Effect.fail(unknown)),
      );
    },
  });
});

/** Seats over the hall. */
export const seating = Layer.effect(Seating, makeSeating);
