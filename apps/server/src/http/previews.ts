import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import type { SeatStore, Tables } from "@blueplate/store";
import { Effect, Option } from "effect";
import type { Settings } from "../config.ts";
import { tableInPage, tableInPicture, withPreview } from "../previews/head.ts";
import { createPreviews, type LinkPreview } from "../previews/previews.ts";
import { GameCatalogue } from "../tables/catalogue.ts";
import { TableRegistry } from "../tables/table-registry.ts";

/** Who knows what links show; null for what is no game that is over. */
export interface PreviewSource {
  readonly of: (table: string) => Promise<LinkPreview | null>;
  readonly picture: (table: string) => Promise<Buffer | null>;
}

/** A host as visitors write it: anything else does not get into a page. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i;

/** Where visitors come to, or null where nobody says it as it should be said. */
const siteOf = ({ headers }: IncomingMessage, { publicUrl }: Settings): string | null => {
  if (Option.isSome(publicUrl)) return publicUrl.value.origin;
  return headers.host !== undefined && HOST.test(headers.host) ? `http://${headers.host}` : null;
};

/** The built page of an address, read once; null where it is not built. */
const pageReader = ({ webDir, replayDir }: Settings) => {
  const read = new Map<string, string>();
  return (pathname: string): string | null => {
    const files =
      pathname === "/replay/"
        ? [join(replayDir, "index.html")]
        : [join(webDir, "page.html"), join(webDir, "index.html")];
    const file = files.find((each) => read.has(each) || existsSync(each));
    if (file === undefined) return null;
    const page = read.get(file) ?? readFileSync(file, "utf8");
    read.set(file, page);
    return page;
  };
};

const sendPicture = (response: ServerResponse, picture: Buffer | null): void => {
  if (!picture) {
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
    return;
  }
  // A game that is over stays as it is, but its table may be gone one day.
  response.writeHead(200, { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" }).end(picture);
};

/** The pages with what their links show: those of games that are over say so in their heads, and have a picture. */
export const pagesWithPreviews = (pages: RequestListener, source: PreviewSource, config: Settings) => {
  const pageOf = pageReader(config);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const address = URL.parse(request.url ?? "/", "http://localhost");
    if (!isRead || !address) return void pages(request, response);
    const pictured = tableInPicture(address);
    if (pictured !== null) return sendPicture(response, await source.picture(pictured));
    const table = tableInPage(address);
    const page = table === null ? null : pageOf(address.pathname);
    const site = siteOf(request, config);
    const preview = table === null || page === null || site === null ? null : await source.of(table);
    if (table === null || page === null || site === null || !preview) return void pages(request, response);
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
    response.end(withPreview(page, preview, site, table));
  };
};

/** What links show of games that are over. A store that does not answer, or a table that is gone, shows nothing. */
export const previewSource = Effect.gen(function* () {
  const previews = createPreviews(yield* TableRegistry, (yield* GameCatalogue).games);
  const context = yield* Effect.context<Tables | SeatStore>();
  const run = <A, E>(effect: Effect.Effect<A | null, E, Tables | SeatStore>): Promise<A | null> =>
    Effect.runPromise(
      Effect.provideContext(
        Effect.orElseSucceed(effect, () => null),
        context,
      ),
    );
  const { of, picture } = previews;
  return { of: (table) => run(of(table)), picture: (table) => run(picture(table)) } satisfies PreviewSource;
});
