import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import type { SeatStore, Tables } from "@blueplate/store";
import { Effect, Option } from "effect";
import type { Settings } from "../config.ts";
import { sendPage } from "./send-page.ts";
import { isFrontDoor, tableInPage, tableInPicture, withPreview } from "../previews/head.ts";
import { createPreviews } from "../previews/previews.ts";
import { doorPreview, type LinkPreview } from "../previews/texts.ts";
import { GameCatalogue } from "../tables/catalogue.ts";
import { TableRegistry } from "../tables/table-registry.ts";

/** Who knows what links show; null for what is no table. */
export interface PreviewSource {
  readonly door: LinkPreview;
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
  const door = join(webDir, "index.html");
  const filesOf = (pathname: string): readonly string[] => {
    if (pathname === "/replay/") return [join(replayDir, "index.html")];
    return pathname === "/" ? [door] : [join(webDir, "page.html"), door];
  };
  return (pathname: string): string | null => {
    const file = filesOf(pathname).find((each) => read.has(each) || existsSync(each));
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
  // What is shown of a table stays as it is under its address, but it may be gone one day.
  response.writeHead(200, { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" }).end(picture);
};

/** The pages with what their links show: the front door's, and those of tables say so in their heads. */
export const pagesWithPreviews = (pages: RequestListener, source: PreviewSource, config: Settings) => {
  const pageOf = pageReader(config);
  const previewOf = async (address: URL): Promise<LinkPreview | null> => {
    if (isFrontDoor(address)) return source.door;
    const table = tableInPage(address);
    return table === null ? null : source.of(table);
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const address = URL.parse(request.url ?? "/", "http://localhost");
    if (!isRead || !address) return void pages(request, response);
    const pictured = tableInPicture(address);
    if (pictured !== null) return sendPicture(response, await source.picture(pictured));
    const site = siteOf(request, config);
    const preview = site === null ? null : await previewOf(address);
    const page = preview && pageOf(address.pathname);
    if (site === null || preview === null || page === null) return void pages(request, response);
    sendPage(request, response, withPreview(page, preview, site));
  };
};

/** What links show. A store that does not answer, or a table that is gone, shows nothing. */
export const previewSource = Effect.gen(function* () {
  const { games } = yield* GameCatalogue;
  const previews = createPreviews(yield* TableRegistry, games);
  const context = yield* Effect.context<Tables | SeatStore>();
  const run = <A, E>(effect: Effect.Effect<A | null, E, Tables | SeatStore>): Promise<A | null> =>
    Effect.runPromise(
      Effect.provideContext(
        Effect.orElseSucceed(effect, () => null),
        context,
      ),
    );
  const { of, picture } = previews;
  return {
    door: doorPreview(games),
    of: (table) => run(of(table)),
    picture: (table) => run(picture(table)),
  } satisfies PreviewSource;
});
