import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { lettersApart, scriptsBeside, signFirst, withImports } from "@blueplate/ui/page-build";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { compression } from "vite-plugin-compression2";
import solid from "vite-plugin-solid";

/** In development the API comes from a server started beside it. */
const api = process.env["API_URL"] ?? "http://localhost:3000";

/** What the first script asks for at once. */
const APP = "/src/app.tsx";

/** Bytes of script, gzipped, that may come before the first screen. */
const FIRST_SCREEN_AT_MOST = 120_000;

type Written = Rolldown.OutputBundle[string];
const isChunk = (file: Written): file is Rolldown.OutputChunk => file.type === "chunk";

/** The scripts that come before the first screen: the first one, the app that it asks for at once, and what these import. */
const firstScripts = (bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] => {
  const chunks = Object.values(bundle).filter(isChunk);
  const isFirst = ({ isEntry, facadeModuleId }: Rolldown.OutputChunk): boolean =>
    isEntry || facadeModuleId?.endsWith(APP) === true;
  return withImports(chunks, isFirst);
};

/** Prints how much script comes before the first screen, and stops the build when it is too much. */
const firstScreen: Plugin = {
  name: "first-screen",
  generateBundle(_, bundle) {
    const bytes = firstScripts(bundle).reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    this.info(`script before the first screen: ${(bytes / 1000).toFixed(1)} kB gzip`);
    if (bytes > FIRST_SCREEN_AT_MOST) this.error(`more than ${FIRST_SCREEN_AT_MOST / 1000} kB before the first screen`);
  },
};

/** The module that draws the town, and bytes of its script with all that comes with it, gzipped, that it may have. */
const CITY = "/city/src/city.ts";
const CITY_AT_MOST = 190_000;

/** Prints how large the script of the town is, and stops the build when it is too much. */
const cityChunk: Plugin = {
  name: "city-chunk",
  generateBundle(_, bundle) {
    const before = new Set(firstScripts(bundle));
    const chunks = Object.values(bundle).filter(isChunk);
    const drawing = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(CITY)) && !before.has(chunk));
    if (drawing.length === 0) this.error("the town has no script of its own");
    const bytes = drawing.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    this.info(`script of the town: ${(bytes / 1000).toFixed(1)} kB gzip`);
    if (bytes > CITY_AT_MOST) this.error(`more than ${CITY_AT_MOST / 1000} kB of script for the town`);
  },
};

const DOOR_STYLE = new URL("src/lobby/styles/hero.css", import.meta.url);

/** The styles of the front door as they stand in its page: without remarks and breaks. */
const doorStyle = (): string =>
  readFileSync(DOOR_STYLE, "utf8")
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s+/g, " ");

const assetNamed = (bundle: Rolldown.OutputBundle, name: string): string => {
  const found = Object.keys(bundle).find((file) => file.includes(name));
  if (found === undefined) throw new Error(`no ${name} was built`);
  return `/${found}`;
};

/** What hangs over the door while words and scripts are on their way. */
const SPLASH = /<div class="splash">[^]*?<\/div>/;

/**
 * The front door is its own page: the picture of the town hangs in it where the lobby has it, before any script has come. Every other
 * address gets `page.html`, which is the same without the picture.
 */
const frontDoor: Plugin = {
  name: "front-door",
  // After the page is written, before it is compressed.
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle["index.html"];
    if (page?.type !== "asset") return this.error("there is no page");
    const html = String(page.source);
    this.emitFile({ type: "asset", fileName: "page.html", source: html });
    const picture = (shape: string): string => assetNamed(bundle, `hero-${shape}`);
    const door = `<main class="lobby"><div class="hero"><picture><source media="(max-width: 700px)" srcset="${picture("narrow")}"><img class="hero-picture" src="${picture("wide")}" alt="" width="1440" height="464" fetchpriority="high"></picture><div class="hero-in"><h1 class="wordmark">Blueplate</h1></div><div class="sill"></div></div></main>`;
    page.source = html.replace(SPLASH, door).replace("</head>", `  <style>${doorStyle()}</style>\n  </head>`);
  },
};

/** The pages as an app that can be installed and opened without a network: what tables on this device need is kept. */
const installable = VitePWA({
  registerType: "autoUpdate",
  // The pages register it themselves, after the first picture.
  injectRegister: null,
  manifest: {
    name: "Blueplate",
    short_name: "Blueplate",
    description: "The open online table for Food Chain Magnate and Trick-n-Chef",
    start_url: "/",
    display: "standalone",
    background_color: "#f4ebd9",
    theme_color: "#b52f1f",
    icons: [{ src: "/sign.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
  },
  workbox: {
    // A new version takes over at once: a phone may never close the last page that would make it wait, and reloading does not.
    skipWaiting: true,
    clientsClaim: true,
    // Letters of other scripts are fetched when they are read, and kept from then on.
    globPatterns: ["**/*.{js,css,html,svg}", "**/*-latin-[0-9]*.woff2"],
    // So are the lists of their slices.
    globIgnores: ["**/letters-*"],
    maximumFileSizeToCacheInBytes: 4_000_000,
    navigateFallback: "/page.html",
    navigateFallbackDenylist: [/^\/trpc/, /^\/api/, /^\/replay/, /^\/admin/, /^\/healthz/, /^\/readyz/],
    runtimeCaching: [
      // The replay is kept by those who play on this device (src/local/keep-replay.ts), and used where there is no network.
      {
        urlPattern: ({ request, url }) => request.mode === "navigate" && url.pathname === "/replay/",
        handler: "NetworkFirst",
        options: {
          cacheName: "replay",
          // Whatever it is to open stands in its address: the page is the same.
          plugins: [{ cacheKeyWillBeUsed: async () => "/replay/" }],
        },
      },
      { urlPattern: /\/replay\/assets\/[^/]+\.(js|css)$/, handler: "CacheFirst", options: { cacheName: "replay" } },
      // The town of the front door, too.
      {
        urlPattern: /\.webp$/,
        handler: "CacheFirst",
        options: { cacheName: "pictures", expiration: { maxEntries: 8 } },
      },
      {
        urlPattern: /\.woff2$|\/letters-[^/]+$/,
        handler: "CacheFirst",
        options: { cacheName: "letters", expiration: { maxEntries: 300 } },
      },
    ],
  },
});

/** The server gives the small file to every browser that takes one. */
const compressed = compression({
  algorithms: ["gzip", "brotliCompress"],
  include: /\.(js|css|html|svg|json|webmanifest)$/,
});

export default defineConfig({
  plugins: [solid(), firstScreen, cityChunk, scriptsBeside([APP]), signFirst, frontDoor, installable, compressed],
  build: {
    target: "es2022",
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    assetsInlineLimit: lettersApart,
    // A browser that fetches nothing beforehand fetches it when it is asked for.
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: { proxy: { "/trpc": api, "/api": api } },
});
