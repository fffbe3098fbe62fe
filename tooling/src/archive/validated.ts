import { isDeepStrictEqual } from "node:util";
import { type Game, type LogFile, type Outcome, readLog, type Refusal, type Rules, refusal } from "@blueplate/kernel";
import { Result } from "effect";
import { redecide } from "../playing/redecide.ts";

/** A log that today's rules agree with, entry by entry, up to the end of its game. */
export interface ValidLog extends LogFile {
  readonly rules: Rules;
  readonly seed: string;
  readonly outcome: Outcome;
}

const unknownGame: Refusal = refusal({ _tag: "UnknownGame", rule: "" });

const reasonOf = (failure: Refusal): string => {
  const { _tag, rule: _rule, ...rest } = failure;
  const details = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`);
  return [_tag, ...details].join(", ");
};

const decided = (rules: Rules, file: LogFile & { readonly seed: string }): Result.Result<Outcome, string> => {
  try {
    const { table } = redecide(rules, file);
    const differs = file.entries.findIndex((entry, seq) => !isDeepStrictEqual(entry, table.entries[seq]));
    if (differs >= 0) return Result.fail(`line ${differs + 2}: the rules come to other facts`);
    const outcome = rules.outcome(table.state);
    return outcome ? Result.succeed(outcome) : Result.fail("the game is not over");
  } catch (error) {
    return Result.fail(error instanceof Error ? error.message : String(error));
  }
};

/**
 * The finished game that a text tells, checked line by line and then played again: every choice has to be allowed and to come to
 * the very facts that are written there. No fact is believed before that. Otherwise what is wrong, in one line.
 */
export const validatedLog = (text: string, games: readonly Game[]): Result.Result<ValidLog, string> => {
  const read = readLog(text, ({ game, config }) => {
    const found = games.find(({ id }) => id === game);
    return found ? found.load(config) : Result.fail(unknownGame);
  });
  if (Result.isFailure(read)) return Result.fail(reasonOf(read.failure));
  const { rules, seed, ...file } = read.success;
  if (seed === null) return Result.fail("the game is not over: its log has no seed");
  return Result.map(decided(rules, { ...file, seed }), (outcome) => ({ ...file, rules, seed, outcome }));
};
