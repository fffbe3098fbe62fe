import { Context, type Effect, type Option } from "effect";
import type { Answer, Guest } from "../answer.ts";
import type {
  Banned,
  HandedOver,
  MalformedInput,
  NoSuchTable,
  NotStarted,
  NotYourSeat,
  Overloaded,
  ReadOnly,
  Refused,
  AlreadySeated,
  AlreadyStarted,
  SeatTaken,
  NotTheHost,
  TooMany,
  TooManyBots,
  NoSuchBot,
} from "../failures.ts";
import type { TableFacts } from "../outputs/table.ts";
import type { ChallengeFacts, DeclineReason, NewChallenge } from "./challenges.ts";
import type { KeyReused, NoSuchChallenge, NoSuchRules, NotOffered, NotSimulated } from "./failures.ts";
import type { RulesDocument, SimulatedLine, WantedSimulation } from "./rules.ts";
import type {
  BotFacts,
  CommandBatch,
  FilledSoFar,
  NewBot,
  OpenForms,
  PartialFilling,
  PlayedBatch,
  SeatState,
} from "./schemas.ts";

/** Bots of this protocol and whose they are. A bot sits at tables as a guest whose id is its own. */
export class BotAccounts extends Context.Service<
  BotAccounts,
  {
    /** The token is told here and nowhere else. */
    create(owner: Guest, bot: NewBot): Answer<{ readonly bot: BotFacts; readonly token: string }, TooManyBots>;
    list(owner: Guest): Answer<readonly BotFacts[]>;
    /** Makes the token void. */
    revoke(owner: Guest, bot: string): Answer<void, NoSuchBot>;
    byToken(token: string): Answer<Option.Option<BotFacts>, Banned>;
    byId(bot: string): Answer<Option.Option<BotFacts>>;
  }
>()("api/BotAccounts") {}

type SeatFailure = NoSuchTable | NotYourSeat | NotStarted | ReadOnly;

/** A seat as a program deals with it. Each call takes the seat back where a built-in bot played for a late one. */
export class ProgramSeat extends Context.Service<
  ProgramSeat,
  {
    state(bot: Guest, table: string): Answer<SeatState, SeatFailure>;
    forms(bot: Guest, table: string): Answer<OpenForms, SeatFailure>;
    next(
      bot: Guest,
      table: string,
      filling: PartialFilling,
    ): Answer<FilledSoFar, SeatFailure | MalformedInput | NotOffered>;
    /** All commands or none. */
    play(
      bot: Guest,
      table: string,
      batch: Omit<CommandBatch, "why">,
    ): Answer<PlayedBatch, SeatFailure | HandedOver | MalformedInput | Refused | KeyReused | Overloaded>;
    /** Plays on from here: nothing happens where the bot plays itself, or has resigned. */
    comeBack(bot: Guest, table: string): Answer<void, NoSuchTable>;
    /** The built-in bot that takes over at a table. */
    standIn(table: string): Answer<string, NoSuchTable>;
  }
>()("api/ProgramSeat") {}

/** Challenges to bots. They are kept in memory. */
export class Challenges extends Context.Service<
  Challenges,
  {
    create(
      by: Guest,
      wish: NewChallenge,
    ): Answer<ChallengeFacts, NoSuchTable | NoSuchBot | NotTheHost | AlreadyStarted | MalformedInput>;
    list(who: Guest): Effect.Effect<readonly ChallengeFacts[]>;
    accept(
      bot: BotFacts,
      challenge: string,
    ): Answer<TableFacts, NoSuchChallenge | NoSuchTable | SeatTaken | AlreadySeated | AlreadyStarted>;
    decline(bot: BotFacts, challenge: string, why: DeclineReason): Effect.Effect<ChallengeFacts, NoSuchChallenge>;
  }
>()("api/Challenges") {}

/** Rules as data, and lines that are played on states of nobody's table. */
export class RulesLibrary extends Context.Service<
  RulesLibrary,
  {
    document(hash: string): Effect.Effect<RulesDocument, NoSuchRules>;
    simulate(
      wish: WantedSimulation,
    ): Effect.Effect<SimulatedLine, NoSuchRules | MalformedInput | NotSimulated | TooMany>;
  }
>()("api/RulesLibrary") {}

/** Milliseconds of silence after which a stream says that it is alive. As often it is asked whether its bot has its token still. */
export const StreamSilence: Context.Reference<number> = Context.Reference<number>("api/StreamSilence", {
  defaultValue: () => 10_000,
});

export type ProtocolPorts = BotAccounts | ProgramSeat | Challenges | RulesLibrary;
