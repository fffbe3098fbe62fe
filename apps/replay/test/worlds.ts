import { foodChainMagnate } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import {
  type Json,
  LOG_VERSION,
  redact,
  type Refusal,
  storedConfig,
  upcastEntry,
  type Viewer,
} from "@blueplate/kernel";
import {
  type StudyAggregate,
  beginAggregate,
  type StudyEdit,
  studyContextOf,
  type Study,
  type StudyHost,
  submitEdit,
  type RequestedSource,
} from "@blueplate/study";
import { trickNChef } from "@blueplate/trick-n-chef";
import { trickNChefScenarios } from "@blueplate/trick-n-chef/scenario";
import { Result } from "effect";
import { createRoot } from "solid-js";
import { createSession, type Session } from "../src/session/session.ts";

/** The games and the positions of the house. */
export const ground = studyContextOf({
  games: [foodChainMagnate, trickNChef],
  scenarios: [foodChainMagnateScenarios, trickNChefScenarios],
});

/** A log as JSON: what stands in its lines. */
export interface Log {
  readonly head: { readonly [field: string]: Json };
  readonly entries: readonly Json[];
}

/** A frozen game. */
export const goldenLog = (name: string): Log => {
  const text = readFileSync(new URL(`../../../goldens/${name}.jsonl`, import.meta.url), "utf8");
  const [head, ...entries] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { head, entries };
};

/** The same as if it had been played under the rules of today, so that it can be played on. */
export const today = ({ head, entries }: Log): Log => {
  const { hash } = Result.getOrThrow(foodChainMagnate.load(storedConfig(head["config"])));
  return { head: { ...head, hash }, entries };
};

/** The log as somebody got it while the game went on: without the seed, everything closed that is not for them. */
export const closedLog = ({ head, entries }: Log, viewer: Viewer): Log => ({
  head: { ...head, seed: null },
  entries: redact(entries, viewer),
});

const who = { person: "me", name: "Me", at: 0 };

const nothing = () => undefined;

/** The study with one chapter, `c`, that shows this, and whatever is done to it; or why something of it was refused. */
export const aggregateOf = (
  wanted: RequestedSource,
  edits: readonly StudyEdit[] = [],
): Result.Result<StudyAggregate, Refusal> => {
  const first: StudyEdit = { _tag: "AddChapter", chapter: "c", name: "c", source: wanted };
  let aggregate = beginAggregate({ study: "s", title: "t", seed: "s", id: "b" }, who);
  for (const [nth, edit] of [first, ...edits].entries()) {
    const turned = submitEdit(aggregate, { id: `e${nth}`, edit }, who, ground);
    if (Result.isFailure(turned)) return Result.fail(turned.failure);
    ({ aggregate } = turned.success);
  }
  return Result.succeed(aggregate);
};

/** Such a study, when nothing in it is refused. */
export const studyOf = (wanted: RequestedSource, edits: readonly StudyEdit[] = []): Study =>
  Result.getOrThrow(aggregateOf(wanted, edits)).study;

/** A log as what a chapter is made of. */
export const wantedOf = ({ head, entries }: Log): RequestedSource => {
  const { log: _, seed, ...told } = head;
  const header = { ...told, config: storedConfig(told["config"]), version: LOG_VERSION };
  // cast: the log is one that was frozen, in the form in which a study takes it.
  return { _tag: "Log", header, seed, entries: entries.map(upcastEntry) } as unknown as RequestedSource;
};

/** How the game was left on this machine. */
export const leave = (
  key: string,
  kept: { readonly node: string; readonly hidden: boolean; readonly revealed: number },
) => localStorage.setItem(`blueplate-replay:${key}`, JSON.stringify(kept));

/** Hears what a host of a study tells. */
export type Heard = Parameters<StudyHost["watch"]>[0];

/** The host of a study in which nobody edits, as `me` has it: it tells what `tell` is given. */
export const tellingHost = (me: string): { readonly host: StudyHost; readonly tell: Heard } => {
  let hear: Heard = nothing;
  const host: StudyHost = {
    me: () => me,
    edit: () => Promise.reject(new Error("nobody edits here")),
    watch: (listener) => {
      hear = listener;
      return nothing;
    },
    lead: nothing,
    close: nothing,
  };
  return { host, tell: (told) => hear(told) };
};

/** Looks at the study's chapter from a node on, for as long as `look` takes; `tell` gives it the study as somebody else has changed it. */
export const looking = <T>(
  study: Study,
  key: string,
  node: string,
  look: (session: Session, tell: (study: Study) => void) => T,
): T => {
  const { host, tell } = tellingHost("me");
  const reader = Result.getOrThrow(ground.reader(study.chapters[0]?.source ?? ({} as never)));
  let dispose = nothing as () => void;
  const session = createRoot((stop) => {
    dispose = stop;
    return createSession({ host, study, chapter: "c", reader, key }, node);
  });
  try {
    return look(session, (changed) => tell({ _tag: "Study", study: changed, edit: null }));
  } finally {
    dispose();
  }
};
