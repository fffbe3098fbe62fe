import { type Json, type Refusal, refusal, type Rules, type Seat, type Tagged } from "@blueplate/kernel";
import { resultOf, rulesOf } from "@blueplate/kernel/door";
import {
  type Chapter,
  isOfOtherRules,
  LIMITS,
  type Move,
  nodePlaying,
  type Reader,
  type Study,
  type StudyHost,
  type TreeNode,
  tryMove,
} from "@blueplate/study";
import { Effect, Result } from "effect";
import { nanoid } from "nanoid";
import type { Accessor } from "solid-js";

/** The position came about by other rules than those of today. */
interface OtherRules extends Refusal {
  readonly _tag: "OtherRules";
}

/** Where moves are tried, and how one goes to what they come to. */
export interface MoveTrial {
  readonly host: StudyHost;
  readonly reader: Reader;
  readonly study: Accessor<Study>;
  readonly chapter: Accessor<Chapter>;
  readonly node: Accessor<TreeNode>;
  readonly goTo: (node: string) => void;
}

/** The move that shall be played on a state, `count` moves after the first; null when it is far enough. */
export type NextMove = (
  state: unknown,
  count: number,
) => Promise<{ readonly seat: Seat; readonly command: Tagged } | null>;

// cast: an encoded command is JSON by the codec's contract.
const encoded = (rules: Rules, command: Tagged): Json =>
  JSON.parse(JSON.stringify(rules.codecs.command.encode(command)));

const newNode = (): string => `v${nanoid(12)}`;

/** Plays a command at the moment, once: a move that stands there already is gone to. */
const playing =
  ({ host, reader, chapter, node, goTo }: MoveTrial) =>
  async (seat: Seat, command: Tagged): Promise<Refusal | null> => {
    const given = encoded(reader.rules, command);
    const { id: parent } = node();
    const there = nodePlaying(chapter(), parent, seat, given);
    if (there) {
      goTo(there.id);
      return null;
    }
    const id = newNode();
    const move = { node: id, seat, command: given };
    const answer = await host.edit({ _tag: "AddNode", chapter: chapter().id, parent, ...move });
    if (Result.isFailure(answer)) return answer.failure;
    goTo(id);
    return null;
  };

/** A line that grows: what stands there already is gone along, the rest is decided here as the host will decide it. */
const growing = ({ host, reader, study, chapter, node, goTo }: MoveTrial) => {
  let from = node().id;
  let state = reader.state(chapter(), from);
  let waiting: readonly Move[] = [];
  let isNew = false;
  // Many moves go in one edit: first few, so that something is soon seen, then more and more.
  let room = 1;
  const send = async (): Promise<Refusal | null> => {
    const last = waiting.at(-1);
    if (!last) return null;
    const answer = await host.edit({ _tag: "AddLine", chapter: chapter().id, parent: from, moves: waiting });
    if (Result.isFailure(answer)) return answer.failure;
    from = last.node;
    waiting = [];
    room = Math.min(LIMITS.movesInLine, 2 * room);
    goTo(from);
    return null;
  };
  const add = async (seat: Seat, command: Json): Promise<Refusal | null> => {
    const there = isNew ? null : nodePlaying(chapter(), from, seat, command);
    if (there) {
      from = there.id;
      state = reader.state(chapter(), from);
      goTo(from);
      return null;
    }
    isNew = true;
    const move = { node: newNode(), seat, command };
    const tried = resultOf(Effect.provide(tryMove(study(), chapter().id, state, move), rulesOf(reader.rules)));
    if (Result.isFailure(tried)) return (await send()) ?? tried.failure;
    waiting = [...waiting, move];
    ({ state } = tried.success);
    return waiting.length >= room ? send() : null;
  };
  return { state: () => state, add, send };
};

/** Plays a line of moves on the moment. */
export const playingOn =
  (trying: MoveTrial) =>
  async (next: NextMove): Promise<Refusal | null> => {
    const line = growing(trying);
    for (let count = 0; ; count++) {
      const move = await next(line.state(), count);
      if (!move) return line.send();
      const refusal = await line.add(move.seat, encoded(trying.reader.rules, move.command));
      if (refusal) return refusal;
    }
  };

/** Ways to try moves at a moment; none where the game had gone on by other rules than those of today. */
export const tries = (trying: MoveTrial) => {
  const { reader, chapter, node } = trying;
  const barred = (): Refusal | null =>
    isOfOtherRules(reader, chapter(), node().id) ? refusal<OtherRules>({ _tag: "OtherRules", rule: "" }) : null;
  const play: ReturnType<typeof playing> = async (seat, command) => barred() ?? playing(trying)(seat, command);
  const playOn: ReturnType<typeof playingOn> = async (next) => barred() ?? playingOn(trying)(next);
  return { play, playOn };
};
