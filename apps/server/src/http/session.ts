import type { IncomingMessage, ServerResponse } from "node:http";
import { Guests } from "@blueplate/store";
import { parseCookie, stringifySetCookie } from "cookie";
import { Effect, Option } from "effect";
import { stored } from "../actors/actor-registry.ts";
import { hashOf, newId, newToken } from "../secrets.ts";

const COOKIE = "blueplate";

/** Over https the name itself says that no other host of the domain has set it. */
const HOST_COOKIE = `__Host-${COOKIE}`;
const YEAR_IN_SECONDS = 31_536_000;

/** Guests remembered, so that not every request asks the database. */
const REMEMBERED = 10_000;

/** Who sends a request, and making a guest of somebody new. Both fail with `NotStored` where the store does not answer. */
export interface Sessions {
  visitor(request: IncomingMessage): Promise<string | null>;
  enter(response: ServerResponse): Promise<string>;
}

/** Sessions over the store: the cookie holds a secret of which only the hash is stored. */
export const makeSessions = (guests: Guests["Service"], secure: boolean): Sessions => {
  const known = new Map<string, string>();
  const remember = (hash: string, guest: string) => {
    if (known.size >= REMEMBERED) known.clear();
    known.set(hash, guest);
  };
  return {
    visitor: async (request) => {
      const cookies = parseCookie(request.headers.cookie ?? "");
      // Who came before there was the longer name keeps their seats.
      const token = (secure ? cookies[HOST_COOKIE] : undefined) ?? cookies[COOKIE];
      if (token === undefined || token === "") return null;
      const hash = hashOf(token);
      const remembered = known.get(hash);
      if (remembered !== undefined) return remembered;
      const guest = Option.getOrNull(await Effect.runPromise(stored(guests.byTokenHash(hash))));
      if (guest !== null) remember(hash, guest);
      return guest;
    },
    enter: async (response) => {
      const guest = newId();
      const token = newToken();
      const hash = hashOf(token);
      await Effect.runPromise(stored(guests.create(guest, hash, Date.now())));
      remember(hash, guest);
      const attributes = { httpOnly: true, sameSite: "lax", path: "/", maxAge: YEAR_IN_SECONDS, secure } as const;
      response.setHeader(
        "Set-Cookie",
        stringifySetCookie({ name: secure ? HOST_COOKIE : COOKIE, value: token, ...attributes }),
      );
      return guest;
    },
  };
};
