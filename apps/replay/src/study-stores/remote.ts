import type { AppRouter, StudyMessage } from "@blueplate/api";
import type { Refusal } from "@blueplate/kernel";
import {
  BLANK,
  type StudyEdit,
  evolve,
  type Pointer,
  type StoredStudyEdit,
  type Study,
  type StudyHost,
} from "@blueplate/study";
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink, TRPCClientError } from "@trpc/client";
import { Result } from "effect";
import { nanoid } from "nanoid";
import { inTurn, listening } from "./telling.ts";

/** How the server is spoken to. */
export type StudyApi = ReturnType<typeof createTRPCClient<AppRouter>>;

/** The server that this page came from. */
export const serverApi = (): StudyApi =>
  createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === "subscription",
        true: httpSubscriptionLink({ url: "/trpc" }),
        false: httpLink({ url: "/trpc" }),
      }),
    ],
  });

/** Milliseconds between two tries to send an edit that nobody has answered: longer each time. */
const WAITS = [250, 500, 1_000, 2_000, 4_000] as const;

/** What the server does not do, told like a refusal of the study. */
interface Failed extends Refusal {
  readonly field: string | null;
  readonly message: string;
}

/** Why the server did not do it; null when nobody knows whether it did. */
const failureOf = (error: unknown): { readonly refusal: Refusal; readonly retryAfter: number | null } | null => {
  if (!(error instanceof TRPCClientError) || !error.data) return null;
  // cast: the data of an error, as the server's error formatter words it.
  const data = error.data as {
    readonly tag: string;
    readonly field: string | null;
    readonly refusal: Refusal | null;
    readonly retryAfter: number | null;
  };
  if (data.tag === "NotStored" || data.tag === "Internal") return null;
  const failed: Failed = { _tag: data.tag, rule: "", field: data.field, message: error.message };
  return { refusal: data.refusal ?? failed, retryAfter: data.tag === "TooMany" ? data.retryAfter : null };
};

/** What a failed request is told as: like a refusal, also where the server was not reached. */
export const refusalOf = (error: unknown): Refusal => failureOf(error)?.refusal ?? { _tag: "Network", rule: "" };

/** Waits, or until it is over. */
const pause = (milliseconds: number, over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    over.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Sends an edit under one id until somebody answers, so that it happens once. */
const sending =
  (api: StudyApi, study: string, over: AbortSignal) =>
  async (edit: StudyEdit): Promise<Result.Result<StoredStudyEdit, Refusal>> => {
    const id = nanoid();
    for (let tries = 0; !over.aborted; tries++) {
      try {
        return Result.succeed(await api.studies.edit.mutate({ study, id, edit }));
      } catch (error) {
        const failure = failureOf(error);
        if (failure && failure.retryAfter === null) return Result.fail(failure.refusal);
        const wait = failure?.retryAfter ? failure.retryAfter * 1_000 : (WAITS[tries] ?? 8_000);
        await pause(wait, over);
      }
    }
    return Result.fail({ _tag: "Closed", rule: "" });
  };

/** What this browser has of the study, and who is told of it. */
const following = () => {
  const listeners = listening();
  let study: Study = BLANK;
  let me: string | null = null;
  let caughtUp = -1;
  const announce = (edit: StoredStudyEdit | null) => {
    if (study.edits > caughtUp) listeners.tell({ _tag: "Study", study, edit });
  };
  const take = (message: StudyMessage) => {
    switch (message._tag) {
      case "Facts":
        ({ me } = message.facts);
        caughtUp = message.facts.seq;
        if (message.facts.seq < study.edits) announce(null);
        return;
      case "Edit": {
        const { edit } = message;
        if (edit.seq !== study.edits && edit.seq !== 0) return;
        study = evolve(edit.seq === 0 ? BLANK : study, edit);
        // While the past comes in, the screens are told once, at its end.
        announce(study.edits === caughtUp + 1 ? null : edit);
        return;
      }
      case "Presence":
        listeners.tell({ _tag: "Presence", presence: message.presence });
        return;
      case "Gone":
        listeners.tell({ _tag: "Gone" });
    }
  };
  return { listeners, take, study: () => study, me: () => me };
};

/** Tells the server where one looks: only the last place, one request after the other. */
const leading = (api: StudyApi, study: string): StudyHost["lead"] => {
  const point = inTurn();
  let last: Pointer | null = null;
  return (pointer) => {
    last = pointer;
    const tell = async () => {
      if (last === pointer) await api.studies.lead.mutate({ study, pointer });
    };
    // A lost one is soon followed by another.
    void point(tell).catch(() => undefined);
  };
};

/** A study on the server. What is edited while the connection is lost waits and is sent, once, when it is back. */
export const openRemote = (api: StudyApi, study: string): StudyHost => {
  const over = new AbortController();
  const held = following();
  const turn = inTurn();
  const send = sending(api, study, over.signal);
  let connected = false;
  const subscription = api.studies.watch.subscribe(
    { study, after: -1 },
    {
      onData: ({ data }) => held.take(data),
      onConnectionStateChange: ({ state }) => {
        const now = state === "pending";
        if (now !== connected) held.listeners.tell({ _tag: "Connected", connected: now });
        connected = now;
      },
    },
  );
  return {
    me: held.me,
    edit: (edit) => turn(() => send(edit)),
    watch: (listener) => {
      const stop = held.listeners.add(listener);
      if (held.study().edits > 0) listener({ _tag: "Study", study: held.study(), edit: null });
      return stop;
    },
    lead: leading(api, study),
    close: () => {
      over.abort();
      subscription.unsubscribe();
      held.listeners.clear();
    },
  };
};
