/** Somebody who follows tables or studies: told the id of each that changed. */
export interface Subscriber {
  readonly guest: string;
  wake(id: string): void;
}

/** Who follows what. */
export interface Subscribers {
  readonly wake: (id: string) => void;
  /** Wakes the followers of every id that is meant. */
  readonly wakeWhere: (isMeant: (id: string) => boolean) => void;
  /** The guests who follow one, one for each connection: the same list until it is told anew who is there, at most once a second. */
  readonly here: (id: string) => readonly string[];
  readonly follow: (follower: Subscriber, ids: readonly string[]) => void;
  readonly leave: (follower: Subscriber, ids: readonly string[]) => void;
}

/** Milliseconds between two times at which those who follow one hear who is there. */
const ANNOUNCE_EVERY_MS = 1_000;

const NOBODY: readonly string[] = [];

/** Who follows one thing, and who of them was told to be there last. */
interface Channel {
  readonly followers: Set<Subscriber>;
  announced: readonly string[];
  announcedAt: number;
  /** Waiting to tell those who came or went meanwhile. */
  waiting: NodeJS.Timeout | null;
}

const newChannel = (): Channel => ({
  followers: new Set(),
  announced: NOBODY,
  announcedAt: -ANNOUNCE_EVERY_MS,
  waiting: null,
});

/**
 * A list of followers. Whoever comes or goes is heard of at once where it was quiet, else with all others of the same second: of a
 * thousand who come together each hears a few times, not a thousand.
 */
export const subscribers = (): Subscribers => {
  const channels = new Map<string, Channel>();
  const wake = (id: string) => channels.get(id)?.followers.forEach((follower) => follower.wake(id));
  const announce = (id: string, channel: Channel): void => {
    channel.waiting = null;
    channel.announced = Array.from(channel.followers, (follower) => follower.guest);
    channel.announcedAt = performance.now();
    wake(id);
  };
  const changed = (id: string, channel: Channel): void => {
    if (channel.waiting) return;
    const left = channel.announcedAt + ANNOUNCE_EVERY_MS - performance.now();
    if (left <= 0) return announce(id, channel);
    channel.waiting = setTimeout(() => announce(id, channel), left).unref();
  };
  return {
    wake,
    wakeWhere: (isMeant) => {
      for (const id of channels.keys()) if (isMeant(id)) wake(id);
    },
    here: (id) => channels.get(id)?.announced ?? NOBODY,
    follow: (follower, ids) => {
      for (const id of ids) {
        const channel = channels.get(id) ?? newChannel();
        channels.set(id, channel);
        channel.followers.add(follower);
        changed(id, channel);
      }
    },
    leave: (follower, ids) => {
      for (const id of ids) {
        const channel = channels.get(id);
        if (!channel?.followers.delete(follower)) continue;
        if (channel.followers.size > 0) changed(id, channel);
        else {
          // Nobody is left to be told.
          if (channel.waiting) clearTimeout(channel.waiting);
          channels.delete(id);
        }
      }
    },
  };
};

/** Ids that changed, and a promise for the next one. */
export const alarm = (ids: readonly string[], signal: AbortSignal) => {
  const changed = new Set(ids);
  let ring = () => {};
  signal.addEventListener("abort", () => ring(), { once: true });
  return {
    wake: (id: string) => {
      changed.add(id);
      ring();
    },
    take: (): string | null => {
      const [id] = changed;
      if (id === undefined) return null;
      changed.delete(id);
      return id;
    },
    next: (): Promise<void> =>
      new Promise((resolve) => {
        ring = resolve;
        if (changed.size > 0 || signal.aborted) resolve();
      }),
  };
};
