import { Schema } from "effect";
import { id, line } from "../inputs.ts";

const Text = Schema.String;
/** Milliseconds since 1970, UTC. */
const Time = Schema.Int;

/** Why something is done: it stands in the audit log. */
const reason = line(200);

/** A table as an operator sees it: how far it is and who sits there, nothing of what lies on it. */
export const AdminTable = Schema.Struct({
  id,
  name: Text,
  game: Text,
  status: Schema.Literals(["open", "running", "finished"]),
  host: id,
  /** Null while the table is not in memory, and for a game without them. */
  phase: Schema.NullOr(Text),
  round: Schema.NullOr(Schema.Int),
  seats: Schema.Natural,
  seatsTaken: Schema.Natural,
  watchers: Schema.Natural,
  entries: Schema.Natural,
  lastMoveAt: Time,
  isLoaded: Schema.Boolean,
}).annotate({ identifier: "AdminTable" });
export type AdminTable = typeof AdminTable.Type;

/** A guest as an operator sees them. `network` and `seenAt` are known since the server started, and kept nowhere. */
export const AdminPerson = Schema.Struct({
  id,
  createdAt: Time,
  names: Schema.Array(Text),
  hosted: Schema.Natural,
  unfinished: Schema.Natural,
  lastMoveAt: Schema.NullOr(Time),
  programs: Schema.Array(Schema.Struct({ id, name: Text })),
  seenAt: Schema.NullOr(Time),
  network: Schema.NullOr(Text),
  isBanned: Schema.Boolean,
}).annotate({ identifier: "AdminPerson" });
export type AdminPerson = typeof AdminPerson.Type;

/** A failure of the server's own as its log tells it. `request`: the id of the request in which it happened. */
export const LoggedFailure = Schema.Struct({
  at: Time,
  request: Schema.NullOr(Text),
  message: Text,
}).annotate({ identifier: "LoggedFailure" });
export type LoggedFailure = typeof LoggedFailure.Type;

/** Whom a ban is for: a guest by their id, or everybody of a network by its address. */
export const BanTarget = Schema.Struct({
  kind: Schema.Literals(["guest", "network"]),
  target: Schema.String.check(Schema.isPattern(/^[\w.:/-]{1,64}$/)),
});
export type BanTarget = typeof BanTarget.Type;

/** A ban that holds. */
export const Ban = Schema.Struct({ ...BanTarget.fields, reason: Text, at: Time }).annotate({ identifier: "Ban" });
export type Ban = typeof Ban.Type;

/** What an operator has done. */
export const AuditLine = Schema.Struct({
  seq: Schema.Natural,
  kind: Schema.Literals([
    "close-table",
    "ban-guest",
    "unban-guest",
    "ban-network",
    "unban-network",
    "read-only",
    "writable",
  ]),
  target: Text,
  reason: Text,
  at: Time,
}).annotate({ identifier: "AuditLine" });
export type AuditLine = typeof AuditLine.Type;

/** What the server is busy with, what it refuses, and what went wrong last. */
export const ServerState = Schema.Struct({
  startedAt: Time,
  isReadOnly: Schema.Boolean,
  queues: Schema.Struct({
    /** Requests that are not answered yet. */
    waiting: Schema.Natural,
    isOverloaded: Schema.Boolean,
    /** Open streams of events. */
    streams: Schema.Natural,
    /** Bots that think, and those that wait for a place to. */
    botsThinking: Schema.Natural,
    botsWaiting: Schema.Natural,
    tablesLoaded: Schema.Natural,
  }),
  bans: Schema.Array(Ban),
  /** The newest first. */
  failures: Schema.Array(LoggedFailure),
}).annotate({ identifier: "ServerState" });
export type ServerState = typeof ServerState.Type;

/** Every action says why. */
export const ActionReason = Schema.Struct({ reason });
export const NewBan = Schema.Struct({ ...BanTarget.fields, reason });
export type NewBan = typeof NewBan.Type;
export const WantedMode = Schema.Struct({ isReadOnly: Schema.Boolean, reason });
export type WantedMode = typeof WantedMode.Type;

/** What people or tables are looked for by: an id, or a part of a name. */
export const Sought = { search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(64))) };
