import { type Outcome, type Refusal, type Rules, type Seat, type Tagged } from "@blueplate/kernel";
import { type Chapter, chapterOf, type Reader, type Study, type StudyHost, type TreeNode } from "@blueplate/study";
import { keep, keptOf } from "@blueplate/tabletop/looked-back";
import { type Accessor, batch, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { createAtRest } from "./at-rest.ts";
import { createEstimates, type Estimates } from "./estimates.ts";
import type { LineEntry } from "../analysis/line/entries.ts";
import type { Viewpoint } from "./viewpoint.ts";
import { createFromScreen, type ScreenPort } from "./from-screen.ts";
import { createLineCursor, type LineCursor } from "./line-cursor.ts";
import { type NextMove, tries } from "./playing.ts";
import { createKeyNotice, type KeyNotice } from "./key-notice.ts";
import { createSeeing } from "./seeing.ts";
import { createScrubbing, type ScrubControl } from "./scrubbing.ts";
import { createSpoilers, isSeen, shownAlong, type Spoilers } from "./spoilers.ts";

/** What a chapter is looked at with. */
export interface SessionStart {
  readonly host: StudyHost;
  /** The study as it is when the screen opens. */
  readonly study: Study;
  readonly chapter: string;
  readonly reader: Reader;
  /** Under what the last position is kept on this machine. */
  readonly key: string;
}

/** A chapter being looked at: the line, the moment, whose eyes look, and everything that moves them. */
export interface Session extends ScrubControl, KeyNotice, ScreenPort {
  /** Under what the screen keeps things of this chapter on this machine. */
  readonly key: string;
  readonly host: StudyHost;
  readonly rules: Rules;
  readonly reader: Reader;
  readonly study: Accessor<Study>;
  readonly chapter: Accessor<Chapter>;
  /** The node that is shown. */
  readonly node: Accessor<TreeNode>;
  /** The line through that node, to its end. */
  readonly line: Accessor<readonly TreeNode[]>;
  /** The line's entries with all their facts, as the chosen eyes may see them. */
  readonly entries: Accessor<readonly LineEntry[]>;
  /** The number of the node in its line; 0 is the set-up. */
  readonly at: Accessor<number>;
  /** The last step that is shown: with a hidden outcome no further than somebody has looked. */
  readonly last: Accessor<number>;
  /** The last step that is shown of any line of the chapter. */
  readonly lastOf: (line: readonly TreeNode[]) => number;
  /** Whether a node of the chapter may be shown, or told of. */
  readonly shows: (node: string) => boolean;
  /** How many facts of the step are shown, or null for all of them. */
  readonly fact: Accessor<number | null>;
  /** One fact further or back; over the end of a step into the next. */
  readonly stepFact: (by: 1 | -1) => void;
  /** Shows so many facts of a node while one looks at it; null for all. */
  readonly showFacts: (node: string, facts: number | null) => void;
  /** The chance to win at nodes of the chapter, as far as somebody has had it estimated. */
  readonly estimates: Estimates;
  /** The state of step `at` of the line, as the chosen eyes see it: at the moment itself after the facts that are shown. */
  readonly state: (at: number) => unknown;
  /** The same after all facts of a step, also at the moment. */
  readonly whole: (at: number) => unknown;
  /** The state of a step with every secret open that the source shows. */
  readonly openState: (at: number) => unknown;
  readonly outcome: Accessor<Outcome | null>;
  readonly go: (at: number) => void;
  /** Steps on by `by`: on a hidden game one more step becomes seen. */
  readonly step: (by: number) => void;
  readonly goTo: LineCursor["goTo"];
  /** Plays a command after the moment: an own variation, or the node that plays it already. The refusal, or null. */
  readonly play: (seat: Seat, command: Tagged) => Promise<Refusal | null>;
  /** Plays the moves that `next` names, one on the other, until it names none; goes along. The refusal, or null. */
  readonly playOn: (next: NextMove) => Promise<Refusal | null>;
  readonly viewpoint: Accessor<Viewpoint>;
  readonly setViewpoint: (viewpoint: Viewpoint) => void;
  readonly hidden: Accessor<boolean>;
  /** Hidden, nothing after the moment is shown any more, also what was seen before; whoever stands at the end begins anew. */
  readonly setHidden: (hidden: boolean) => void;
}

/** The study as its host tells it. */
const followStudy = (host: StudyHost, first: Study): Accessor<Study> => {
  const [study, setStudy] = createSignal<Study>(first);
  onCleanup(
    host.watch((update) => {
      if (update._tag === "Study") setStudy(() => update.study);
    }),
  );
  return study;
};

/** The chapter, as it was last seen while the study is without it. */
const followChapter = (study: Accessor<Study>, opening: SessionStart): Accessor<Chapter> => {
  const first = chapterOf(opening.study, opening.chapter);
  if (!first) throw new Error(`no chapter ${opening.chapter}`);
  return createMemo<Chapter>((before) => chapterOf(study(), opening.chapter) ?? before, first);
};

/** Going along the line: by its numbers, within what is shown, or one step beyond it. */
const moving = ({ line, at, goTo }: LineCursor, { hidden, seen }: Spoilers) => {
  const lastOf = (nodes: readonly TreeNode[]): number => (hidden() ? shownAlong(nodes, seen()) : nodes.length - 1);
  const last = createMemo((): number => Math.max(at(), lastOf(line())));
  const move = (to: number, most: number): void => {
    const next = line()[Math.max(0, Math.min(most, Number.isFinite(to) ? Math.floor(to) : 0))];
    if (next) goTo(next.id);
  };
  return {
    last,
    lastOf,
    go: (to: number): void => move(to, last()),
    step: (by: number): void => move(at() + by, line().length - 1),
  };
};

/** What is looked at is seen, and kept on this machine. */
const remember = (key: string, node: Accessor<TreeNode>, spoilers: Spoilers, { path }: LineCursor): void => {
  const steps = (): number => spoilers.seen().steps;
  const write = createAtRest(() => keep(key, { node: node().id, hidden: spoilers.hidden(), revealed: steps() }), "do");
  createEffect(() => spoilers.see(path()));
  createEffect(on([node, spoilers.hidden, steps], write));
};

/** What a hidden outcome shows. Where the game is over nothing lies ahead: it is hidden by going back to the beginning. */
const hiding = (
  spoilers: Spoilers,
  chapter: Accessor<Chapter>,
  { path, goTo }: LineCursor,
  outcome: Accessor<Outcome | null>,
): Pick<Session, "hidden" | "setHidden" | "shows"> => ({
  hidden: spoilers.hidden,
  setHidden: (hidden) => {
    if (!hidden) return spoilers.open();
    batch(() => {
      if (outcome() !== null) goTo("m0");
      spoilers.hideAfter(path());
    });
  },
  shows: (id) => !spoilers.hidden() || isSeen(chapter(), id, spoilers.seen()),
});

/** Looks at a chapter from the node `first` on. Lives as long as the component that makes it. */
export const createSession = (opening: SessionStart, first: string): Session => {
  const { host, reader, key } = opening;
  const { rules } = reader;
  const study = followStudy(host, opening.study);
  const chapter = followChapter(study, opening);
  const place = createLineCursor(chapter, first);
  const { line, at, goTo } = place;
  const spoilers = createSpoilers(keptOf(key));
  const navigation = moving(place, spoilers);
  // cast: a line has a node for each of its steps.
  const node = createMemo(() => line()[at()] as TreeNode);
  const seeing = createSeeing(reader, chapter, place, navigation.step);
  const outcome = createMemo(() => rules.outcome(seeing.openState(at())));
  remember(key, node, spoilers, place);
  return {
    key,
    host,
    rules,
    reader,
    study,
    chapter,
    line,
    at,
    goTo,
    node,
    ...navigation,
    ...seeing,
    estimates: createEstimates({ host, rules, study, chapter, line, last: navigation.last, state: seeing.whole }),
    outcome,
    ...tries({ host, reader, study, chapter, node, goTo }),
    ...hiding(spoilers, chapter, place, outcome),
    ...createScrubbing(at),
    ...createKeyNotice(() => node().id),
    ...createFromScreen(at),
  };
};
