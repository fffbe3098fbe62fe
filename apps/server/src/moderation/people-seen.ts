import { newId } from "../secrets.ts";

/** When and from which network a guest came last. */
export interface Sighting {
  readonly seenAt: number;
  readonly network: string;
}

/** The guests who have come since the server started. It stands in memory alone, and only where there is somebody to read it. */
export interface PeopleSeen {
  readonly note: (guest: string, network: string) => void;
  readonly of: (guest: string) => Sighting | null;
  /** The ids of those who came last, the last first. */
  readonly latest: (limit: number) => readonly string[];
}

/** Guests that are remembered: whoever came longest ago is forgotten first. */
const REMEMBERED = 10_000;

/** Remembers who comes. */
export const peopleSeen = (now: () => number = Date.now): PeopleSeen => {
  const seen = new Map<string, Sighting>();
  return {
    note: (guest, network) => {
      seen.delete(guest);
      seen.set(guest, { seenAt: now(), network });
      const [oldest] = seen.keys();
      if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
    },
    of: (guest) => seen.get(guest) ?? null,
    latest: (limit) => [...seen.keys()].slice(-limit).toReversed(),
  };
};

/** Remembers nobody: where no operator has a door. */
export const nobodySeen: PeopleSeen = { note: () => undefined, of: () => null, latest: () => [] };

const PASSING = "passing_";

/** The id of somebody new while the server takes no changes: they may look at everything, are stored nowhere and have no cookie. */
export const passingGuest = (): string => `${PASSING}${newId()}`;

/** True for the id of somebody who is not stored: it is longer than that of any guest, whatever letters it begins with. */
export const isPassing = (guest: string | null): boolean =>
  guest !== null && guest.startsWith(PASSING) && guest.length > 21;
