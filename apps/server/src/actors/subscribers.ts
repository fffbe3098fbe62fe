/** Somebody who follows tables or studies: told the id of each that changed. */
export interface Subscriber {
  readonly guest: string;
  wake(id: string): void;
}

/** Who follows what. */
export interface Subscribers {
  readonly wake: (id: string) => void;
  /** The guests who follow one, one for each connection. */
  readonly here: (id: string) => readonly string[];
  readonly follow: (follower: Subscriber, ids: readonly string[]) => void;
  readonly leave: (follower: Subscriber, ids: readonly string[]) => void;
}

/** A list of followers; whoever comes and goes wakes the others. */
export const subscribers = (): Subscribers => {
  const followers = new Map<string, Set<Subscriber>>();
  const wake = (id: string) => followers.get(id)?.forEach((follower) => follower.wake(id));
  return {
    wake,
    here: (id) => Array.from(followers.get(id) ?? [], (follower) => follower.guest),
    follow: (follower, ids) => {
      for (const id of ids) {
        followers.set(id, (followers.get(id) ?? new Set()).add(follower));
        wake(id);
      }
    },
    leave: (follower, ids) => {
      for (const id of ids) {
        const rest = followers.get(id);
        rest?.delete(follower);
        if (rest?.size === 0) followers.delete(id);
        wake(id);
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
