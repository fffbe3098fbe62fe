import { Context, Effect } from "effect";

/** A server of a cluster: its id is given once, `url` is where the others reach it. */
export interface ClusterNode {
  readonly id: number;
  readonly url: string;
}

/** True for the ids of some tables and studies. */
export type IdFilter = (id: string) => boolean;

/** Which server of a cluster decides for which table and study, and what they tell each other beside the log. */
export interface Ownership {
  /** This server among the others; null where there are no others. */
  readonly self: ClusterNode | null;
  /** Whether this server decides for a table or study now. */
  readonly isOwned: IdFilter;
  /** Who does, as far as is known; null while nobody does, or this server itself. */
  readonly ownerOf: (id: string) => ClusterNode | null;
  /** The others that live. */
  readonly peers: () => readonly ClusterNode[];
  /** Asks who owns what now. */
  readonly refresh: Effect.Effect<void>;
  /** From now on this server is given its part, since it answers the others. */
  readonly join: Effect.Effect<void>;
  /** Gives away what is owned, and takes nothing more. */
  readonly leave: Effect.Effect<void>;
  /** Whether it has begun to leave: proxies are told to send nobody here any more. */
  readonly isLeaving: () => boolean;
  /** `drained` is waited for before some ids are given away: by then nothing of theirs may be changing. */
  readonly beforeGiving: (drained: (isGiven: IdFilter) => Effect.Effect<void>) => void;
  /** `moved` hears which ids have another owner now, or may have changed unheard. */
  readonly onMoved: (moved: (isMoved: IdFilter) => void) => void;
  /** Tells the other servers something about a topic: a few hundred bytes at most. */
  readonly tell: (topic: string, text: string) => void;
  readonly onTold: (topic: string, hear: (text: string) => void) => void;
}

const nothing = (): void => undefined;

/** The only server owns everything. */
export const soleOwner: Ownership = {
  self: null,
  isOwned: () => true,
  ownerOf: () => null,
  peers: () => [],
  refresh: Effect.void,
  join: Effect.void,
  leave: Effect.void,
  isLeaving: () => false,
  beforeGiving: nothing,
  onMoved: nothing,
  tell: nothing,
  onTold: nothing,
};

/** What this server owns: everything, where the store names nobody else. */
export const ShardOwnership: Context.Reference<Ownership> = Context.Reference<Ownership>("store/ShardOwnership", {
  defaultValue: () => soleOwner,
});
