import type { OwnSeat, Presence, SeatFacts, TableFacts, TableLine } from "@blueplate/api";
import { type ControllerChanged, seatOf } from "@blueplate/kernel";
import type { SeatRecord, TableRecord } from "@blueplate/store";
import { holds, type TableActor, seatOfGuest } from "./table-actor.ts";
import { byOrder } from "./standing.ts";
import { awaited, handVotes, nudged, refusedReturn, requestOf, rulesQuestion } from "./questions.ts";

const seatFacts = (seat: SeatRecord, handed?: ControllerChanged): SeatFacts => ({
  seat: seat.seat,
  kind: seat.bot !== null ? "bot" : seat.guest !== null ? "person" : "open",
  player: seat.player,
  banner: { name: seat.bannerName, colour: seat.bannerColour },
  bot: seat.bot,
  standIn: handed?.bot ?? null,
  resigned: handed?.why === "resigned",
});

/** What only the one who holds the seat may know of it. */
const ownSeat = (owner: TableActor, visitor: string | null): OwnSeat | null => {
  const held = owner.seats[seatOfGuest(owner, visitor) ?? -1];
  if (!held) return null;
  return { orders: held.orders, byOrder: byOrder(owner, seatOf(held.seat)), devices: 1 + held.devices.length };
};

/** A table as a visitor may know it. The seed shows only after the end. */
export const factsFor = (owner: TableActor, visitor: string | null): TableFacts => {
  const { record } = owner;
  return {
    id: record.id,
    name: record.name,
    game: record.game,
    config: record.config,
    hash: record.hash,
    listed: record.listed,
    status: record.status,
    seats: owner.seats.map((seat) => seatFacts(seat, owner.standIns.get(seatOf(seat.seat)))),
    mySeat: seatOfGuest(owner, visitor),
    own: ownSeat(owner, visitor),
    host: visitor !== null && record.host === visitor,
    header: record.header,
    seq: owner.log.length - 1,
    outcome: record.outcome,
    request: requestOf(owner),
    refused: refusedReturn(owner),
    votes: handVotes(owner),
    nudges: nudged(owner),
    readOnly: owner.readOnly,
    rulesQuestion: rulesQuestion(owner),
    seed: record.status === "finished" ? record.seed : null,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
};

/** Whether the game, or the question how it goes on, waits for a visitor, as long as no bot acts in their place. */
export const waitsForVisitor = (owner: TableActor, visitor: string): boolean => {
  const waiting: readonly number[] = rulesQuestion(owner)?.waitsFor ?? awaited(owner);
  return waiting.some((seat) => seat === seatOfGuest(owner, visitor) && !owner.standIns.has(seatOf(seat)));
};

/** What is played at a table, as a line says it. */
export type LineSetup = Pick<TableLine, "ruleset" | "modules">;

/** A line of the lobby's list. */
export const lineFor = (
  record: TableRecord,
  seats: readonly SeatRecord[],
  visitor: string | null,
  waitsForMe: boolean,
  setup: LineSetup,
): TableLine => ({
  id: record.id,
  name: record.name,
  game: record.game,
  ...setup,
  status: record.status,
  listed: record.listed,
  seats: seats.map((seat) => seatFacts(seat)),
  mySeat: seats.find((seat) => visitor !== null && holds(seat, visitor))?.seat ?? null,
  host: visitor !== null && record.host === visitor,
  waitsForMe,
  winners: record.status === "finished" ? (record.outcome?.winners ?? null) : null,
  updatedAt: record.updatedAt,
});

/** Who is waited for and who is there. `here`: the guests that follow the table now, one for each connection. */
export const presenceOf = (owner: TableActor, here: readonly string[]): Presence => ({
  seq: owner.log.length - 1,
  waitsFor: awaited(owner),
  online: owner.seats.filter((seat) => here.some((guest) => holds(seat, guest))).map((seat) => seat.seat),
  watchers: new Set(here.filter((guest) => seatOfGuest(owner, guest) === null)).size,
});
