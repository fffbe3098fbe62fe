import { Effect } from "effect";
import { HttpApiBuilder } from "effect/http-api";
import { Consent, PlayPort, Seating } from "../../ports.ts";
import { botProtocol } from "../api.ts";
import { ProgramSeat } from "../ports.ts";
import type { CommandBatch } from "../schemas.ts";
import { byBot, tableByBot } from "./answered.ts";
import { followTable } from "./follow.ts";

/** Plays a batch, and tells the table why, once. */
const playAndSay = (bot: string, table: string, { why, ...batch }: CommandBatch) =>
  Effect.gen(function* () {
    const played = yield* ProgramSeat.use((seat) => seat.play(bot, table, batch));
    if (why !== undefined && !played.repeated) yield* Effect.ignore(PlayPort.use((play) => play.say(bot, table, why)));
    return played;
  });

const resign = (bot: string, table: string) =>
  Effect.gen(function* () {
    const standIn = yield* ProgramSeat.use((seat) => seat.standIn(table));
    return yield* Consent.use((consent) => consent.resign(bot, { table, bot: standIn }));
  });

/** A seat at a table: sitting down, looking, playing. */
export const seatHandlers = HttpApiBuilder.group(botProtocol, "seat", (handlers) =>
  handlers
    .handle("takeSeat", ({ params: { table }, payload }) =>
      tableByBot("play", "seat", ({ id, name }) =>
        Seating.use((seating) => seating.take(id, { player: name, ...payload, table })),
      ),
    )
    .handle("leaveSeat", ({ params: { table } }) =>
      tableByBot("play", "seat", ({ id }) => Seating.use((seating) => seating.leave(id, table))),
    )
    .handle("getSeat", ({ params: { table } }) =>
      byBot("read", "look", ({ id }) => ProgramSeat.use((seat) => seat.state(id, table))),
    )
    .handle("listForms", ({ params: { table } }) =>
      byBot("read", "look", ({ id }) => ProgramSeat.use((seat) => seat.forms(id, table))),
    )
    .handle("nextSlot", ({ params: { table }, payload }) =>
      byBot("read", "look", ({ id }) => ProgramSeat.use((seat) => seat.next(id, table, payload))),
    )
    .handle("playCommands", ({ params: { table }, payload }) =>
      byBot("play", "command", ({ id }) => playAndSay(id, table, payload)),
    )
    .handle("resignSeat", ({ params: { table } }) => tableByBot("play", "seat", ({ id }) => resign(id, table)))
    .handle("followTable", ({ params: { table }, query: { after }, headers, request }) =>
      byBot("read", "watch", ({ id }) =>
        followTable(id, table, { after, lastEventId: headers["last-event-id"], accept: request.headers["accept"] }),
      ),
    ),
);
