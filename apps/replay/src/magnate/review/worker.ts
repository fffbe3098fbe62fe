import {
  coachWith,
  mediumWith,
  type ReviewedDecision,
  type Reviewers,
  reviewOf,
  temperamentsWith,
  weighDecisions,
} from "@blueplate/bot";
import type { Json, Rules } from "@blueplate/kernel";
import { WORTHS } from "@blueplate/variants/worths";
import { answerMessages, decodedLine, rulesOf } from "../../review/decoded-line.ts";
import type { ReviewReply } from "../../review/review.ts";
import type { FoundDecision, ReviewRequest, WeighedReply } from "./question.ts";

/** The planner plays on for everybody; its plans are tried, and those of every company it can become. */
const REVIEWERS: Reviewers = {
  model: mediumWith(WORTHS),
  advisers: [mediumWith(WORTHS), ...temperamentsWith(WORTHS)],
  coach: coachWith(WORTHS),
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

const reply = (message: ReviewReply<FoundDecision> | WeighedReply): void => postMessage(message);

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

answerMessages(answer);
