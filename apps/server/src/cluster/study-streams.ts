import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { StudyRoom, StudyWatched } from "@blueplate/api";
import type { IdFilter, Ownership } from "@blueplate/store";
import { Effect } from "effect";
import type { Peers } from "./peers.ts";

type Room = StudyRoom["Service"];

/** Whom a stream of a study is for, and after which edit it goes on. */
interface StudyStream {
  readonly guest: string;
  readonly study: string;
  readonly after: number;
}

/** The path under which servers ask each other for streams of studies. */
export const STUDY_STREAM = "/study";

/** Milliseconds until a study is asked for again whose owner could not be asked. */
const ASK_AGAIN_MS = 100;

/** Streams that are served from here, each until its study has another owner. */
const servedHere = (ownership: Ownership) => {
  const served = new Set<{ readonly study: string; readonly end: AbortController }>();
  ownership.onMoved((isMoved: IdFilter) => {
    for (const { study, end } of served) if (isMoved(study)) end.abort();
  });
  return async function* (room: Room, { guest, study, after }: StudyStream, signal: AbortSignal) {
    const one = { study, end: new AbortController() };
    served.add(one);
    try {
      yield* room.watch(guest, study, after, AbortSignal.any([signal, one.end.signal]));
    } finally {
      served.delete(one);
    }
  };
};

/** The messages of a stream that another server sends, a line each; it ends when that one does not own the study any more. */
async function* messagesIn(answer: IncomingMessage): AsyncGenerator<StudyWatched> {
  const lines = createInterface({ input: answer, crlfDelay: Infinity });
  try {
    for await (const line of lines) {
      // cast: servers of one cluster say nothing else.
      yield JSON.parse(line) as StudyWatched;
    }
  } catch {
    // Its server has gone: the next owner goes on.
  } finally {
    answer.destroy();
  }
}

/**
 * Streams of studies, each from the server that owns it: who leads and where they look is known there alone. A stream outlives its owner,
 * and goes on after the last edit that it has brought.
 */
export const studyStreams = (ownership: Ownership, peers: Peers) => {
  const here = servedHere(ownership);
  const there = async function* (stream: StudyStream, signal: AbortSignal): AsyncGenerator<StudyWatched> {
    const owner = ownership.ownerOf(stream.study);
    const answer = owner ? await peers.open(owner, STUDY_STREAM, stream, signal) : null;
    if (answer && !("_tag" in answer)) yield* messagesIn(answer);
  };
  const watch = (room: Room): Room["watch"] =>
    async function* (guest, study, after, signal) {
      let last = after;
      while (!signal.aborted) {
        const stream = { guest, study, after: last };
        for await (const message of ownership.isOwned(study) ? here(room, stream, signal) : there(stream, signal)) {
          last = message.after;
          yield message;
        }
        if (signal.aborted) return;
        await sleep(ASK_AGAIN_MS);
        await Effect.runPromise(ownership.refresh);
      }
    };
  const answer = async (
    room: Room,
    stream: StudyStream,
    response: ServerResponse,
    gone: AbortSignal,
  ): Promise<void> => {
    response.writeHead(200, { "Content-Type": "application/x-ndjson" }).flushHeaders();
    if (ownership.isOwned(stream.study)) {
      for await (const message of here(room, stream, gone)) {
        // Whoever reads slowly is waited for, and nothing is kept for them meanwhile.
        if (!response.write(`${JSON.stringify(message)}\n`)) await once(response, "drain", { signal: gone });
      }
    }
    response.end();
  };
  return { watch, answer };
};
