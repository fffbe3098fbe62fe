import {
  beginTable,
  encodeEntry,
  type Json,
  LOG_VERSION,
  misplaced,
  type Refusal,
  refusal,
  runToDecision,
  diceFor,
  unfit,
  unshaped,
} from "@blueplate/kernel";
import { inside, openScenario } from "@blueplate/kernel/scenario";
import { Effect, Result } from "effect";
import type { StudyContext } from "./study-context.ts";
import { type RulesStop, stopOf, stopped } from "./lazy-view.ts";
import { LIMITS } from "./limits.ts";
import { logTreeOf } from "./tree/log-tree.ts";
import { toTheEnd } from "./pausing.ts";
import { decodingFacts } from "./reader.ts";
import type { MissingTarget, IllegalContinuation, TooMuch, HiddenOutcome, UnknownGame } from "./refusals.ts";
import type { GameSource, PositionSource, ChapterSource, RequestedSource } from "./source.ts";
import type { Chapter } from "./study.ts";

type Asked<T extends RequestedSource["_tag"]> = Extract<RequestedSource, { readonly _tag: T }>;
type Made<S extends ChapterSource = ChapterSource> = Result.Result<S, Refusal>;

const unknownGame = (game: string) => refusal<UnknownGame>({ _tag: "UnknownGame", rule: "", game });

const stopRefusal = (by: RulesStop): Refusal =>
  by._tag === "Fault"
    ? refusal<IllegalContinuation>({ _tag: "Misplayed", rule: "", message: by.message })
    : refusal<HiddenOutcome>({ _tag: "Unknowable", rule: "" });

/** What the rules answer, or why they stopped. */
export const unlessStopped = <A>(decide: () => A): Result.Result<A, Refusal> => {
  const answer = stopped(decide);
  return "value" in answer ? Result.succeed(answer.value) : Result.fail(stopRefusal(answer.by));
};

/** A decision that is refused where the rules are stopped, with the reason. */
export const refusedWhenStopped = <A, R>(decision: Effect.Effect<A, Refusal, R>): Effect.Effect<A, Refusal, R> =>
  Effect.catchDefect(decision, (defect) => Effect.fail(stopRefusal(stopOf(defect))));

/** What does not fit about the entries of a log that somebody sends; null when all is well. */
export const misnumbered = ({ header, entries }: Pick<GameSource, "header" | "entries">): Refusal | null => {
  if (header.seats.length !== header.config.seats) {
    return unshaped("source.header.seats", { _tag: "WrongSeats", expected: header.config.seats });
  }
  for (const [index, entry] of entries.entries()) {
    const fault = misplaced(entry, index, header);
    if (fault) return inside(`source.entries[${index}]`, fault);
  }
  return null;
};

const asChapter = (source: ChapterSource): Chapter => ({
  id: "",
  name: "",
  source,
  nodes: [],
  marks: {},
  bookmarks: [],
});

/** `shown`, pausing after each entry and each node. */
export function* showing<S extends ChapterSource>(ground: StudyContext, source: S): Generator<undefined, Made<S>> {
  yield* decodingFacts(ground.library, source);
  const reader = ground.reader(source);
  if (Result.isFailure(reader)) return Result.fail(reader.failure);
  const chapter = asChapter(source);
  for (const { id, place } of logTreeOf(source).all.values()) {
    const state = unlessStopped(() => reader.success.state(chapter, id));
    if (Result.isFailure(state)) return Result.fail(unfit(place, state.failure));
    yield;
  }
  return Result.succeed(source);
}

/** A source whose every node can be shown; the refusal names the first that cannot. */
export const shown = <S extends ChapterSource>(ground: StudyContext, source: S): Made<S> =>
  toTheEnd(showing(ground, source));

const fromLog = (ground: StudyContext, { header, seed, entries }: Asked<"Log">): Made => {
  const fault = misnumbered({ header, entries });
  if (fault) return Result.fail(fault);
  return shown(ground, { _tag: "Game", header, seed, entries, origin: null });
};

const fromScenario = (
  ground: StudyContext,
  { game, scenario }: Asked<"Scenario">,
  seed: string,
): Made<PositionSource> => {
  const host = ground.library.scenarios.find((each) => each.game.id === game);
  if (!host) return Result.fail(unknownGame(game));
  const opened = Result.mapError(openScenario(host, scenario), (fault) => inside("source.scenario", fault));
  return Result.flatMap(opened, ({ position: { rules, state } }) =>
    unlessStopped((): PositionSource => {
      const resting = rules.waitsFor(state).length > 0 || rules.outcome(state) !== null;
      const { events } = resting ? { events: [] } : runToDecision(rules, state, [], diceFor(seed, 0));
      // cast: an encoded event is JSON by the codec's contract.
      const encoded = events.map((event) => rules.codecs.event.encode(event) as Json);
      return { _tag: "Position", game, hash: rules.hash, scenario, events: encoded };
    }),
  );
};

const fromOpening = (ground: StudyContext, wanted: Asked<"Opening">, seed: string, at: number): Made<GameSource> => {
  const { game: id, config, seats } = wanted;
  const game = ground.library.games.find((each) => each.id === id);
  if (!game) return Result.fail(unknownGame(id));
  if (seats.length !== config.seats)
    return Result.fail(unshaped("source.seats", { _tag: "WrongSeats", expected: config.seats }));
  return Result.flatMap(game.load(config), (rules) =>
    unlessStopped((): GameSource => {
      const entries = beginTable(rules, seed, at).entries.map((entry) => encodeEntry(rules.codecs.event, entry));
      const header = { version: LOG_VERSION, game: id, config, hash: rules.hash, seats } as const;
      // cast: an encoded entry is JSON by the codec's contract.
      return { _tag: "Game", header, seed: null, entries: entries as unknown as GameSource["entries"], origin: null };
    }),
  );
};

const fromTable = (ground: StudyContext, { table }: Asked<"Table">): Made => {
  const source = ground.table(table);
  return source
    ? shown(ground, source)
    : Result.fail(refusal<MissingTarget>({ _tag: "Gone", rule: "", what: "table", id: table }));
};

const made = (ground: StudyContext, wanted: RequestedSource, seed: string, at: number): Made => {
  switch (wanted._tag) {
    case "Table":
      return fromTable(ground, wanted);
    case "Log":
      return fromLog(ground, wanted);
    case "Scenario":
      return fromScenario(ground, wanted, seed);
    case "Opening":
      return fromOpening(ground, wanted, seed, at);
  }
};

/** The source that somebody wants, every node of which can be shown; `seed` gives the dice of what begins with it. */
export const sourceFrom = (ground: StudyContext, wanted: RequestedSource, seed: string, at: number): Made =>
  Result.flatMap(made(ground, wanted, seed, at), (source) =>
    JSON.stringify(source).length <= LIMITS.sourceSize
      ? Result.succeed(source)
      : Result.fail(refusal<TooMuch>({ _tag: "TooMuch", rule: "", what: "sourceSize", most: LIMITS.sourceSize })),
  );
