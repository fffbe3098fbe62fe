import { bots, type Estimate, type Moment, noTally, prospectsOf, roundBeginnings, type Tally } from "@blueplate/bot";
import { type Accessor, createDeferred, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { createStore } from "solid-js/store";
import { createEstimator, type Estimator } from "./estimator.ts";
import { browserShelf, keyOf } from "./kept.ts";
import type { Looked } from "./looked.ts";
import { handsOf, spawnWorker } from "./pool.ts";
import type { Target } from "./queue.ts";

/** The chance of all estimates: whoever asks the same gets the same answer. */
const SEED = "chance";

/** Playouts that a first answer is made of, what one more wish adds, and what a round gets each time. */
const FIRST = 200;
const MORE = 400;
const A_ROUND = 40;

/** What can be said about the position that is shown. */
export type Standing = ReturnType<typeof prospectsOf>;

/** What is under way: the position that is shown, or the whole game. */
export type Busy = "look" | "survey";

/** The bots that can play a game on, by id. */
export const botsOf = (game: string): readonly string[] => bots.filter((bot) => bot.game === game).map(({ id }) => id);

/** Estimates of the position that is shown and of the whole game. Lives as long as the component that makes it. */
export interface Chance {
  readonly bot: Accessor<string>;
  readonly setBot: (id: string) => void;
  readonly standing: Accessor<Standing>;
  /** Of the position that is shown. */
  readonly tally: Accessor<Tally>;
  /** The beginnings of rounds, each with what is known of it. */
  readonly rounds: Accessor<readonly (Moment & Estimate)[]>;
  readonly busy: Accessor<Busy | null>;
  readonly progress: Accessor<{ readonly done: number; readonly wanted: number }>;
  readonly problem: Accessor<string | null>;
  /** Estimates the position that is shown, and goes with the one who looks until it is done. */
  readonly look: () => void;
  readonly survey: () => void;
  readonly stop: () => void;
}

/** Positions by the name under which their estimates are kept. */
const createTargets = (props: Looked, lineup: Accessor<readonly string[]>) => {
  const targetOf = (at: number, state: unknown): Target => {
    const { rules } = props;
    const encoded = rules.codecs.state.encode(state);
    const turn = at + 1;
    return { key: keyOf(rules, encoded, turn, lineup(), SEED), state: encoded, turn };
  };
  // While somebody scrubs, nothing is worked out here.
  const at = createDeferred(() => Math.min(props.at, props.last), { timeoutMs: 250 });
  const standing = createMemo<Standing>(() =>
    prospectsOf({ rules: props.rules, state: props.state(at()), turn: at() + 1 }),
  );
  const present = createMemo(() => (standing() === "open" ? targetOf(at(), props.state(at())) : null));
  return { targetOf, standing, present };
};

/** The beginnings of rounds as far as they may be shown; a line that only grew is not looked through again. */
const createMoments = (props: Looked): Accessor<readonly Moment[]> => {
  interface Found {
    readonly line: object;
    readonly to: number;
    readonly moments: readonly Moment[];
  }
  const found = createMemo<Found>(
    (before) => {
      const { line, last: to } = props;
      const grown = before.line === line && before.to <= to;
      const from = grown ? before.to + 1 : 0;
      return { line, to, moments: roundBeginnings({ from, to }, props.state, grown ? before.moments : []) };
    },
    { line: {}, to: -1, moments: [] },
  );
  return createMemo(() => found().moments);
};

interface Heard {
  readonly onChange: (key: string, tally: Tally) => void;
  readonly onRest: () => void;
  readonly onFail: (message: string) => void;
}

/** The workers of these bots; others take their place when the bots change. */
const createWorkers = (props: Looked, lineup: Accessor<readonly string[]>, heard: Heard): Accessor<Estimator> =>
  createMemo(() => {
    const { game, config, hash } = props.rules;
    const estimator = createEstimator({
      ...heard,
      opening: { game, config, hash, bots: lineup(), seed: SEED },
      hands: handsOf(navigator.hardwareConcurrency),
      spawn: spawnWorker,
      shelf: browserShelf(),
    });
    onCleanup(estimator.stop);
    return estimator;
  });

/** The rounds that can be played on, as positions to estimate. */
const createSurvey = (props: Looked, targetOf: (at: number, state: unknown) => Target) => {
  const moments = createMoments(props);
  return createMemo(() =>
    moments().flatMap((moment) => {
      const { at, state } = moment;
      const isOpen = prospectsOf({ rules: props.rules, state, turn: at + 1 }) === "open";
      return isOpen ? [{ moment, target: targetOf(at, state) }] : [];
    }),
  );
};

/** What is known so far, by position. */
const createKnown = (seats: number) => {
  const [tallies, setTallies] = createStore<Record<string, Tally>>({});
  const tallyOf = (key: string | undefined): Tally => (key === undefined ? undefined : tallies[key]) ?? noTally(seats);
  return { tallyOf, learn: (key: string, tally: Tally): void => setTallies(key, () => tally) };
};

/** What is under way, what went wrong, and how something is begun. */
const createRun = () => {
  const [busy, setBusy] = createSignal<Busy | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  const begin = (kind: Busy, work: Promise<void>): void => {
    setProblem(null);
    setBusy(kind);
    void work;
  };
  return {
    busy,
    problem,
    begin,
    onRest: () => void setBusy(null),
    onFail: (reason: string) => void setProblem(reason),
  };
};

/** What is kept of these positions from earlier is there at once. */
const recallAll = (workers: Accessor<Estimator>, targets: Accessor<readonly (Target | null)[]>): void =>
  createEffect(() => {
    for (const target of targets()) if (target) void workers().recall(target.key);
  });

/** Makes estimates of what is looked at, when they are asked for; what is kept from earlier is there at once. */
export const createChance = (props: Looked): Chance => {
  const [bot, setBot] = createSignal(botsOf(props.rules.game)[0] ?? "random");
  const lineup = createMemo(() => props.seats.map(() => bot()));
  const { busy, problem, begin, ...heard } = createRun();
  const { tallyOf, learn } = createKnown(props.seats.length);
  const { targetOf, standing, present } = createTargets(props, lineup);
  const survey = createSurvey(props, targetOf);
  const workers = createWorkers(props, lineup, { ...heard, onChange: learn });
  const tally = (): Tally => tallyOf(present()?.key);
  const rounds = createMemo(() => survey().map(({ moment, target }) => ({ ...moment, tally: tallyOf(target.key) })));
  const progress = () => {
    // Read for their changes: the estimator itself tells nobody.
    tally();
    rounds();
    return workers().progress();
  };
  const lookFor = (target: Target | null, playouts: number): void => {
    if (target) begin("look", workers().look(target, playouts));
  };
  const targets = (): readonly Target[] => survey().map(({ target }) => target);
  recallAll(workers, () => [present(), ...targets()]);
  // Whoever walks on while the present position is estimated wants to know about the next one.
  createEffect(on(present, (target) => busy() === "look" && lookFor(target, FIRST)));
  return {
    bot,
    setBot,
    standing,
    tally,
    rounds,
    busy,
    problem,
    progress,
    look: () => lookFor(present(), tally().playouts < FIRST ? FIRST : tally().playouts + MORE),
    survey: () => {
      const least = Math.min(...rounds().map((round) => round.tally.playouts));
      if (targets().length > 0) begin("survey", workers().survey(targets(), least + A_ROUND));
    },
    stop: () => workers().stop(),
  };
};
