import type { IncomingMessage } from "node:http";
import { Option } from "effect";
import type { Settings } from "../config.ts";

/** True for a change that a page of another site asks for. Where a browser does not say so itself, its origin does. */
const isFromOtherSite = ({ method, headers }: IncomingMessage, own: readonly (string | undefined)[]): boolean => {
  if (method === "GET" || method === "HEAD") return false;
  const site = headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return false;
  if (site === "cross-site") return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || !own.includes(new URL(origin).host);
};

/**
 * True for a request that was not meant for this server: asked by another site, or under a name that is not the public one, as a page
 * does whose own name was made to lead here. Behind a trusted proxy the names are the proxy's concern, which may put another in.
 */
export const isForeign = (request: IncomingMessage, { publicUrl, trustProxy }: Settings): boolean => {
  const name = Option.getOrUndefined(Option.map(publicUrl, ({ host }) => host));
  const { host } = request.headers;
  if (name !== undefined && !trustProxy && host !== name) return true;
  return isFromOtherSite(request, [host, name]);
};
