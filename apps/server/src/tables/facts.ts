import type { Presence, SeatFacts, TableFacts, TableLine } from "@blueplate/api";
import type { SeatRecord, TableRecord } from "@blueplate/store";
import { type Owner, seatOfGuest } from "./owner.ts";

const seatFacts = (seat: SeatRecord): SeatFacts => ({
  seat: seat.seat,
  kind: seat.bot !== null ? "bot" : seat.guest !== null ? "person" : "open",
  player: seat.player,
  banner: { name: seat.bannerName, colour: seat.bannerColour },
  bot: seat.bot,
});

/** A table as a visitor may know it. The seed shows only after the end. */
export const factsFor = (owner: Owner, visitor: string | null): TableFacts => {
  const { record } = owner;
  return {
    id: record.id,
    name: record.name,
    game: record.game,
    config: record.config,
    hash: record.hash,
    listed: record.listed,
    status: record.status,
    seats: owner.seats.map(seatFacts),
    mySeat: seatOfGuest(owner, visitor),
    host: visitor !== null && record.host === visitor,
    header: record.header,
    seq: owner.log.length - 1,
    outcome: record.outcome,
    readOnly: owner.readOnly,
    seed: record.status === "finished" ? record.seed : null,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
};

/** A line of the lobby's list. */
export const lineFor = (record: TableRecord, seats: readonly SeatRecord[], visitor: string | null): TableLine => ({
  id: record.id,
  name: record.name,
  game: record.game,
  ruleset: record.config.ruleset,
  status: record.status,
  listed: record.listed,
  seats: seats.map(seatFacts),
  mySeat: seats.find((seat) => visitor !== null && seat.guest === visitor)?.seat ?? null,
  host: visitor !== null && record.host === visitor,
  updatedAt: record.updatedAt,
});

/** Who is waited for and who is there. `here`: the guests that follow the table now, one for each connection. */
export const presenceOf = (owner: Owner, here: readonly string[]): Presence => ({
  seq: owner.log.length - 1,
  waitsFor: owner.table ? owner.table.rules.waitsFor(owner.table.state) : [],
  online: owner.seats.filter((seat) => seat.guest !== null && here.includes(seat.guest)).map((seat) => seat.seat),
  watchers: new Set(here.filter((guest) => !owner.seats.some((seat) => seat.guest === guest))).size,
});
