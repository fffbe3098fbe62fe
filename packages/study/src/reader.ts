import {
  type Entry,
  type Json,
  LOG_VERSION,
  type Malformed,
  type Refusal,
  refusal,
  type Rules,
  type Tagged,
} from "@blueplate/kernel";
import { inside, openScenario } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import type { Library } from "./library.ts";
import { type LogNode, logTreeOf } from "./tree/log-tree.ts";
import { variationOf } from "./tree/variation.ts";
import type { UnknownGame } from "./refusals.ts";
import type { GameSource, PositionSource, ChapterSource } from "./source.ts";
import type { Chapter, Variation } from "./study.ts";
import { type LogVerdict, verdictOf } from "./validated.ts";

/** A chapter's source opened for looking: every position of it and of what was tried on it. */
export interface Reader {
  readonly rules: Rules;
  /** The log names other rules than those of today. */
  readonly otherRules: boolean;
  /** How the log stands to the rules of today, which what is played on it follows: played again when it is first asked for. */
  readonly verdict: () => LogVerdict;
  /** The state at a node of a chapter with this source; null when there is no such node. */
  state(chapter: Chapter, node: string): unknown;
}

/** Positions kept every so many nodes, so that none is far from one that is known. */
const KEPT_EVERY = 25;

type Decoded = Result.Result<readonly Tagged[], Malformed>;

/** Facts that were decoded, by the JSON that says them, with the rules by which they were. */
const known = new WeakMap<readonly Json[], { readonly hash: string; readonly facts: readonly Tagged[] }>();

/** Notes what this JSON says, for whoever has decoded it already: it is not decoded again as long as it is held. */
export const noteDecoded = (rules: Rules, events: readonly Json[], facts: readonly Tagged[]): void =>
  void known.set(events, { hash: rules.hash, facts });

/** The facts that this JSON says, or what does not fit, as a field of `events`. The same JSON is decoded once. */
export const decodeEvents = (rules: Rules, events: readonly Json[]): Decoded => {
  const before = known.get(events);
  if (before?.hash === rules.hash) return Result.succeed(before.facts);
  const decoded = Result.all(
    events.map((event, at) =>
      Result.mapError(rules.codecs.event.decode(event), (fault) => inside(`events[${at}]`, fault)),
    ),
  );
  if (Result.isSuccess(decoded)) noteDecoded(rules, events, decoded.success);
  return decoded;
};

/** Decodes the facts of a game, pausing after each entry; the reader of the same source need not decode them again. */
export function* decodingFacts({ games }: Library, source: ChapterSource): Generator<undefined, void> {
  if (source._tag !== "Game") return;
  const rules = games.find(({ id }) => id === source.header.game)?.load(source.header.config);
  if (!rules || Result.isFailure(rules)) return;
  for (const entry of source.entries) {
    if ("events" in entry) decodeEvents(rules.success, entry.events);
    yield;
  }
}

/** What a source begins with: its rules, the state before the first node of its log, and the facts of each. */
interface ReaderStart {
  readonly rules: Rules;
  readonly verdict: () => LogVerdict;
  readonly initialState: unknown;
  readonly facts: ReadonlyMap<string, readonly Tagged[]>;
}

const factsOf = (rules: Rules, nodes: Iterable<LogNode>): Result.Result<ReaderStart["facts"], Refusal> => {
  const facts = new Map<string, readonly Tagged[]>();
  for (const { id, events, place } of nodes) {
    const decoded = decodeEvents(rules, events);
    if (Result.isFailure(decoded)) return Result.fail(inside(place, decoded.failure));
    facts.set(id, decoded.success);
  }
  return Result.succeed(facts);
};

const unknownGame = (game: string): Refusal => refusal<UnknownGame>({ _tag: "UnknownGame", rule: "", game });

/** A node's facts. Those of variations were the host's own when they were stored, and fit. */
export const factsAt = (rules: Rules, node: { readonly events: readonly Json[] }): readonly Tagged[] =>
  Result.getOrElse(decodeEvents(rules, node.events), () => []);

/** A position as a log of its beginning alone. */
const begunAt = ({ game, config }: Rules, { hash, events }: PositionSource): Logged => ({
  header: { version: LOG_VERSION, game, config, hash, seats: [] },
  seed: null,
  entries: [{ _tag: "GameStarted", seq: 0, events, at: 0 }],
});

type Logged = Pick<GameSource, "header" | "seed" | "entries">;

/** How a log whose facts all fit stands to the rules of today. */
const verdictOn = (rules: Rules, initialState: unknown, { header, seed, entries }: Logged): LogVerdict => {
  const withFacts = entries.map((entry): Entry =>
    "events" in entry ? { ...entry, events: factsAt(rules, entry) } : entry,
  );
  const verdict = verdictOf({ rules, initialState, header, seed, entries: withFacts });
  return Result.getOrElse(verdict, (differs) => ({
    otherRules: header.hash !== rules.hash,
    differs,
    believed: [],
    earlier: [],
  }));
};

const beginGame = (library: Library, source: GameSource): Result.Result<ReaderStart, Refusal> => {
  const { game: id, config } = source.header;
  const game = library.games.find((each) => each.id === id);
  if (!game) return Result.fail(unknownGame(id));
  return Result.flatMap(game.load(config), (rules) =>
    Result.map(factsOf(rules, logTreeOf(source).all.values()), (facts) => ({
      rules,
      verdict: () => verdictOn(rules, rules.initialState, source),
      initialState: rules.initialState,
      facts,
    })),
  );
};

const beginPosition = (library: Library, source: PositionSource): Result.Result<ReaderStart, Refusal> => {
  const host = library.scenarios.find((each) => each.game.id === source.game);
  if (!host) return Result.fail(unknownGame(source.game));
  return Result.flatMap(openScenario(host, source.scenario), ({ position: { rules, state } }) =>
    Result.map(
      Result.mapError(decodeEvents(rules, source.events), (fault) => inside("source", fault)),
      (events) => ({
        rules,
        verdict: () => verdictOn(rules, state, begunAt(rules, source)),
        initialState: state,
        facts: new Map([["m0", events]]),
      }),
    ),
  );
};

const fold = (rules: Rules, state: unknown, events: readonly Tagged[]): unknown => {
  let after = state;
  for (const event of events) after = rules.evolve(after, event);
  return after;
};

const reading = (source: ChapterSource, { rules, verdict, initialState, facts }: ReaderStart): Reader => {
  let judged: LogVerdict | null = null;
  const { all } = logTreeOf(source);
  const otherRules = rules.hash !== (source._tag === "Game" ? source.header.hash : source.hash);
  const kept = new WeakMap<LogNode | Variation, unknown>();
  const state = (chapter: Chapter, id: string): unknown => {
    const find = (node: string | null) => (node === null ? undefined : (all.get(node) ?? variationOf(chapter, node)));
    const path: (LogNode | Variation)[] = [];
    let node = find(id);
    if (!node) return null;
    while (node && !kept.has(node)) {
      path.push(node);
      node = find(node.parent);
    }
    let now = node ? kept.get(node) : initialState;
    for (const [left, each] of path.toReversed().entries()) {
      now = fold(rules, now, facts.get(each.id) ?? factsAt(rules, each));
      if ((path.length - left - 1) % KEPT_EVERY === 0) kept.set(each, now);
    }
    return now;
  };
  return { rules, otherRules, verdict: () => (judged ??= verdict()), state };
};

/** Opens the source of a chapter; refused with what does not fit in it. */
export const readerOf = (library: Library, source: ChapterSource): Result.Result<Reader, Refusal> =>
  Result.map(source._tag === "Game" ? beginGame(library, source) : beginPosition(library, source), (begun) =>
    reading(source, begun),
  );

/** The state at a node, opened for this one question: whoever asks more often keeps a `readerOf`. */
export const positionAt = (library: Library, chapter: Chapter, node: string): Result.Result<unknown, Refusal> =>
  Result.map(readerOf(library, chapter.source), (reader) => reader.state(chapter, node));
