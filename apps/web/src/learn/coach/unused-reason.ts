import type { IdeaRequest } from "@blueplate/bot";
import { type Command, type Event, rulesetOf, type State } from "@blueplate/engine";
import { actsClosedBy } from "@blueplate/forecast";
import { redact, type Rules, type Tagged } from "@blueplate/kernel";
import { unusedText } from "@blueplate/magnate-table/unused-text";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";
import type { ShellWords } from "@blueplate/words";

/** The words that it is said in: those of the button that closes a step of the day, and the coach's own. */
export interface UnusedReasonWords {
  readonly shell: Pick<ShellWords, "comma">;
  readonly advice: MagnateTableWords["advice"];
  readonly ask: MagnateTableWords["ask"];
}

/**
 * What an idea leaves unused, as the button says that carries it out, and that it is meant so, unless an idea `beside` it uses just
 * that; null where it closes nothing that could still be done. Hires are always counted by the button, for a rival may take the last
 * card; the coach hires only whoever brings in more than he costs.
 */
export const unusedReason = (
  { shell, advice, ask }: UnusedReasonWords,
  { rules, state, seat }: IdeaRequest,
  command: Tagged,
  beside: readonly Tagged[],
): string | null => {
  const ruleset = rulesetOf(rules);
  if (!ruleset || !command._tag.startsWith("work.")) return null;
  // cast: the coach sits at tables of Food Chain Magnate only.
  const play = rules as unknown as Rules<State, Command, Event>;
  const acts = actsClosedBy(ruleset, play, redact(state, seat) as State, seat, command as Command);
  const unused = unusedText({ ask, comma: shell.comma }, acts);
  const isUsedBeside = acts.some((act) => beside.some(({ _tag }) => _tag === act.command));
  return unused === null || isUsedBeside ? unused : advice.restUnused(unused);
};
