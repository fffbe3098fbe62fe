import type { CommandTag } from "@blueplate/engine";
import type { UnusedAct } from "@blueplate/forecast";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";

/** What it is said in. */
export interface UnusedWords {
  readonly ask: MagnateTableWords["ask"];
  readonly comma: string;
}

type Unused = keyof MagnateTableWords["ask"]["unused"];

/** How often an act is left for nothing: hires that are kept save salaries. */
export const wasted = ({ count, kept }: UnusedAct): number => Math.max(0, count - kept);

/** The first act of the day that is still open and would be missed. */
export const firstMissed = (acts: readonly UnusedAct[]): CommandTag | null =>
  acts.find((act) => !act.isClosed && wasted(act) > 0)?.command ?? null;

/** What is not used, and the hires that are kept as a discount; null where nothing is left. */
export const unusedText = ({ ask, comma }: UnusedWords, acts: readonly UnusedAct[]): string | null => {
  const isNamed = (tag: CommandTag): tag is Unused & CommandTag => Object.hasOwn(ask.unused, tag);
  const unused = acts.flatMap((act) =>
    wasted(act) > 0 && isNamed(act.command) ? [ask.unused[act.command](wasted(act))] : [],
  );
  const parts = [
    ...(unused.length === 0 ? [] : [ask.unusedAll(unused.join(comma))]),
    ...acts.flatMap(({ count, kept, worth }) =>
      kept > 0 && worth > 0 ? [ask.hiresKept(Math.min(count, kept), worth)] : [],
    ),
  ];
  return parts.length === 0 ? null : parts.join(" · ");
};
