import { explainEvents, type GameLine, knowledgeAt, recalledFrom, searches } from "@blueplate/bot";
import { type Json, type Rules, seatOf } from "@blueplate/kernel";
import { REASONS } from "@blueplate/variants/reasons";
import { WORTHS } from "@blueplate/variants/worths";
import { decodedLine, rulesOf } from "../../review/decoded-line.ts";
import type { EncodedLine } from "../../review/encoded-line.ts";
import type { WhyQuestion, WhyReply, WhyRequest } from "./question.ts";

/** A position before a step, with what everybody had seen by then. */
interface Before {
  readonly state: unknown;
  readonly seen: Json;
}

/** A line that is held, with the position before each of its steps. */
interface OpenedLine {
  readonly rules: Rules;
  readonly line: GameLine;
  readonly befores: readonly Before[];
}

const opened = (rules: Rules, line: GameLine): OpenedLine => {
  let now: Before = { state: line.start, seen: knowledgeAt(rules, line.start, seatOf(0)).seen };
  const befores = line.steps.map(({ events }) => {
    const before = now;
    now = recalledFrom(rules, events, before.state, before.seen);
    return before;
  });
  return { rules, line, befores };
};

const movesOf = ({ rules, line, befores }: OpenedLine, { step, reader, bots }: WhyQuestion) => {
  const [before, played] = [befores[step], line.steps[step]];
  if (!before || !played) return [];
  const searching = bots.flatMap((bot, seat) => (bot !== null && searches(bot) ? [seatOf(seat)] : []));
  const modules = { worths: WORTHS, reasons: REASONS };
  return explainEvents({ rules, ...before, reader, searching }, played.events, modules);
};

let held: Promise<OpenedLine> | null = null;

const open = async (line: EncodedLine): Promise<OpenedLine> => {
  const rules = await rulesOf(line);
  return opened(rules, decodedLine(rules, line));
};

const answer = async (request: Extract<WhyRequest, { readonly _tag: "Why" }>): Promise<WhyReply> => {
  const { id } = request;
  try {
    return { _tag: "Said", id, moves: held ? movesOf(await held, request) : [] };
  } catch (error) {
    return { _tag: "Failed", id, message: error instanceof Error ? error.message : String(error) };
  }
};

addEventListener("message", ({ data }: MessageEvent<WhyRequest>) => {
  if (data._tag === "Open") held = open(data.line);
  else void answer(data).then((reply) => postMessage(reply));
});
