import type { NoSuchStudy, NotStored, StudyMessage, StudyWatched } from "@blueplate/api";
import { Duration, Effect, Schedule } from "effect";
import { alarm, type Subscriber } from "../actors/subscribers.ts";
import { factsFor, isShown, presenceOf } from "./facts.ts";
import type { StudyActor } from "./study-actor.ts";
import type { StudyRegistry } from "./study-registry.ts";

/** What one connection has been sent of a study. */
interface Followed {
  after: number;
  state: "new" | "sent" | "gone";
  presence: string;
}

/** The next message that a follower lacks, or null. Each call looks at the study anew, so nothing is queued. */
const nextMessage = (
  actor: StudyActor | null,
  guest: string,
  followed: Followed,
  here: readonly string[],
): StudyMessage | null => {
  if (!actor || !isShown(actor, guest)) {
    const wasGone = followed.state === "gone";
    followed.state = "gone";
    return wasGone ? null : { _tag: "Gone" };
  }
  const { edits } = actor.aggregate;
  if (followed.state !== "sent") {
    followed.state = "sent";
    followed.presence = "";
    if (followed.after >= edits.length) followed.after = -1;
    return { _tag: "Facts", facts: factsFor(actor, guest) };
  }
  const edit = edits[followed.after + 1];
  if (edit) {
    followed.after = edit.seq;
    return { _tag: "Edit", edit };
  }
  const presence = presenceOf(actor, here);
  const text = JSON.stringify(presence);
  if (text === followed.presence) return null;
  followed.presence = text;
  return { _tag: "Presence", presence };
};

/** How long a follower waits before it asks a silent store again. */
const ASK_AGAIN = Schedule.spaced(Duration.seconds(1));

/** The actor of a study, null when there is none; waits while the store does not answer. */
const opened = (registry: StudyRegistry["Service"], study: string): Promise<StudyActor | null> =>
  Effect.runPromise(
    registry.open(study).pipe(
      Effect.catchTag("NoSuchStudy", (_: NoSuchStudy): Effect.Effect<null, NotStored> => Effect.succeed(null)),
      Effect.retry(ASK_AGAIN),
      Effect.orDie,
    ),
  );

/** What happens in a study from after edit `after` on, for one connection. */
export async function* watching(
  registry: StudyRegistry["Service"],
  guest: string,
  study: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StudyWatched> {
  const followed: Followed = { after: Math.max(-1, after), state: "new", presence: "" };
  const bell = alarm([study], signal);
  const follower: Subscriber = { guest, wake: bell.wake };
  registry.follow(follower, [study]);
  try {
    while (!signal.aborted) {
      if (bell.take() === null) {
        await bell.next();
        continue;
      }
      const actor = await opened(registry, study);
      for (;;) {
        const message = nextMessage(actor, guest, followed, registry.here(study));
        if (!message || signal.aborted) break;
        yield { after: followed.after, message };
      }
    }
  } finally {
    registry.leave(follower, [study]);
  }
}
