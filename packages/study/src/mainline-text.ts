import {
  type GameStarted,
  diceFor,
  EncodedConfig,
  type NotNow,
  type Played,
  type Refusal,
  refusal,
  Seat,
  type Tagged,
} from "@blueplate/kernel";
import { begin, decideEntry, decodeCommand, givenDice, PlayedRules } from "@blueplate/kernel/door";
import { readScenario } from "@blueplate/kernel/scenario";
import { Effect, Equal, Result, Schema } from "effect";
import { stepBefore } from "./redecide.ts";
import { diceSeed } from "./decide.ts";
import { VocabularyWord } from "./fields.ts";
import type { Library } from "./library.ts";
import { LIMITS } from "./limits.ts";
import { positionAt } from "./reader.ts";
import type { IllegalContinuation, HiddenOutcome } from "./refusals.ts";
import { refusedWhenStopped } from "./sources.ts";
import { type Chapter, chapterOf, type Study } from "./study.ts";
import { pathTo, type TreeNode } from "./tree/tree.ts";

/** With which dice a step was decided: `turn` counts the decisions before it. */
const Thrown = Schema.Struct({ seed: Schema.String.check(Schema.isMaxLength(256)), turn: Schema.Natural });

const Step = Schema.Struct({
  /** Null for the set-up, which is the first step and no other. */
  seat: Schema.NullOr(Seat),
  command: Schema.Json,
  /** Null for a beginning with secrets that are dealt anew: whatever follows. */
  events: Schema.NullOr(Schema.Array(Schema.Json)),
  /** Null where nobody here knows them. */
  dice: Schema.NullOr(Thrown),
});
type Step = typeof Step.Type;

/** A line from the set-up to a moment, told so that whoever knows the rules can decide all of it again. */
export const MainlineText = Schema.Struct({
  game: VocabularyWord,
  config: EncodedConfig,
  steps: Schema.Array(Step).check(Schema.isMinLength(1), Schema.isMaxLength(LIMITS.entriesInLog)),
});
export type MainlineText = typeof MainlineText.Type;

const thrownAt = (study: Study, { id, source }: Chapter, node: TreeNode, turn: number): Step["dice"] => {
  if (node.kind === "variation") return { seed: diceSeed(study, id, node.id), turn: 0 };
  if (source._tag !== "Game") return null;
  if (source.seed !== null) return { seed: source.seed, turn };
  // A game that begins with the chapter was set up with the chapter's own dice.
  return turn === 0 ? { seed: diceSeed(study, id, "m0"), turn: 0 } : null;
};

/** The game and configuration with which a line begins; null where no table can begin with it. */
const beginningOf = (library: Library, chapter: Chapter, node: string): Omit<MainlineText, "steps"> | null => {
  const { source } = chapter;
  if (source._tag === "Game") return { game: source.header.game, config: source.header.config };
  const host = library.scenarios.find((each) => each.game.id === source.game);
  const file = host && readScenario(host, source.scenario);
  const now = positionAt(library, chapter, node);
  if (!host?.opening || !file || Result.isFailure(file) || Result.isFailure(now)) return null;
  const { head, own } = file.success;
  return { game: source.game, config: { ...head.config, opening: host.opening(head, own, now.success) } };
};

/** The line of a chapter up to a node; null where no table can begin with it, or there is no such node. */
export const mainlineText = (study: Study, chapter: string, node: string, library: Library): MainlineText | null => {
  const found = chapterOf(study, chapter);
  const begins = found && beginningOf(library, found, node);
  if (!found || !begins) return null;
  const steps = pathTo(found, node).map((each, turn): Step => {
    const { seat, command, events } = each;
    const isDealt = turn === 0 && found.source._tag === "Position";
    return { seat, command, events: isDealt ? null : events, dice: thrownAt(study, found, each, turn) };
  });
  return steps.length === 0 ? null : { ...begins, steps };
};

type ToldEntry = GameStarted<Tagged> | Played<Tagged>;

const misplayed = (seq: number, message: string): Refusal =>
  refusal<IllegalContinuation>({ _tag: "Misplayed", rule: "", message: `step ${seq}: ${message}` });

/** Where a step stands in the new log, when, and the dice of what is dealt anew. */
interface Place {
  readonly seq: number;
  readonly at: number;
  readonly seed: string;
}

/** What a step comes to by the rules: a state, and the entry that led to it. */
const stepped = (state: unknown, { seat, command: given }: Step, { seq, at }: Place) =>
  Effect.gen(function* () {
    if (seat === null) {
      const begun = yield* begin(state);
      return { state: begun.state, entry: { _tag: "GameStarted", seq, events: begun.events, at } satisfies ToldEntry };
    }
    const command = yield* decodeCommand(given);
    return yield* decideEntry(state, { seat, command, commandId: stepBefore(seq), seq, at });
  });

/** The same, refused where it is not what the step tells. */
const decided = (state: unknown, step: Step, place: Place) =>
  Effect.gen(function* () {
    const { codecs } = yield* PlayedRules;
    const { seq, seed } = place;
    const dice = step.events === null ? diceFor(seed, seq) : diceFor(step.dice?.seed ?? "", step.dice?.turn ?? 0);
    const done = yield* refusedWhenStopped(stepped(state, step, place)).pipe(Effect.provide(givenDice(dice)));
    if (step.events === null) return done;
    const events = done.entry.events.map((event) => codecs.event.encode(event));
    if (Equal.equals(JSON.parse(JSON.stringify(events)), step.events)) return done;
    const isUnknown = step.dice === null && dice.rolls > 0;
    return yield* Effect.fail(
      isUnknown
        ? refusal<HiddenOutcome>({ _tag: "Unknowable", rule: "" })
        : misplayed(seq, "something else follows by the rules"),
    );
  });

/**
 * Decides a line again, step by step, and answers its entries: refused at the first step that the rules do not allow or that
 * comes to something else, where its dice are not known, and when the game is over. `at` in milliseconds since 1970; `seed`
 * gives what is dealt anew.
 */
export const redecideLine = (
  { steps }: MainlineText,
  { at, seed }: Omit<Place, "seq">,
): Effect.Effect<readonly ToldEntry[], Refusal, PlayedRules> =>
  Effect.gen(function* () {
    const rules = yield* PlayedRules;
    const entries: ToldEntry[] = [];
    let { initialState: state } = rules;
    for (const [seq, step] of steps.entries()) {
      if ((step.seat === null) !== (seq === 0)) return yield* Effect.fail(misplayed(seq, "a game begins once"));
      if (step.events === null && seq > 0) return yield* Effect.fail(misplayed(seq, "it is not told what follows"));
      const done = yield* decided(state, step, { seq, at, seed });
      ({ state } = done);
      entries.push(done.entry);
    }
    if (rules.outcome(state) === null) return entries;
    return yield* Effect.fail(refusal<NotNow>({ _tag: "NotNow", rule: "", command: "" }));
  });
