import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** How much smaller a page is made, of 11: a page that is written for each request should not wait for the last bytes. */
const QUALITY = 5;

/** The ways in which a page can be made smaller, the best first, and how. */
const SMALLER: readonly (readonly [string, (page: string) => Buffer])[] = [
  ["br", (page) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })],
  ["gzip", (page) => gzipSync(page)],
];

/** A page that was written for this request: asked for again each time, sent as small as the browser takes it, or not at all where it has it. */
export const sendPage = (request: IncomingMessage, response: ServerResponse, page: string): void => {
  const tag = `W/"${createHash("sha256").update(page).digest("base64url").slice(0, 22)}"`;
  const head = { "Cache-Control": "no-cache", ETag: tag, Vary: "Accept-Encoding" };
  if (request.headers["if-none-match"] === tag) return void response.writeHead(304, head).end();
  const taken = (request.headers["accept-encoding"] ?? "").split(/\s*,\s*/);
  const [encoding, smaller] = SMALLER.find(([name]) => taken.includes(name)) ?? [
    null,
    (text: string) => Buffer.from(text),
  ];
  const body = smaller(page);
  response.writeHead(200, {
    ...head,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    ...(encoding === null ? {} : { "Content-Encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
};
