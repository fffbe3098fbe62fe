import type { OwnSeat, Presence, SeatFacts, TableFacts, TableGlance, TableLine } from "@blueplate/api";
import { type ControllerChanged, seatOf } from "@blueplate/kernel";
import { isProgram, type SeatRecord, type TableRecord } from "@blueplate/store";
import { holds, type TableActor, seatOfGuest } from "./table-actor.ts";
import { byOrder } from "./conditional-orders.ts";
import { reservationFacts } from "./reservations.ts";
import { askedRematch, awaited, handVotes, nudged, refusedReturn, requestOf, rulesQuestion } from "./questions.ts";

const seatFacts = (seat: SeatRecord, handed?: ControllerChanged): SeatFacts => ({
  seat: seat.seat,
  kind: seat.bot !== null ? "bot" : seat.guest !== null ? "person" : "open",
  player: seat.player,
  banner: { name: seat.bannerName, colour: seat.bannerColour },
  bot: seat.bot,
  program: isProgram(seat.guest),
  standIn: handed?.bot ?? null,
  resigned: handed?.why === "resigned",
});

/** What only the one who holds the seat may know of it. */
const ownSeat = (actor: TableActor, visitor: string | null): OwnSeat | null => {
  const held = actor.seats[seatOfGuest(actor, visitor) ?? -1];
  if (!held) return null;
  return { orders: held.orders, byOrder: byOrder(actor, seatOf(held.seat)), devices: 1 + held.devices.length };
};

/** A table as a visitor may know it. The seed shows only after the end. */
export const factsFor = (actor: TableActor, visitor: string | null): TableFacts => {
  const { record } = actor;
  return {
    id: record.id,
    name: record.name,
    game: record.game,
    config: record.config,
    hash: record.hash,
    listed: record.listed,
    origin: record.origin,
    status: record.status,
    seats: actor.seats.map((seat) => seatFacts(seat, actor.standIns.get(seatOf(seat.seat)))),
    mySeat: seatOfGuest(actor, visitor),
    own: ownSeat(actor, visitor),
    host: visitor !== null && record.host === visitor,
    header: record.header,
    seq: actor.log.length - 1,
    outcome: record.outcome,
    request: requestOf(actor),
    refused: refusedReturn(actor),
    votes: handVotes(actor),
    nudges: nudged(actor),
    readOnly: actor.readOnly,
    rulesQuestion: rulesQuestion(actor),
    // The link of a game that is over asks nobody to the next one (docs/decisions/server.md).
    rematch: seatOfGuest(actor, visitor) === null ? null : askedRematch(actor),
    reserved: reservationFacts(actor, visitor),
    seed: record.status === "finished" ? record.seed : null,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
};

/** Whether the game, or the question how it goes on, waits for a visitor, as long as no bot acts in their place. */
export const waitsForVisitor = (actor: TableActor, visitor: string): boolean => {
  const waiting: readonly number[] = rulesQuestion(actor)?.waitsFor ?? awaited(actor);
  return waiting.some((seat) => seat === seatOfGuest(actor, visitor) && !actor.standIns.has(seatOf(seat)));
};

/** What is played at a table, as a line says it. */
export type LineSetup = Pick<TableLine, "ruleset" | "modules" | "opening">;

/** A line of the lobby's list. */
export const lineFor = (
  record: TableRecord,
  seats: readonly SeatRecord[],
  visitor: string | null,
  waitsForMe: boolean,
  setup: LineSetup,
  glance: TableGlance | null,
): TableLine => ({
  id: record.id,
  name: record.name,
  game: record.game,
  ...setup,
  status: record.status,
  listed: record.listed,
  origin: record.origin,
  seats: seats.map((seat) => seatFacts(seat)),
  mySeat: seats.find((seat) => visitor !== null && holds(seat, visitor))?.seat ?? null,
  host: visitor !== null && record.host === visitor,
  waitsForMe,
  reserved: record.status === "open" ? reservationFacts({ record }, visitor) : null,
  winners: record.status === "finished" ? (record.outcome?.winners ?? null) : null,
  glance,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
});

/** Who is waited for and who is there. `here`: the guests that follow the table now, one for each connection. */
export const presenceOf = (actor: TableActor, here: readonly string[]): Presence => ({
  seq: actor.log.length - 1,
  waitsFor: awaited(actor),
  online: actor.seats.filter((seat) => here.some((guest) => holds(seat, guest))).map((seat) => seat.seat),
  watchers: new Set(here.filter((guest) => seatOfGuest(actor, guest) === null)).size,
});
