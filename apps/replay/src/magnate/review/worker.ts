import {
  type GameLine,
  mediumWith,
  type ReviewedDecision,
  type Reviewers,
  reviewOf,
  temperamentsWith,
  weighDecisions,
} from "@blueplate/bot";
import { entryOf } from "@blueplate/games";
import type { Json, Rules } from "@blueplate/kernel";
import { WORTHS } from "@blueplate/variants/worths";
import { Result } from "effect";
import type { EncodedLine, FoundDecision, ReviewReply, ReviewRequest } from "./question.ts";

/** The planner plays on for everybody; its plans are tried, and those of every company it can become. */
const REVIEWERS: Reviewers = { model: mediumWith(WORTHS), advisers: [mediumWith(WORTHS), ...temperamentsWith(WORTHS)] };

const rulesOf = async ({ game, config, hash }: EncodedLine): Promise<Rules> => {
  const entry = entryOf(game);
  if (!entry) throw new Error(`no game ${game}`);
  const rules = Result.getOrThrow((await entry.load()).load(config));
  if (rules.hash !== hash) throw new Error(`rules ${rules.hash}, not ${hash}`);
  return rules;
};

const decodedLine = (rules: Rules, { start, steps }: EncodedLine): GameLine => {
  const { state, command: commands, event: events } = rules.codecs;
  return {
    rules,
    start: Result.getOrThrow(state.decode(start)),
    steps: steps.map((step) => ({
      seat: step.seat,
      command: Result.getOrElse(commands.decode(step.command), () => null),
      events: step.events.map((event) => Result.getOrThrow(events.decode(event))),
    })),
  };
};

// cast: what a codec encodes is JSON, and reasons are plain data.
const json = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

const sent = ({ codecs }: Rules, { better, ...found }: ReviewedDecision): FoundDecision => ({
  ...found,
  better: {
    ...better,
    commands: better.commands.map((command) => json(codecs.command.encode(command))),
    events: better.events.map((event) => json(codecs.event.encode(event))),
    reasons: better.reasons.map(json),
  },
});

const reply = (message: ReviewReply): void => postMessage(message);

const answer = async (request: ReviewRequest): Promise<void> => {
  const rules = await rulesOf(request.line);
  const line = decodedLine(rules, request.line);
  if (request._tag === "Weigh") {
    reply({ _tag: "Weighed", result: weighDecisions(line, request.place, REVIEWERS.model) });
    return;
  }
  for (const { share, found } of reviewOf(line, REVIEWERS)) {
    reply({ _tag: "Found", share, found: found.map((each) => sent(rules, each)) });
  }
};

addEventListener("message", ({ data }: MessageEvent<ReviewRequest>) => {
  answer(data).catch((error: unknown) =>
    reply({ _tag: "Failed", message: error instanceof Error ? error.message : String(error) }),
  );
});
