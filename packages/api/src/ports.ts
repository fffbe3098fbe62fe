import type { Json } from "@blueplate/kernel";
import { Context } from "effect";
import type { Answer, Guest, Visitor } from "./answer.ts";
import type { Cursor } from "./cursor.ts";
import type {
  AlreadySeated,
  AlreadyStarted,
  AskedAlready,
  ColoursTaken,
  HandedOver,
  LinkVoid,
  MalformedInput,
  NoSuchTable,
  NotAsked,
  NotAway,
  NotStarted,
  NotTheHost,
  NotWaited,
  NotYourSeat,
  Overloaded,
  NudgedAlready,
  ReadOnly,
  Refused,
  Resigned,
  SeatsFree,
  SeatTaken,
  TooManyTables,
} from "./failures.ts";
import type {
  AnswerRollback,
  AnswerRules,
  AskRematch,
  AskRollback,
  ContinuedTable,
  DressSeat,
  FreeSeat,
  HandOver,
  ListTables,
  NewTable,
  NudgeSeat,
  PlayCommand,
  PlayDaily,
  Resign,
  SetBot,
  SetOrders,
  TakeSeat,
  UndoCommand,
  WantedStatistics,
  WithdrawRollback,
} from "./inputs.ts";
import type { DailyTown, GameStatistics, TableList, WeeklyGame } from "./outputs/lists.ts";
import type { GameFacts, TableFacts } from "./outputs/table.ts";
import type { WatchMessage } from "./outputs/watching.ts";

/** Tables as the lobby deals with them. */
export class Lobby extends Context.Service<
  Lobby,
  {
    readonly games: readonly GameFacts[];
    /** Opens a table; it starts by itself when every seat is filled. */
    create(host: Guest, table: NewTable): Answer<TableFacts, MalformedInput | TooManyTables>;
    /** Opens a table that goes on from a line of another game, with new dice; refused where the rules do not lead there. */
    resume(host: Guest, wish: ContinuedTable): Answer<TableFacts, MalformedInput | Refused | TooManyTables>;
    /**
     * The table where the people of one that is over play on: the first of them who asks opens it, and the others are answered the same
     * one as long as it is not over or closed. Who played alone opens one each time. `isNew`: this call has opened it.
     */
    rematch(
      guest: Guest,
      wish: AskRematch,
    ): Answer<
      { readonly facts: TableFacts; readonly isNew: boolean },
      NoSuchTable | NotYourSeat | MalformedInput | TooManyTables
    >;
    list(visitor: Visitor, wish: ListTables): Answer<TableList>;
    /** The listed game with the closest end of the last seven days; null where none ended. */
    week(visitor: Visitor): Answer<WeeklyGame | null>;
    get(visitor: Visitor, table: string): Answer<TableFacts, NoSuchTable>;
    /** Starts now; free seats go to `bot`. */
    start(
      host: Guest,
      table: string,
      bot: string | undefined,
    ): Answer<TableFacts, NoSuchTable | NotTheHost | AlreadyStarted | SeatsFree | MalformedInput>;
    /** Closes a table for good: before the start, or a game that nobody else plays. Whoever follows it is told. */
    close(host: Guest, table: string): Answer<{ readonly closed: string }, NoSuchTable | NotTheHost | AlreadyStarted>;
  }
>()("api/Lobby") {}

/** Who sits where. */
export class Seating extends Context.Service<
  Seating,
  {
    take(guest: Guest, wish: TakeSeat): Answer<TableFacts, NoSuchTable | SeatTaken | AlreadySeated | AlreadyStarted>;
    dress(guest: Guest, look: DressSeat): Answer<TableFacts, NoSuchTable | NotYourSeat | AlreadyStarted | ColoursTaken>;
    /** Stands up before the start; the seat is free again. */
    leave(guest: Guest, table: string): Answer<TableFacts, NoSuchTable | NotYourSeat | AlreadyStarted>;
    /** Makes somebody else stand up before the start; whoever it is may sit down again. */
    free(host: Guest, wish: FreeSeat): Answer<TableFacts, NoSuchTable | NotTheHost | AlreadyStarted | MalformedInput>;
    /** Gives a seat without a person to a bot or frees it; the game starts when that fills the table. */
    setBot(
      host: Guest,
      wish: SetBot,
    ): Answer<TableFacts, NoSuchTable | NotTheHost | AlreadyStarted | SeatTaken | MalformedInput>;
    /** A token, good once and for a while: whoever brings it holds the caller's seat too. Milliseconds since 1970. */
    deviceLink(
      guest: Guest,
      table: string,
    ): Answer<{ readonly token: string; readonly expiresAt: number }, NoSuchTable | NotYourSeat>;
    claim(
      guest: Guest,
      token: string,
    ): Answer<{ readonly table: string; readonly seat: number }, LinkVoid | AlreadySeated>;
    /** The caller alone holds the seat from now on: other devices become watchers, links that nobody has used are void. */
    signOutOthers(guest: Guest, table: string): Answer<TableFacts, NoSuchTable | NotYourSeat>;
  }
>()("api/Seating") {}

type PlayFailure =
  | NoSuchTable
  | NotYourSeat
  | NotStarted
  | HandedOver
  | MalformedInput
  | Refused
  | ReadOnly
  | Overloaded;

/** Commands, chat and the log of one table. */
export class PlayPort extends Context.Service<
  PlayPort,
  {
    /** Answers only after the entry is stored. What is refused as too much at once has not begun: the same may be asked again. */
    submit(guest: Guest, request: PlayCommand): Answer<{ readonly seq: number }, PlayFailure>;
    /** Takes back what the caller decided last, with what bots have answered to it. */
    undo(guest: Guest, wish: UndoCommand): Answer<{ readonly seq: number }, PlayFailure>;
    /**
     * Sets what the caller's seat decides beforehand: played as soon as it is asked, seen by nobody else, and put aside for what
     * the seat took back. Answers what was understood.
     */
    order(guest: Guest, wish: SetOrders): Answer<{ readonly orders: Json }, PlayFailure>;
    say(guest: Guest, table: string, text: string): Answer<{ readonly seq: number }, NoSuchTable | NotYourSeat>;
    /** The log as JSON lines; with closed envelopes until the end. */
    exportLog(visitor: Visitor, table: string): Answer<string, NoSuchTable | NotStarted>;
  }
>()("api/Play") {}

type HandFailure = NoSuchTable | NotYourSeat | NotStarted | ReadOnly | Refused | MalformedInput | Resigned;

/** What the people at a table agree on: going back further than anybody may alone, and who plays for whom. */
export class Consent extends Context.Service<
  Consent,
  {
    /**
     * Goes back at once where the caller may alone or nobody else is asked (bots accept); otherwise asks the others: `seq` is
     * the entry that took it back, or null while they are asked.
     */
    ask(guest: Guest, wish: AskRollback): Answer<{ readonly seq: number | null }, PlayFailure | AskedAlready>;
    /** Accepts or refuses; the last one to accept takes it back. A refused request is gone. */
    answer(guest: Guest, answer: AnswerRollback): Answer<{ readonly seq: number | null }, PlayFailure | NotAsked>;
    withdraw(guest: Guest, wish: WithdrawRollback): Answer<{ readonly withdrawn: string }, PlayFailure | NotAsked>;
    /**
     * Accepts or refuses the rules of today for a table that they decide differently; `seq` is the entry by which it goes on, or null
     * while others have not accepted.
     */
    answerRules(
      guest: Guest,
      answer: AnswerRules,
    ): Answer<{ readonly seq: number | null }, NoSuchTable | NotYourSeat | HandedOver | NotAsked>;
    resign(guest: Guest, wish: Resign): Answer<TableFacts, HandFailure>;
    /** Hands over one's own seat at once; somebody else's when more than half of the others want it. */
    handOver(guest: Guest, wish: HandOver): Answer<TableFacts, HandFailure | HandedOver | NotAway>;
    takeBack(guest: Guest, table: string): Answer<TableFacts, HandFailure>;
    /** Calls the person of a seat for which the caller waits: one word for each time of waiting, whoever says it. */
    nudge(guest: Guest, wish: NudgeSeat): Answer<{ readonly nudged: number }, PlayFailure | NotWaited | NudgedAlready>;
    /** Seconds for which somebody has to be waited for before the others may hand the seat to a bot. */
    readonly awayAfter: number;
  }
>()("api/Consent") {}

/** One message with the cursors that hold after it. */
export interface WatchedMessage {
  readonly cursors: readonly Cursor[];
  readonly message: WatchMessage;
}

/** The stream of what happens at tables; ends when `signal` aborts. */
export class Watch extends Context.Service<
  Watch,
  {
    watch(guest: Guest, from: readonly Cursor[], signal: AbortSignal): AsyncIterable<WatchedMessage>;
    /** True for somebody who sits at one of these tables. */
    isSeated(guest: Guest, tables: readonly string[]): Answer<boolean>;
  }
>()("api/Watch") {}

/** The town of the day. */
export class DailyPort extends Context.Service<
  DailyPort,
  {
    town(visitor: Visitor): Answer<DailyTown>;
    /** Begins the caller's game of today, or answers the one that they have begun. */
    play(guest: Guest, wish: PlayDaily): Answer<TableFacts, MalformedInput | TooManyTables | NoSuchTable>;
  }
>()("api/Daily") {}

/** What many games tell together. */
export class StatisticsPort extends Context.Service<
  StatisticsPort,
  {
    /** Only of games that are over and listed; nobody's secrets are in it. */
    statistics(wish: WantedStatistics): Answer<GameStatistics>;
  }
>()("api/Archive") {}
