import {
  chancesLearned,
  chancesPlayed,
  type KeyPly,
  learnedChancesOf,
  noTally,
  type PlyChances,
  prospectsOf,
  type PlayoutTally,
} from "@blueplate/bot";
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { createStore } from "solid-js/store";
import { createEstimator, type Estimator } from "../analysis/chance/estimator.ts";
import { tallyOf } from "../analysis/chance/tally.ts";
import { estimateStore } from "../analysis/chance/estimate-store.ts";
import type { EstimateContext } from "./estimate-context.ts";
import { workersFor, spawnWorker } from "../analysis/chance/pool.ts";
import type { EstimateTarget } from "../analysis/chance/queue.ts";
import { bots } from "./bots.ts";
import { createMoments, createTargets, type PositionProspects } from "./targets.ts";

/** The chance of all estimates: whoever asks the same gets the same answer. */
const SEED = "chance";

/** Playouts that a first answer is made of, what one more wish adds, and what a round gets each time. */
const FIRST = 200;
const MORE = 400;
const A_ROUND = 40;

/** What is under way: the position that is shown, or the whole game. */
export type EstimateTask = "look" | "survey";

/** In the place of a bot: the value that was learned from finished games, for which nothing is played on. */
export const LEARNED = "learned";

/** The bots that can play a game on, by id. */
export const botsOf = (game: string): readonly string[] => bots.filter((bot) => bot.game === game).map(({ id }) => id);

/** A moment of the game with what is known of it; no chances where nothing is. */
export type EstimatedPly = KeyPly & PlyChances & { readonly tally: PlayoutTally };

/** Estimates of the position that is shown and of the whole game. Lives as long as the component that makes it. */
export interface WinChance {
  readonly bot: Accessor<string>;
  readonly setBot: (id: string) => void;
  readonly standing: Accessor<PositionProspects>;
  /** Of the position that is shown. */
  readonly tally: Accessor<PlayoutTally>;
  /** The beginnings of rounds, each with what is known of it. */
  readonly rounds: Accessor<readonly EstimatedPly[]>;
  /** Everybody's chance in the position that is shown; nobody's where nothing is known. */
  readonly chances: Accessor<PlyChances["chances"]>;
  /** By whom chances can be estimated: a bot that plays on, or `LEARNED`. */
  readonly estimators: readonly string[];
  readonly busy: Accessor<EstimateTask | null>;
  readonly progress: Accessor<{ readonly done: number; readonly wanted: number }>;
  readonly problem: Accessor<string | null>;
  /** Estimates the position that is shown, and goes with the one who looks until it is done. */
  readonly look: () => void;
  readonly survey: () => void;
  readonly stop: () => void;
}

interface Heard {
  readonly onRest: () => void;
  readonly onFail: (message: string) => void;
}

/** The workers of this bot with what they have learnt by position; others take their place when the bot changes. */
const createWorkers = (props: EstimateContext, bot: Accessor<string>, heard: Heard) =>
  createMemo(() => {
    const { game, config, hash } = props.rules;
    const [learnt, setLearnt] = createStore<Record<string, PlayoutTally>>({});
    const estimator = createEstimator({
      ...heard,
      opening: { game, config, hash, bots: Array.from({ length: config.seats }, bot), seed: SEED },
      workers: workersFor(navigator.hardwareConcurrency),
      spawn: spawnWorker,
      store: estimateStore(props.estimates, { bot: bot(), hash }),
      onChange: (key, tally) => void setLearnt(key, () => tally),
    });
    onCleanup(estimator.stop);
    return { estimator, learnt };
  });

type Workers = ReturnType<ReturnType<typeof createWorkers>>;

/** What is known of a position: as the study keeps it, or what was just learnt where that is more. */
const createKnown =
  (props: EstimateContext, bot: Accessor<string>, workers: Accessor<Workers>) =>
  (key: string | undefined): PlayoutTally => {
    const nothing = noTally(props.rules.config.seats);
    if (key === undefined) return nothing;
    const kept = props.estimates.of(key, bot());
    const learnt = workers().learnt[key] ?? nothing;
    return kept && kept.playouts > learnt.playouts ? tallyOf(kept) : learnt;
  };

/** The rounds that can be played on, as positions to estimate. */
const createSurvey = (props: EstimateContext, targetOf: (at: number, state: unknown) => EstimateTarget) => {
  const moments = createMoments(props);
  return createMemo(() =>
    moments().flatMap((moment) => {
      const { at, state } = moment;
      const isOpen = prospectsOf({ rules: props.rules, state, turn: at + 1 }) === "open";
      return isOpen ? [{ moment, target: targetOf(at, state) }] : [];
    }),
  );
};

/** What is under way, what went wrong, and how something is begun. */
const createRun = () => {
  const [busy, setBusy] = createSignal<EstimateTask | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  const begin = (kind: EstimateTask, work: () => void): void => {
    setProblem(null);
    setBusy(kind);
    work();
  };
  return {
    busy,
    problem,
    begin,
    onRest: () => void setBusy(null),
    onFail: (reason: string) => void setProblem(reason),
  };
};

/** The bot that plays on: the one whose estimates are shown, where it is one of these. */
const createBot = (props: EstimateContext): Pick<WinChance, "bot" | "setBot" | "estimators"> => {
  const estimators = [...(learnedChancesOf(props.rules) ? [LEARNED] : []), ...botsOf(props.rules.game)];
  const bot = createMemo((): string => {
    const shown = props.estimates.bot();
    return shown !== null && estimators.includes(shown) ? shown : (estimators[0] ?? "random");
  });
  return { bot, estimators, setBot: (id) => props.estimates.setBot(id) };
};

/** What is asked for: the position that is shown, or the whole game. Whoever lets a bot play on stays with it, whatever others let play. */
const createAsking = (
  { bot, setBot }: Pick<WinChance, "bot" | "setBot">,
  begin: (kind: EstimateTask, work: () => void) => void,
  workers: Accessor<Workers>,
) => {
  const start = (kind: EstimateTask, work: (estimator: Estimator) => void): void => {
    setBot(bot());
    begin(kind, () => work(workers().estimator));
  };
  return {
    lookFor: (target: EstimateTarget | null, playouts: number): void => {
      if (target) start("look", (estimator) => estimator.look(target, playouts));
    },
    surveyAll: (targets: readonly EstimateTarget[], playouts: number): void => {
      if (targets.length > 0) start("survey", (estimator) => estimator.survey(targets, playouts));
    },
  };
};

/** The chances at a step: by what was learned, or by what was played on from there; none where nothing was. */
const chancesBy = ({ rules }: EstimateContext, bot: Accessor<string>) => {
  const learned = learnedChancesOf(rules);
  return (at: number, state: unknown, played: PlayoutTally): PlyChances => {
    if (bot() === LEARNED) return chancesLearned(at, learned?.chancesIn(state) ?? []);
    return played.playouts === 0 ? { at, chances: [] } : chancesPlayed({ at, tally: played });
  };
};

/** What stands behind the chances that are shown. */
interface ChanceSources extends Pick<WinChance, "standing" | "tally" | "bot"> {
  readonly survey: ReturnType<typeof createSurvey>;
  readonly known: ReturnType<typeof createKnown>;
}

/** The chances of every round, and of the position that is shown. */
const createShown = (
  props: EstimateContext,
  { survey, standing, known, tally, bot }: ChanceSources,
): Pick<WinChance, "rounds" | "chances"> => {
  const chancesAt = chancesBy(props, bot);
  const rounds = createMemo(() =>
    survey().map(({ moment, target }): EstimatedPly => {
      const counted = known(target.key);
      return { ...moment, ...chancesAt(moment.at, moment.state, counted), tally: counted };
    }),
  );
  const chances = createMemo(() => {
    if (standing() !== "open") return [];
    const at = Math.min(props.at, props.last);
    return chancesAt(at, props.state(at), tally()).chances;
  });
  return { rounds, chances };
};

/** Makes estimates of what is looked at, when they are asked for; what the study keeps is there at once. */
export const createWinChance = (props: EstimateContext): WinChance => {
  const choice = createBot(props);
  const { busy, problem, begin, ...heard } = createRun();
  const { targetOf, standing, present } = createTargets(props);
  const survey = createSurvey(props, targetOf);
  const workers = createWorkers(props, choice.bot, heard);
  const known = createKnown(props, choice.bot, workers);
  const { lookFor, surveyAll } = createAsking(choice, begin, workers);
  const tally = (): PlayoutTally => known(present()?.key);
  const { rounds, chances } = createShown(props, { survey, standing, known, tally, bot: choice.bot });
  const progress = () => {
    // Read for their changes: the estimator itself tells nobody.
    tally();
    rounds();
    return workers().estimator.progress();
  };
  // Whoever walks on while the present position is estimated wants to know about the next one.
  createEffect(on(present, (target) => busy() === "look" && lookFor(target, FIRST)));
  return {
    ...choice,
    standing,
    tally,
    rounds,
    chances,
    busy,
    problem,
    progress,
    look: () => lookFor(present(), tally().playouts < FIRST ? FIRST : tally().playouts + MORE),
    survey: () => {
      const least = Math.min(...rounds().map((round) => round.tally.playouts));
      surveyAll(
        survey().map(({ target }) => target),
        least + A_ROUND,
      );
    },
    stop: () => workers().estimator.stop(),
  };
};
