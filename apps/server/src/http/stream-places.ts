import type { ServerResponse } from "node:http";
import { TooMany } from "@blueplate/api";
import { quotaLedger } from "./quota.ts";

/** Seconds after which to come again with a stream. */
const AGAIN_AFTER = 10;

/**
 * Takes a place for a stream of a guest (null where something else counts those of one) from a network, free again when its connection
 * ends; the failure where there is none.
 */
export type StreamPlaces = (guest: string | null, network: string, response: ServerResponse) => TooMany | null;

/** Counts the streams that are open: so many of one guest, and so many from one network. */
export const streamPlaces = (ofGuest: number, ofNetwork: number): StreamPlaces => {
  const guests = quotaLedger({ all: Number.POSITIVE_INFINITY, each: ofGuest });
  const networks = quotaLedger({ all: Number.POSITIVE_INFINITY, each: ofNetwork });
  const full = () => new TooMany({ what: "stream", retryAfter: AGAIN_AFTER });
  return (guest, network, response) => {
    // Whoever is gone before the stream began would never give it back.
    if (response.closed) return full();
    if (guest !== null && !guests.take(guest)) return full();
    const leave = () => guest !== null && guests.giveBack(guest);
    if (!networks.take(network)) {
      leave();
      return full();
    }
    response.once("close", () => {
      leave();
      networks.giveBack(network);
    });
    return null;
  };
};
