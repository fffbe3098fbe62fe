import type { Failure, NoSuchBot } from "../failures.ts";
import {
  type Problem,
  problemOfRow,
  type ProblemParts,
  type ProblemRow,
  type ProblemStatus,
  TRANSPORT_ROWS,
} from "./problem-kinds.ts";
import type { KeyReused, NoSuchChallenge, NoSuchRules, NotOffered, NotSimulated, OutOfScope } from "./failures.ts";

/** Failures that only this protocol has. */
export type OwnFailure = KeyReused | NoSuchBot | NoSuchChallenge | NoSuchRules | NotOffered | NotSimulated | OutOfScope;

const row = <S extends ProblemStatus>(status: S, title: string, advice: string): ProblemRow<S> => ({
  status,
  title,
  advice,
});

/** What each failure is answered with. Whoever adds a failure of the ports writes here what a bot does about it. */
export const PROBLEM_ROWS = {
  Malformed: TRANSPORT_ROWS.Malformed,
  OutOfScope: row(
    403,
    "The token does not allow this",
    "Ask the bot's owner for a token with the scope that `detail` names.",
  ),
  NotYourSeat: row(
    403,
    "The bot does not sit at this table",
    "Sit down first: POST /api/v1/tables/{table}/seat, or accept a challenge.",
  ),
  NotTheHost: row(
    403,
    "Only whoever opened the table may do this",
    "Leave it to the host, or open a table of your own.",
  ),
  NoSuchTable: row(
    404,
    "There is no such table",
    "Take an id from GET /api/v1/tables; a table that nobody started may have been closed.",
  ),
  NoSuchBot: row(404, "There is no such bot", "Take an id from GET /api/v1/bots."),
  NoSuchChallenge: row(
    404,
    "There is no such challenge",
    "Read GET /api/v1/challenges again: challenges end when answered, after a day, and with the server.",
  ),
  NoSuchRules: row(
    404,
    "No rules with this hash are known here",
    "Take `hash` from a table's facts; rules of past versions are not kept.",
  ),
  LinkVoid: row(404, "The link does not work any more", "Ask for a new one."),
  NoSuchStudy: row(404, "There is no such study", "Take an id from the list of studies."),
  SeatTaken: row(409, "The seat is taken", "Look at GET /api/v1/tables for another open seat."),
  AlreadySeated: row(409, "The bot sits at this table already", "Go on with the seat it has."),
  ColoursTaken: row(409, "Somebody at the table has these colours", "Choose another colour, or none."),
  AlreadyStarted: row(409, "The game has begun", "Choose a table whose status is `open`."),
  NotStarted: row(409, "The game has not begun", "Follow /api/v1/tables/{table}/events until an entry comes."),
  SeatsFree: row(409, "There are free seats", "Name a bot that takes them, or wait."),
  Refused: row(
    409,
    "The rules do not allow it",
    "`refusal` names the paragraph. Read the state and the forms again and choose from what is offered.",
  ),
  NotOffered: row(409, "This is not offered", "Ask for the slot's candidates again with what was picked before it."),
  KeyReused: row(
    409,
    "This id was used for other commands",
    "Choose a new id for every decision, and the same one only for a repeat.",
  ),
  NotSimulated: row(
    409,
    "This cannot be simulated",
    "Fill closed envelopes with a guess of your own, and send fewer commands.",
  ),
  ReadOnly: row(409, "The game can only be looked at", "Leave it: its rules have changed since."),
  AskedAlready: row(409, "Somebody else's request is open", "Wait for its answer."),
  NotAsked: row(409, "The request is no longer open", "Nothing; go on."),
  HandedOver: row(409, "A built-in bot plays this seat", "Read the state once: that takes the seat back."),
  Resigned: row(409, "The seat was given up for good", "Sit down at another table."),
  NotAway: row(409, "This player has not been waited for long enough", "Wait."),
  NotWaited: row(409, "Nobody waits for this player", "Nothing; go on."),
  NudgedAlready: row(409, "This player was nudged already", "Wait."),
  TooManyTables: row(409, "Too many unfinished tables", "Finish or close some first."),
  TooManyBots: row(409, "Too many bots", "Revoke the tokens of some first: DELETE /api/v1/bots/{bot}."),
  NotTheOwner: row(403, "Only an owner may do this", "Leave it to the owner."),
  TooManyStudies: row(409, "Too many studies", "Delete some first."),
  TooMany: TRANSPORT_ROWS.TooMany,
  Banned: TRANSPORT_ROWS.Banned,
  ServerReadOnly: TRANSPORT_ROWS.ServerReadOnly,
  Overloaded: row(
    503,
    "The server takes nothing new now",
    "Wait `retryAfterMs` milliseconds; games that are being played go on.",
  ),
  NotStored: row(
    503,
    "The server could not write it down",
    "Send the same request again with the same id: it is never done twice.",
  ),
} as const satisfies Readonly<Record<(Failure | OwnFailure)["_tag"], ProblemRow>>;

type Rows = typeof PROBLEM_ROWS;

/** The status that a failure is answered with. */
export type StatusOf<F extends Failure | OwnFailure> = F extends unknown ? Rows[F["_tag"]]["status"] : never;

/** The problem of a status, for each of them. */
type ProblemsOf<S extends ProblemStatus> = S extends unknown ? Problem<S> : never;

const partsOf = (failure: Failure | OwnFailure): ProblemParts => ({
  ...("field" in failure ? { field: failure.field } : {}),
  ...("index" in failure && failure.index !== undefined ? { index: failure.index } : {}),
  // cast: a refusal is JSON, as every value of the rules.
  ...(failure._tag === "Refused" ? { refusal: failure.refusal as unknown as NonNullable<Problem["refusal"]> } : {}),
  ...(failure._tag === "TooMany" ? { retryAfterMs: failure.retryAfterMs ?? failure.retryAfter * 1_000 } : {}),
  ...(failure._tag === "Overloaded" || failure._tag === "ServerReadOnly"
    ? { retryAfterMs: failure.retryAfter * 1_000 }
    : {}),
});

/** A failure as the problem that is answered. What the rules refuse is called as they call it. */
export const problemOf = <F extends Failure | OwnFailure>(failure: F): ProblemsOf<StatusOf<F>> => {
  const known: ProblemRow = PROBLEM_ROWS[failure._tag];
  const tag = failure._tag === "Refused" ? failure.refusal._tag : failure._tag;
  const problem = { ...problemOfRow(failure._tag, known, failure.message || known.title, partsOf(failure)), tag };
  // cast: the row of a failure has the status that its type says.
  return problem as ProblemsOf<StatusOf<F>>;
};
