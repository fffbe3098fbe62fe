/** Somebody who follows tables or studies: told the id of each that changed. */
export interface Subscriber {
  readonly guest: string;
  wake(id: string): void;
}

/** Who follows what at other servers. */
export interface RemoteSubscribers {
  /** Calls `listener` with the guests who follow one here, as often as that is told; with nobody once the last one is gone. */
  readonly onAnnounced: (listener: (id: string, guests: readonly string[]) => void) => void;
  /** Everybody who follows something here. */
  readonly announced: () => readonly (readonly [id: string, guests: readonly string[]])[];
  /** Those who follow one at another server. */
  readonly setRemote: (node: number, id: string, guests: readonly string[]) => void;
  /** Forgets those of the servers that are meant. */
  readonly dropRemote: (isMeant: (node: number) => boolean) => void;
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

/** Guests at other servers by what they follow and by server. */
const remoteLists = (changed: (id: string) => void) => {
  const lists = new Map<string, Map<number, readonly string[]>>();
  const setRemote = (node: number, id: string, guests: readonly string[]): void => {
    const nodes = lists.get(id) ?? new Map<number, readonly string[]>();
    if (guests.length > 0) lists.set(id, nodes.set(node, guests));
    else if (!nodes.delete(node)) return;
    if (nodes.size === 0) lists.delete(id);
    changed(id);
  };
  return {
    of: (id: string): readonly string[] => [...(lists.get(id)?.values() ?? [])].flat(),
    setRemote,
    dropRemote: (isMeant: (node: number) => boolean): void => {
      for (const [id, nodes] of lists) for (const node of nodes.keys()) if (isMeant(node)) setRemote(node, id, []);
    },
  };
};

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
 * Those who follow something here. `announced` is called when it is told anew who is there. Whoever comes or goes is heard of at once where it
 * was quiet, else with all others of the same second: of a thousand who come together each hears a few times, not a thousand.
 */
const localChannels = (announced: (id: string) => void) => {
  const channels = new Map<string, Channel>();
  const announce = (id: string, channel: Channel): void => {
    channel.waiting = null;
    channel.announced = Array.from(channel.followers, (follower) => follower.guest);
    channel.announcedAt = performance.now();
    announced(id);
  };
  const changed = (id: string, channel: Channel): void => {
    if (channel.waiting) return;
    const left = channel.announcedAt + ANNOUNCE_EVERY_MS - performance.now();
    if (left <= 0) return announce(id, channel);
    channel.waiting = setTimeout(() => announce(id, channel), left).unref();
  };
  return {
    channels,
    follow: (follower: Subscriber, id: string): void => {
      const channel = channels.get(id) ?? newChannel();
      channels.set(id, channel);
      channel.followers.add(follower);
      changed(id, channel);
    },
    leave: (follower: Subscriber, id: string): void => {
      const channel = channels.get(id);
      if (!channel?.followers.delete(follower)) return;
      if (channel.followers.size > 0) return changed(id, channel);
      // Nobody is left to be told.
      if (channel.waiting) clearTimeout(channel.waiting);
      channels.delete(id);
      announced(id);
    },
  };
};

/** A list of followers, those at other servers among them. */
export const subscribers = (): Subscribers & RemoteSubscribers => {
  /** The guests here and at other servers together: the same list until it changes. */
  const all = new Map<string, readonly string[]>();
  const listeners: ((id: string, guests: readonly string[]) => void)[] = [];
  const gather = (id: string): void => {
    const [here, elsewhere] = [local.channels.get(id)?.announced ?? NOBODY, remote.of(id)];
    const guests = elsewhere.length === 0 ? here : [...here, ...elsewhere];
    if (guests.length > 0) all.set(id, guests);
    else all.delete(id);
    wake(id);
  };
  const local = localChannels((id) => {
    gather(id);
    for (const listener of listeners) listener(id, local.channels.get(id)?.announced ?? NOBODY);
  });
  const remote = remoteLists(gather);
  const wake = (id: string) => local.channels.get(id)?.followers.forEach((follower) => follower.wake(id));
  return {
    ...remote,
    wake,
    wakeWhere: (isMeant) => {
      for (const id of local.channels.keys()) if (isMeant(id)) wake(id);
    },
    here: (id) => all.get(id) ?? NOBODY,
    announced: () => Array.from(local.channels, ([id, { announced }]) => [id, announced] as const),
    onAnnounced: (listener) => void listeners.push(listener),
    follow: (follower, ids) => {
      for (const id of ids) local.follow(follower, id);
    },
    leave: (follower, ids) => {
      for (const id of ids) local.leave(follower, id);
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
