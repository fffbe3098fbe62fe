import { existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import type { Settings } from "../config.ts";

const notBuilt = (folder: string): RequestListener => {
  const text = `This page is not built yet (${folder} is missing). Run "npm start", which builds it.\n`;
  return (_, response) => {
    response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
  };
};

const notFound = (response: ServerResponse) =>
  response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");

/** Names of built files carry a hash of their content, so they may be kept for ever; pages are asked for again. */
const keep = (response: ServerResponse, path: string) =>
  response.setHeader("Cache-Control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");

/** The page of every address that has no file of its own, where an app has one beside that of its front door. */
const PAGE = "page.html";

/** The built files of one app; every path without a file is its page. */
const app = (folder: string, name: string): RequestListener => {
  if (!existsSync(folder)) return notBuilt(name);
  const single = existsSync(join(folder, PAGE)) ? PAGE : true;
  const serve = sirv(folder, { single, etag: true, gzip: true, brotli: true, setHeaders: keep });
  return (request, response) => serve(request, response, () => void notFound(response));
};

/** The web table at / and the replay at /replay/. */
export const makePages = (config: Settings): RequestListener => {
  const web = app(config.webDir, "apps/web/dist");
  const replay = app(config.replayDir, "apps/replay/dist");
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET" && request.method !== "HEAD") return void notFound(response);
    const url = request.url ?? "/";
    if (url !== "/replay" && !url.startsWith("/replay/")) return web(request, response);
    request.url = url.slice("/replay".length) || "/";
    return replay(request, response);
  };
};
