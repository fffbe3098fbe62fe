import {
  AlreadySeated,
  AlreadyStarted,
  ColoursTaken,
  type DressSeat,
  type FreeSeat,
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
import { GameCatalogue } from "./catalogue.ts";
import { factsFor } from "./facts.ts";
import { stored } from "../holding/actor-registry.ts";
import { TableRegistry } from "./table-registry.ts";
import { holds, type TableActor, replaceSeat, seatOfGuest } from "./table-actor.ts";
import { botName, isFull, startGame } from "./start.ts";

/** How long a link that opens a seat on another device is good. */
const LINK_LIFE = Duration.minutes(15);

type Wish = Pick<DressSeat, "player" | "banner">;

const lookOf = (seat: SeatRecord, wish: Wish): SeatLook => ({
  player: wish.player ?? seat.player,
  bannerName: wish.banner?.name ?? seat.bannerName,
  bannerColour: wish.banner?.colour ?? seat.bannerColour,
});

/** Somebody came, went or changed: the table is not abandoned. */
const touch = (owner: TableActor) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    yield* stored(Tables.use((tables) => tables.touch(owner.id, now)));
    owner.record = { ...owner.record, updatedAt: now };
  });

const isFree = (seat: SeatRecord) => seat.guest === null && seat.bot === null;

/** No two players look the same: who comes second to colours takes others. A free seat gives its own up. */
const refuseWorn = (owner: TableActor, mine: SeatRecord, look: SeatLook): ColoursTaken | null => {
  if (look.bannerColour === mine.bannerColour) return null;
  const isWorn = owner.seats.some(
    (seat) => seat.seat !== mine.seat && !isFree(seat) && seat.bannerColour === look.bannerColour,
  );
  return isWorn ? new ColoursTaken({ table: owner.id }) : null;
};

/** A free seat that flew the colours which somebody has now put on flies those that were given up: no two seats look the same. */
const swapWithFree = (owner: TableActor, before: SeatRecord, look: SeatLook) =>
  Effect.gen(function* () {
    const other = owner.seats.find(
      (seat) => seat.seat !== before.seat && isFree(seat) && seat.bannerColour === look.bannerColour,
    );
    if (!other || look.bannerColour === before.bannerColour) return;
    const { bannerName, bannerColour } = before;
    const given: SeatLook = { player: other.player, bannerName, bannerColour };
    yield* stored(Seats.use((seats) => seats.dress(owner.id, other.seat, given)));
    replaceSeat(owner, other.seat, given);
  });

const take = (owner: TableActor, guest: string, wish: TakeSeat) =>
  Effect.gen(function* () {
    const table = owner.id;
    if (seatOfGuest(owner, guest) !== null) return yield* Effect.fail(new AlreadySeated({ table }));
    if (owner.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table }));
    const free = owner.seats.find((seat) => isFree(seat) && (wish.seat === undefined || seat.seat === wish.seat));
    if (!free) return yield* Effect.fail(new SeatTaken({ table }));
    const wished = lookOf(free, wish);
    // Whoever comes in the colours of somebody who was quicker sits down in those of the seat.
    const look = refuseWorn(owner, free, wished) ? lookOf(free, { player: wish.player }) : wished;
    const mine = yield* stored(Seats.use((seats) => seats.take(table, free.seat, guest, look)));
    if (!mine) return yield* Effect.fail(new SeatTaken({ table }));
    replaceSeat(owner, free.seat, { ...look, guest });
    yield* swapWithFree(owner, free, look);
    yield* touch(owner);
    if (isFull(owner)) yield* Effect.catchTag(startGame(owner), "Malformed", (fault) => Effect.die(fault));
    return factsFor(owner, guest);
  });

const dress = (owner: TableActor, guest: string, wish: Wish) =>
  Effect.gen(function* () {
    const held = owner.seats.find((seat) => holds(seat, guest));
    if (!held) return yield* Effect.fail(new NotYourSeat({ table: owner.id }));
    if (owner.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table: owner.id }));
    const look = lookOf(held, wish);
    const worn = refuseWorn(owner, held, look);
    if (worn) return yield* Effect.fail(worn);
    yield* stored(Seats.use((seats) => seats.dress(owner.id, held.seat, look)));
    replaceSeat(owner, held.seat, look);
    yield* swapWithFree(owner, held, look);
    yield* touch(owner);
    return factsFor(owner, guest);
  });

const vacate = (owner: TableActor, seat: number) =>
  Effect.gen(function* () {
    yield* stored(Seats.use((seats) => seats.leave(owner.id, seat)));
    replaceSeat(owner, seat, { guest: null, player: "", orders: null, devices: [] });
    yield* touch(owner);
  });

const free = (owner: TableActor, host: string, { seat }: FreeSeat) =>
  Effect.gen(function* () {
    const table = owner.id;
    if (owner.record.host !== host) return yield* Effect.fail(new NotTheHost({ table }));
    if (owner.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table }));
    const guest = owner.seats.find((one) => one.seat === seat)?.guest ?? null;
    if (guest === null) {
      return yield* Effect.fail(new Malformed({ field: "seat", message: "nobody sits on this seat" }));
    }
    yield* vacate(owner, seat);
    return factsFor(owner, host);
  });

const leave = (owner: TableActor, guest: string) =>
  Effect.gen(function* () {
    const seat = seatOfGuest(owner, guest);
    if (seat === null) return yield* Effect.fail(new NotYourSeat({ table: owner.id }));
    if (owner.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table: owner.id }));
    yield* vacate(owner, seat);
    return factsFor(owner, guest);
  });

const setBot = (owner: TableActor, host: string, { seat, bot }: SetBot) =>
  Effect.gen(function* () {
    const table = owner.id;
    if (owner.record.host !== host) return yield* Effect.fail(new NotTheHost({ table }));
    if (owner.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table }));
    const { bots } = yield* GameCatalogue;
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

const deviceLink = (owner: TableActor, guest: string) =>
  Effect.gen(function* () {
    const seat = seatOfGuest(owner, guest);
    if (seat === null) return yield* Effect.fail(new NotYourSeat({ table: owner.id }));
    const token = newToken();
    const expiresAt = (yield* Clock.currentTimeMillis) + Duration.toMillis(LINK_LIFE);
    yield* stored(Seats.use((seats) => seats.offer(hashOf(token), owner.id, seat, expiresAt)));
    return { token: `${owner.id}.${token}`, expiresAt };
  });

const claim = (owner: TableActor, guest: string, token: string) =>
  Effect.gen(function* () {
    if (seatOfGuest(owner, guest) !== null) return yield* Effect.fail(new AlreadySeated({ table: owner.id }));
    const now = yield* Clock.currentTimeMillis;
    const opened = yield* stored(Seats.use((seats) => seats.claim(hashOf(token), owner.id, guest, now)));
    if (Option.isNone(opened)) {
      return yield* Effect.fail(new LinkVoid({ message: "This link is unknown, used or too old" }));
    }
    const { table, seat } = opened.value;
    replaceSeat(owner, seat, { devices: [...(owner.seats[seat]?.devices ?? []), guest] });
    return { table, seat };
  });

const signOutOthers = (owner: TableActor, guest: string) =>
  Effect.gen(function* () {
    const seat = seatOfGuest(owner, guest);
    if (seat === null) return yield* Effect.fail(new NotYourSeat({ table: owner.id }));
    yield* stored(Seats.use((seats) => seats.keepOnly(owner.id, seat, guest)));
    replaceSeat(owner, seat, { guest, devices: [] });
    return factsFor(owner, guest);
  });

type Store = Seats | Tables | EventLog | GameCatalogue;

const makeSeating = Effect.gen(function* () {
  const registry = yield* TableRegistry;
  const store = yield* Effect.context<Store>();
  const changing = <A, E>(table: string, change: (owner: TableActor) => Effect.Effect<A, E, Store>) =>
    registry.change(table, change).pipe(
      Effect.tap(() => Effect.sync(() => registry.announce(table))),
      Effect.provideContext(store),
    );
  return Seating.of({
    take: (guest, wish) => changing(wish.table, (owner) => take(owner, guest, wish)),
    dress: (guest, wish) => changing(wish.table, (owner) => dress(owner, guest, wish)),
    leave: (guest, table) => changing(table, (owner) => leave(owner, guest)),
    free: (host, wish) => changing(wish.table, (owner) => free(owner, host, wish)),
    setBot: (host, wish) => changing(wish.table, (owner) => setBot(owner, host, wish)),
    deviceLink: (guest, table) => changing(table, (owner) => deviceLink(owner, guest)),
    signOutOthers: (guest, table) => changing(table, (owner) => signOutOthers(owner, guest)),
    claim: (guest, link) => {
      const [table = "", token = ""] = link.split(".");
      const unknown = new LinkVoid({ message: "This link is unknown, used or too old" });
      return changing(table, (owner) => claim(owner, guest, token)).pipe(
        Effect.catchTag("NoSuchTable", () => Effect.fail(unknown)),
      );
    },
  });
});

/** Seats over the registry. */
export const seating = Layer.effect(Seating, makeSeating);
