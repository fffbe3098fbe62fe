import {
  AlreadySeated,
  AlreadyStarted,
  ColoursTaken,
  type DressSeat,
  type FreeSeat,
  LIMITS,
  LinkVoid,
  MalformedInput,
  NotTheHost,
  NotYourSeat,
  Seating,
  SeatTaken,
  type SetBot,
  type TakeSeat,
} from "@blueplate/api";
import { type EventLog, type SeatLook, type SeatRecord, SeatStore, Tables } from "@blueplate/store";
import { nameAmong, unnamedNumber } from "@blueplate/words";
import { Clock, Duration, Effect, Layer, Option } from "effect";
import { hashOf, newToken } from "../secrets.ts";
import { GameCatalogue } from "./catalogue.ts";
import { factsFor } from "./facts.ts";
import { stored } from "../actors/actor-registry.ts";
import { seatReservedFor, seatsOfOthers } from "./reservations.ts";
import { TableRegistry } from "./table-registry.ts";
import { holds, type TableActor, replaceSeat, seatOfGuest } from "./table-actor.ts";
import { isFull, startGame } from "./start.ts";

/** How long a link that opens a seat on another device is good. */
const LINK_LIFE = Duration.minutes(15);

type Wish = Pick<DressSeat, "player" | "banner">;

/** What somebody on a seat is called who wishes for a name, for none (`null`), or says nothing of it: like nobody else at the table. */
const playerAt = (actor: TableActor, { seat, player }: SeatRecord, wish: Wish["player"]): string => {
  const own = wish === null && unnamedNumber(player) === null ? "" : (wish ?? player);
  const others = actor.seats.flatMap((each) => (each.seat === seat ? [] : [each.player]));
  return nameAmong(own, others, LIMITS.name);
};

const lookOf = (actor: TableActor, seat: SeatRecord, wish: Wish): SeatLook => ({
  player: playerAt(actor, seat, wish.player),
  bannerName: wish.banner?.name ?? seat.bannerName,
  bannerColour: wish.banner?.colour ?? seat.bannerColour,
});

/** Somebody came, went or changed: the table is not abandoned. */
const touch = (actor: TableActor) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    yield* stored(Tables.use((tables) => tables.touch(actor.id, now)));
    actor.record = { ...actor.record, updatedAt: now };
  });

const isFree = (seat: SeatRecord) => seat.guest === null && seat.bot === null;

/** No two players look the same: who comes second to colours takes others. A free seat gives its own up. */
const refuseWorn = (actor: TableActor, mine: SeatRecord, look: SeatLook): ColoursTaken | null => {
  if (look.bannerColour === mine.bannerColour) return null;
  const isWorn = actor.seats.some(
    (seat) => seat.seat !== mine.seat && !isFree(seat) && seat.bannerColour === look.bannerColour,
  );
  return isWorn ? new ColoursTaken({ table: actor.id }) : null;
};

/** A free seat that flew the colours which somebody has now put on flies those that were given up: no two seats look the same. */
const swapWithFree = (actor: TableActor, before: SeatRecord, look: SeatLook) =>
  Effect.gen(function* () {
    const other = actor.seats.find(
      (seat) => seat.seat !== before.seat && isFree(seat) && seat.bannerColour === look.bannerColour,
    );
    if (!other || look.bannerColour === before.bannerColour) return;
    const { bannerName, bannerColour } = before;
    const given: SeatLook = { player: other.player, bannerName, bannerColour };
    yield* stored(SeatStore.use((seats) => seats.dress(actor.id, other.seat, given)));
    replaceSeat(actor, other.seat, given);
  });

const take = (actor: TableActor, guest: string, wish: TakeSeat) =>
  Effect.gen(function* () {
    const table = actor.id;
    if (seatOfGuest(actor, guest) !== null) return yield* Effect.fail(new AlreadySeated({ table }));
    if (actor.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table }));
    const others = seatsOfOthers(actor, guest, yield* Clock.currentTimeMillis);
    const offered = actor.seats.filter((seat) => isFree(seat) && !others.includes(seat.seat));
    const wished = wish.seat ?? seatReservedFor(actor, guest);
    const free = offered.find(({ seat }) => seat === wished) ?? (wish.seat === undefined ? offered[0] : undefined);
    if (!free) return yield* Effect.fail(new SeatTaken({ table }));
    const worn = lookOf(actor, free, wish);
    // Whoever comes in the colours of somebody who was quicker sits down in those of the seat.
    const look = refuseWorn(actor, free, worn) ? lookOf(actor, free, { player: worn.player }) : worn;
    const mine = yield* stored(SeatStore.use((seats) => seats.take(table, free.seat, guest, look)));
    if (!mine) return yield* Effect.fail(new SeatTaken({ table }));
    replaceSeat(actor, free.seat, { ...look, guest });
    yield* swapWithFree(actor, free, look);
    yield* touch(actor);
    if (isFull(actor)) yield* Effect.catchTag(startGame(actor), "Malformed", (fault) => Effect.die(fault));
    return factsFor(actor, guest);
  });

const dress = (actor: TableActor, guest: string, wish: Wish) =>
  Effect.gen(function* () {
    const held = actor.seats.find((seat) => holds(seat, guest));
    if (!held) return yield* Effect.fail(new NotYourSeat({ table: actor.id }));
    if (actor.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table: actor.id }));
    const look = lookOf(actor, held, wish);
    const worn = refuseWorn(actor, held, look);
    if (worn) return yield* Effect.fail(worn);
    yield* stored(SeatStore.use((seats) => seats.dress(actor.id, held.seat, look)));
    replaceSeat(actor, held.seat, look);
    yield* swapWithFree(actor, held, look);
    yield* touch(actor);
    return factsFor(actor, guest);
  });

const vacate = (actor: TableActor, seat: number) =>
  Effect.gen(function* () {
    yield* stored(SeatStore.use((seats) => seats.leave(actor.id, seat)));
    replaceSeat(actor, seat, { guest: null, player: "", orders: null, devices: [] });
    yield* touch(actor);
  });

const free = (actor: TableActor, host: string, { seat }: FreeSeat) =>
  Effect.gen(function* () {
    const table = actor.id;
    if (actor.record.host !== host) return yield* Effect.fail(new NotTheHost({ table }));
    if (actor.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table }));
    const guest = actor.seats.find((one) => one.seat === seat)?.guest ?? null;
    if (guest === null) {
      return yield* Effect.fail(new MalformedInput({ field: "seat", message: "nobody sits on this seat" }));
    }
    yield* vacate(actor, seat);
    return factsFor(actor, host);
  });

const leave = (actor: TableActor, guest: string) =>
  Effect.gen(function* () {
    const seat = seatOfGuest(actor, guest);
    if (seat === null) return yield* Effect.fail(new NotYourSeat({ table: actor.id }));
    if (actor.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table: actor.id }));
    yield* vacate(actor, seat);
    return factsFor(actor, guest);
  });

const setBot = (actor: TableActor, host: string, { seat, bot }: SetBot) =>
  Effect.gen(function* () {
    const table = actor.id;
    if (actor.record.host !== host) return yield* Effect.fail(new NotTheHost({ table }));
    if (actor.record.status !== "open") return yield* Effect.fail(new AlreadyStarted({ table }));
    const { bots } = yield* GameCatalogue;
    if (bot !== null && !bots.some(({ id, game }) => id === bot && game === actor.record.game)) {
      return yield* Effect.fail(new MalformedInput({ field: "bot", message: "no such bot for this game" }));
    }
    const place = actor.seats.find((one) => one.seat === seat);
    if (!place) return yield* Effect.fail(new MalformedInput({ field: "seat", message: "the table has no such seat" }));
    if (place.guest !== null) return yield* Effect.fail(new SeatTaken({ table }));
    const player = bot === null ? "" : place.bannerName;
    yield* stored(SeatStore.use((seats) => seats.seatBot(table, seat, bot, player)));
    replaceSeat(actor, seat, { bot, player });
    yield* touch(actor);
    if (isFull(actor)) yield* startGame(actor);
    return factsFor(actor, host);
  });

const deviceLink = (actor: TableActor, guest: string) =>
  Effect.gen(function* () {
    const seat = seatOfGuest(actor, guest);
    if (seat === null) return yield* Effect.fail(new NotYourSeat({ table: actor.id }));
    const token = newToken();
    const expiresAt = (yield* Clock.currentTimeMillis) + Duration.toMillis(LINK_LIFE);
    yield* stored(SeatStore.use((seats) => seats.offer(hashOf(token), actor.id, seat, expiresAt)));
    return { token: `${actor.id}.${token}`, expiresAt };
  });

const claim = (actor: TableActor, guest: string, token: string) =>
  Effect.gen(function* () {
    if (seatOfGuest(actor, guest) !== null) return yield* Effect.fail(new AlreadySeated({ table: actor.id }));
    const now = yield* Clock.currentTimeMillis;
    const opened = yield* stored(SeatStore.use((seats) => seats.claim(hashOf(token), actor.id, guest, now)));
    if (Option.isNone(opened)) {
      return yield* Effect.fail(new LinkVoid({ message: "This link is unknown, used or too old" }));
    }
    const { table, seat } = opened.value;
    replaceSeat(actor, seat, { devices: [...(actor.seats[seat]?.devices ?? []), guest] });
    return { table, seat };
  });

const signOutOthers = (actor: TableActor, guest: string) =>
  Effect.gen(function* () {
    const seat = seatOfGuest(actor, guest);
    if (seat === null) return yield* Effect.fail(new NotYourSeat({ table: actor.id }));
    yield* stored(SeatStore.use((seats) => seats.keepOnly(actor.id, seat, guest)));
    replaceSeat(actor, seat, { guest, devices: [] });
    return factsFor(actor, guest);
  });

type Store = SeatStore | Tables | EventLog | GameCatalogue;

const makeSeating = Effect.gen(function* () {
  const registry = yield* TableRegistry;
  const store = yield* Effect.context<Store>();
  const changing = <A, E>(table: string, change: (actor: TableActor) => Effect.Effect<A, E, Store>) =>
    registry.change(table, change).pipe(
      Effect.tap(() => Effect.sync(() => registry.announce(table))),
      Effect.provideContext(store),
    );
  return Seating.of({
    take: (guest, wish) => changing(wish.table, (actor) => take(actor, guest, wish)),
    dress: (guest, wish) => changing(wish.table, (actor) => dress(actor, guest, wish)),
    leave: (guest, table) => changing(table, (actor) => leave(actor, guest)),
    free: (host, wish) => changing(wish.table, (actor) => free(actor, host, wish)),
    setBot: (host, wish) => changing(wish.table, (actor) => setBot(actor, host, wish)),
    deviceLink: (guest, table) => changing(table, (actor) => deviceLink(actor, guest)),
    signOutOthers: (guest, table) => changing(table, (actor) => signOutOthers(actor, guest)),
    claim: (guest, link) => {
      const [table = "", token = ""] = link.split(".");
      const unknown = new LinkVoid({ message: "This link is unknown, used or too old" });
      return changing(table, (actor) => claim(actor, guest, token)).pipe(
        Effect.catchTag("NoSuchTable", () => Effect.fail(unknown)),
      );
    },
  });
});

/** Seats over the registry. */
export const seating = Layer.effect(Seating, makeSeating);
