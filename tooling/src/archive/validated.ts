import {
  mainline,
  foldMainline,
  type Game,
  type LogFile,
  type Outcome,
  type Refusal,
  type Rules,
  refusal,
  type Tagged,
} from "@blueplate/kernel";
import { readValidLog, type LogVerdict } from "@blueplate/study";
import { Result } from "effect";

/** A log up to the end of its game that was played again by today's rules; `verdict` says what of it they do not come to. */
export interface FinishedLog extends LogFile {
  readonly rules: Rules;
  readonly verdict: LogVerdict;
  readonly seed: string;
  readonly outcome: Outcome;
}

const unknownGame: Refusal = refusal({ _tag: "UnknownGame", rule: "" });

const reasonOf = (failure: Refusal & { readonly reason?: Tagged }): string => {
  const { _tag, rule: _rule, reason: _reason, ...rest } = failure;
  const details = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`);
  return [_tag, ...details].join(", ");
};

/**
 * The finished game that a text tells, checked line by line and then played again (docs/formats.md). No fact is believed before that.
 * Otherwise what is wrong, in one line.
 */
export const validatedLog = (text: string, games: readonly Game[]): Result.Result<FinishedLog, string> => {
  const read = readValidLog(text, ({ game, config }) => {
    const found = games.find(({ id }) => id === game);
    return found ? found.load(config) : Result.fail(unknownGame);
  });
  if (Result.isFailure(read)) return Result.fail(reasonOf(read.failure));
  const { rules, seed, ...file } = read.success;
  if (seed === null) return Result.fail("the game is not over: its log has no seed");
  const outcome = rules.outcome(foldMainline(rules, mainline(file.entries)));
  return outcome ? Result.succeed({ ...file, rules, seed, outcome }) : Result.fail("the game is not over");
};
