import { PLAYOUTS_VERSION, prospectsOf } from "@blueplate/bot/win-chance";
import { chancesPlayed, turningPoints } from "@blueplate/bot/turning-points";
import { roundOf, type Rules } from "@blueplate/kernel";
import {
  type Chapter,
  type Estimate,
  marksAt,
  reaches,
  roleOf,
  type Study,
  type StudyHost,
  type TreeNode,
  withEstimate,
} from "@blueplate/study";
import { type KeptEstimates, tallyOf } from "../analysis/chance/tally.ts";
import { type Accessor, createMemo, createSignal } from "solid-js";

/** The estimates of the chapter at hand, as its study keeps them. */
export interface Estimates extends KeptEstimates {
  /** Whose estimates are shown: the bot that was chosen, or that by which most is known here; null where nothing is. */
  readonly bot: Accessor<string | null>;
  readonly setBot: (bot: string) => void;
  /** Steps of the line at which the game turned, as far as rounds of it were estimated. */
  readonly turns: () => readonly number[];
}

/** What estimates are of, and as whose eyes see it. */
interface Surroundings {
  readonly host: StudyHost;
  readonly rules: Rules;
  readonly study: Accessor<Study>;
  readonly chapter: Accessor<Chapter>;
  readonly line: Accessor<readonly TreeNode[]>;
  readonly last: Accessor<number>;
  /** The state after a whole step. */
  readonly state: (at: number) => unknown;
}

/** Whether an estimate says what one that is made today would say: others are left alone, and never added to. */
const isOfToday =
  ({ hash, config }: Rules) =>
  (estimate: Estimate): boolean =>
    estimate.hash === hash && estimate.version === PLAYOUTS_VERSION && estimate.wins.length === config.seats;

/** The bot of whom most positions have an estimate. */
const mostUsed = (estimates: readonly Estimate[]): string | null => {
  const counts = new Map<string, number>();
  for (const { bot } of estimates) counts.set(bot, (counts.get(bot) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
};

/** Estimates by node: those of the study, and those that this page alone knows. */
const createAll = ({ rules, chapter }: Surroundings) => {
  const [own, setOwn] = createSignal<Chapter["marks"]>({});
  const isKnown = isOfToday(rules);
  const ownAt = (node: string): readonly Estimate[] => own()[node]?.estimates ?? [];
  const at = (node: string): readonly Estimate[] => {
    const theirs = marksAt(chapter(), node).estimates.filter(isKnown);
    return ownAt(node).reduce(withEstimate, theirs);
  };
  const learn = (node: string, estimate: Estimate): void =>
    void setOwn((before) => {
      const marks = marksAt({ ...chapter(), marks: before }, node);
      return { ...before, [node]: { ...marks, estimates: withEstimate(marks.estimates, estimate) } };
    });
  const nodes = (): readonly string[] => [...new Set([...Object.keys(chapter().marks), ...Object.keys(own())])];
  return { at, learn, all: () => nodes().flatMap(at) };
};

/** Whether a round begins after a step, so that it belongs to the course of the game. */
const beginsRound = (state: Surroundings["state"], at: number): boolean =>
  at === 0 || roundOf(state(at)) !== roundOf(state(at - 1));

/** Reads estimates from the study, and writes them there. */
export const createEstimates = (around: Surroundings): Estimates => {
  const { host, rules, study, chapter, line, last, state } = around;
  const known = createAll(around);
  const [chosen, setChosen] = createSignal<string | null>(null);
  const used = createMemo(() => mostUsed(known.all()));
  const bot = (): string | null => chosen() ?? used();
  const of: Estimates["of"] = (node, by) => known.at(node).find((estimate) => estimate.bot === by) ?? null;
  const mayWrite = (): boolean => reaches(roleOf(study(), host.me()), "write");
  return {
    bot,
    setBot: (next) => void setChosen(next),
    of,
    keep: (node, estimate) => {
      if (!mayWrite()) return known.learn(node, estimate);
      const edit = { _tag: "SetEstimate", chapter: chapter().id, node, estimate } as const;
      // What was not taken is still known here.
      void host.edit(edit).then((answer) => answer._tag === "Failure" && known.learn(node, estimate));
    },
    turns: () => {
      const by = bot();
      if (by === null) return [];
      const moments = line().flatMap(({ id }, at) => {
        const estimate = at <= last() ? of(id, by) : null;
        if (!estimate || !beginsRound(state, at)) return [];
        // Eyes that do not see all of a moment learn nothing of what was reckoned with it.
        const isOpen = prospectsOf({ rules, state: state(at), turn: at + 1 }) === "open";
        return isOpen ? [{ at, tally: tallyOf(estimate) }] : [];
      });
      return turningPoints(moments.map(chancesPlayed)).map(({ to }) => to);
    },
  };
};
