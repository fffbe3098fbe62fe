/** Somebody who follows tables or studies: told the id of each that changed. */
export interface Subscriber {
  readonly guest: string;
  wake(id: string): void;
}

/** Who follows what. */
export interface Subscribers {
  readonly wake: (id: string) => void;
  /** The guests who follow one, one for each connection: the same list until it is told anew who is there, at most once a second. */
  readonly here: (id: string) => readonly string[];
  readonly follow: (follower: Subscriber, ids: readonly string[]) => void;
  readonly leave: (follower: Subscriber, ids: readonly string[]) => void;
}

/** Milliseconds between two times at which those who follow one hear who is there. */
const TELL_EVERY_MS = 1_000;

const NOBODY: readonly string[] = [];

/** Who follows one thing, and who of them was told to be there last. */
interface Crowd {
  readonly followers: Set<Subscriber>;
  told: readonly string[];
  toldAt: number;
  /** Waiting to tell those who came or went meanwhile. */
  waiting: NodeJS.Timeout | null;
}

/**
 * A list of followers. Whoever comes or goes is heard of at once where it was quiet, else with all others of the same second: of a
 * thousand who come together each hears a few times, not a thousand.
 */
export const subscribers = (): Subscribers => {
  const crowds = new Map<string, Crowd>();
  const wake = (id: string) => crowds.get(id)?.followers.forEach((follower) => follower.wake(id));
  const tell = (id: string, crowd: Crowd): void => {
    crowd.waiting = null;
    crowd.told = Array.from(crowd.followers, (follower) => follower.guest);
    crowd.toldAt = performance.now();
    wake(id);
  };
  const changed = (id: string, crowd: Crowd): void => {
    if (crowd.waiting) return;
    const left = crowd.toldAt + TELL_EVERY_MS - performance.now();
    if (left <= 0) return tell(id, crowd);
    crowd.waiting = setTimeout(() => tell(id, crowd), left).unref();
  };
  return {
    wake,
    here: (id) => crowds.get(id)?.told ?? NOBODY,
    follow: (follower, ids) => {
      for (const id of ids) {
        const crowd = crowds.get(id) ?? { followers: new Set(), told: NOBODY, toldAt: -TELL_EVERY_MS, waiting: null };
        crowds.set(id, crowd);
        crowd.followers.add(follower);
        changed(id, crowd);
      }
    },
    leave: (follower, ids) => {
      for (const id of ids) {
        const crowd = crowds.get(id);
        if (!crowd?.followers.delete(follower)) continue;
        if (crowd.followers.size > 0) changed(id, crowd);
        else {
          // Nobody is left to be told.
          if (crowd.waiting) clearTimeout(crowd.waiting);
          crowds.delete(id);
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
