import { Equal, Result } from "effect";
import { diceFor, type Dice } from "./dice.ts";
import { seal } from "./envelope.ts";
import type { Rules } from "./rules.ts";
import type { Json, Tagged } from "./json.ts";
import {
  type GameStarted,
  earliestReturn,
  mainline,
  type Entry,
  foldMainline,
  type ControllerChanged,
  type Played,
  type Undone,
} from "./log.ts";
import { check, play, runToDecision } from "./play.ts";
import { type Refusal, refusal, type Stale } from "./refusal.ts";
import type { Seat } from "./seat.ts";

/**
 * A running table as its actor holds it: a value, so that the actor can write the next entry to the log before it puts
 * the new table in place of the old one.
 */
export interface Table<S = unknown, C extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly rules: Rules<S, C, E>;
  /** Secret until the end. */
  readonly seed: string;
  readonly entries: readonly Entry<E>[];
  readonly line: readonly (GameStarted<E> | Played<E>)[];
  readonly state: S;
}

/** A command as it arrives: `seen` is the seq of the last entry its player had seen. */
export interface Request<C> {
  readonly seat: Seat;
  readonly commandId: string;
  readonly seen: number;
  readonly command: C;
}

/** The table after an accepted request; `repeated` when the entry was there already and nothing changed. */
export interface TableUpdate<S, C extends Tagged, E extends Tagged> {
  readonly table: Table<S, C, E>;
  readonly entry: Entry<E>;
  readonly repeated: boolean;
}

const withEntry = <S, C extends Tagged, E extends Tagged>(
  table: Table<S, C, E>,
  entry: Entry<E>,
  state: S,
): Table<S, C, E> => {
  const entries = [...table.entries, entry];
  const line = "events" in entry ? [...table.line, entry] : mainline(entries);
  return { ...table, entries, line, state };
};

/** A new table: the set-up is entry 0. `at` in milliseconds since 1970. */
export const beginTable = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  seed: string,
  at: number,
): Table<S, C, E> => {
  const dice = diceFor(seed, 0);
  const { state, events } = runToDecision(rules, rules.initialState, rules.begin(dice), dice);
  const empty = { rules, seed, entries: [], line: [], state: rules.initialState };
  return withEntry(empty, { _tag: "GameStarted", seq: 0, events, at }, state);
};

/** The table that these entries of its log tell of. */
export const openTable = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  seed: string,
  entries: readonly Entry<E>[],
): Table<S, C, E> => {
  const line = mainline(entries);
  return { rules, seed, entries, line, state: foldMainline(rules, line) };
};

/** The entry that a command id made, if it came before: looked for from the end, where a repeat is. */
export const entryOf = <E extends Tagged>(
  table: { readonly entries: readonly Entry<E>[] },
  commandId: string,
): Played<E> | Undone | undefined => {
  for (let seq = table.entries.length - 1; seq > 0; seq--) {
    const entry = table.entries[seq];
    if (entry && "commandId" in entry && entry.commandId === commandId) return entry;
  }
  return undefined;
};

/** The dice of the next decision: they count the decisions that count, so that an undo undoes them too. */
export const nextDice = (table: Pick<Table, "seed" | "line">): Dice => diceFor(table.seed, table.line.length);

/**
 * A command is stale when another seat's entry since `seen` changed what it comes to: the command's own facts, decided on
 * the state its player saw, differ from those decided on the present state.
 */
const isStale = <S, C extends Tagged, E extends Tagged>(table: Table<S, C, E>, request: Request<C>): boolean => {
  const since = table.entries.slice(request.seen + 1);
  const others = since.some((entry) => "seat" in entry && entry.seat !== request.seat);
  if (!others) return false;
  const form = table.rules.forms[request.command._tag];
  if (!form) return false;
  const seen = foldMainline(table.rules, mainline(table.entries.slice(0, request.seen + 1)));
  if (check(table.rules, seen, request.seat, request.command)) return true;
  const before = form.decide(seen, request.seat, request.command, nextDice(table));
  return !Equal.equals(before, form.decide(table.state, request.seat, request.command, nextDice(table)));
};

/** A decision with its place in a log: `seq` is its entry's number, `at` milliseconds since 1970. */
export interface Decision<C> extends Pick<Request<C>, "seat" | "commandId" | "command"> {
  readonly seq: number;
  readonly at: number;
}

/** The state after a decision, and the entry that tells it. */
export interface DecidedEntry<S, E> {
  readonly state: S;
  readonly entry: Played<E>;
}

/** Decides a command on a state with these dice: the state after it and the entry that tells it, or the refusal. */
export const decideEntry = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  state: S,
  { seat, commandId, command, seq, at }: Decision<C>,
  dice: Dice,
): Result.Result<DecidedEntry<S, E>, Refusal> =>
  Result.map(play(rules, state, seat, command, dice), ({ events, state: after }) => ({
    state: after,
    entry: {
      _tag: "Played",
      seq,
      seat,
      commandId,
      // cast: an encoded command is JSON by the codec's contract.
      command: seal(
        rules.forms[command._tag]?.secret ? [seat] : ("everybody" as const),
        rules.codecs.command.encode(command) as Json,
      ),
      events,
      final: dice.rolls > 0 || events.some((event) => rules.reveals(event)),
      at,
    },
  }));

/** The table after its next decision, written down as entry `entries.length`: no look at ids, nor at what its player had seen. */
export const decideNext = <S, C extends Tagged, E extends Tagged>(
  table: Table<S, C, E>,
  decision: Omit<Decision<C>, "seq" | "at">,
  at: number,
  dice = nextDice(table),
): Result.Result<TableUpdate<S, C, E> & { readonly entry: Played<E> }, Refusal> =>
  Result.map(
    decideEntry(table.rules, table.state, { ...decision, seq: table.entries.length, at }, dice),
    ({ entry, state }) => ({ table: withEntry(table, entry, state), entry, repeated: false }),
  );

/** Gives a command at the table, with its own dice unless others are thrown. A repeated command id answers with its entry and changes nothing. */
export const submit = <S, C extends Tagged, E extends Tagged>(
  table: Table<S, C, E>,
  request: Request<C>,
  at: number,
  dice = nextDice(table),
): Result.Result<TableUpdate<S, C, E>, Refusal> => {
  const repeated = entryOf(table, request.commandId);
  if (repeated) return Result.succeed({ table, entry: repeated, repeated: true });
  const decided = decideNext(table, request, at, dice);
  if (Result.isFailure(decided)) return Result.fail(decided.failure);
  const seq = table.entries.length - 1;
  return isStale(table, request)
    ? Result.fail(refusal<Stale>({ _tag: "Stale", rule: "", seen: request.seen, seq }))
    : decided;
};

/**
 * Every seq that `seat` can go back to on its own, the nearest first: to before each of its entries at the end of the line,
 * over those of `bots` among them, up to the first that is final or somebody else's, or was decided by other rules.
 */
export const undoTargets = (
  { line, entries }: Pick<Table, "line" | "entries">,
  seat: Seat,
  bots: readonly Seat[] = [],
): readonly number[] => {
  const targets: number[] = [];
  const earliest = earliestReturn(entries, line);
  for (let index = line.length - 1; index > 0; index--) {
    const [before, entry] = [line[index - 1], line[index]];
    if (before === undefined || before.seq < earliest || entry?._tag !== "Played" || entry.final) break;
    if (entry.seat === seat) targets.push(before.seq);
    else if (!bots.includes(entry.seat)) break;
  }
  return targets;
};

/** Going back, as it arrives: `to` is the number of the last entry that stays. */
export interface RollbackRequest {
  readonly seat: Seat;
  readonly commandId: string;
  readonly to: number;
}

const NOTHING_TO_UNDO: Refusal = { _tag: "NothingToUndo", rule: "" };

/**
 * Goes back to entry `to` of the line, over whatever came after it but a change of rules: whoever calls this has the consent of those
 * whose decisions, secrets and dice are among it. A repeated command id changes nothing.
 */
export const rollback = <S, C extends Tagged, E extends Tagged>(
  table: Table<S, C, E>,
  { seat, commandId, to }: RollbackRequest,
  at: number,
): Result.Result<TableUpdate<S, C, E>, Refusal> => {
  const repeated = entryOf(table, commandId);
  if (repeated) return Result.succeed({ table, entry: repeated, repeated: true });
  const earliest = earliestReturn(table.entries, table.line);
  const isReachable = to >= earliest && table.line.slice(0, -1).some(({ seq }) => seq === to);
  if (!isReachable) return Result.fail(NOTHING_TO_UNDO);
  const entry: Undone = { _tag: "Undone", seq: table.entries.length, seat, commandId, to, at };
  const line = mainline([...table.entries, entry]);
  return Result.succeed({ table: withEntry(table, entry, foldMainline(table.rules, line)), entry, repeated: false });
};

/** Takes back the last decision of `seat`, or with `to` all since that entry, with what `bots` have answered to it. */
export const undo = <S, C extends Tagged, E extends Tagged>(
  table: Table<S, C, E>,
  wish: Omit<RollbackRequest, "to"> & { readonly to?: number | undefined; readonly bots?: readonly Seat[] },
  at: number,
): Result.Result<TableUpdate<S, C, E>, Refusal> => {
  const targets = undoTargets(table, wish.seat, wish.bots);
  const to = wish.to ?? targets[0];
  const repeated = entryOf(table, wish.commandId);
  if (!repeated && (to === undefined || !targets.includes(to))) return Result.fail(NOTHING_TO_UNDO);
  return rollback(table, { seat: wish.seat, commandId: wish.commandId, to: to ?? 0 }, at);
};

/** Writes down who decides for a seat from now on; the game itself goes on as it was. */
export const changeController = <S, C extends Tagged, E extends Tagged>(
  table: Table<S, C, E>,
  { seat, bot, why }: Pick<ControllerChanged, "seat" | "bot" | "why">,
  at: number,
): TableUpdate<S, C, E> => {
  const entry: ControllerChanged = { _tag: "ControllerChanged", seq: table.entries.length, seat, bot, why, at };
  return { table: withEntry(table, entry, table.state), entry, repeated: false };
};
