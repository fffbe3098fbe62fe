import type { Ownership } from "@blueplate/store";
import { Duration, Effect, Schedule } from "effect";
import type { RemoteSubscribers } from "../actors/subscribers.ts";
import type { Peers } from "./peers.ts";
import type { CountedUse, UseCounter } from "./shared-uses.ts";

/** How often servers tell each other who has come and gone, and what was used of what is limited. */
const TELL_EVERY = Duration.seconds(1);

/** The path under which they do. */
export const PRESENCE = "/presence";

/** Who follows tables at one server: what changed, or everything of it. */
interface PresenceReport {
  readonly node: number;
  readonly isWhole: boolean;
  readonly here: readonly (readonly [id: string, guests: readonly string[]])[];
  readonly uses: readonly CountedUse[];
}

/** Tells the other servers, at most once a second, who follows which table here and what was used, and hears it from them. */
export const sharePresence = (ownership: Ownership, peers: Peers, remote: RemoteSubscribers, counter: UseCounter) =>
  Effect.gen(function* () {
    const node = ownership.self?.id ?? 0;
    const changed = new Map<string, readonly string[]>();
    /** Those who know everything up to what is in `changed`. */
    let informed = new Set<number>();
    remote.onAnnounced((id, guests) => void changed.set(id, guests));
    const tell = Effect.suspend(() => {
      const living = ownership.peers();
      const news = [...changed];
      changed.clear();
      const uses = counter.taken();
      const [known, others] = [informed, new Set<number>()];
      informed = others;
      remote.dropRemote((one) => living.every(({ id }) => id !== one));
      return Effect.forEach(
        living,
        (peer) =>
          Effect.promise(async () => {
            const isWhole = !known.has(peer.id);
            const report: PresenceReport = { node, isWhole, here: isWhole ? remote.announced() : news, uses };
            if (report.here.length + uses.length === 0 && !isWhole) return void others.add(peer.id);
            const answer = await peers.open(peer, PRESENCE, report);
            if ("_tag" in answer) return;
            answer.resume();
            others.add(peer.id);
          }),
        { concurrency: "unbounded", discard: true },
      );
    });
    yield* Effect.forkScoped(Effect.repeat(tell, Schedule.spaced(TELL_EVERY)));
    return (report: PresenceReport): void => {
      counter.add(report.uses);
      if (report.isWhole) remote.dropRemote((one) => one === report.node);
      for (const [id, guests] of report.here) remote.setRemote(report.node, id, guests);
    };
  });
