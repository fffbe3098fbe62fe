import { lettersApart, scriptsBeside, signFirst } from "@blueplate/ui/page-build";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";
import solid from "vite-plugin-solid";

/** In development the API comes from a server started beside it. */
const api = process.env["API_URL"] ?? "http://localhost:3000";

/** The server gives the small file to every browser that takes one. */
const compressed = compression({
  algorithms: ["gzip", "brotliCompress"],
  include: /\.(js|css|html|svg|json|jsonl|webmanifest)$/,
});

/** The replay, the town for other sites, and what many games have in common. */
const PAGES = ["index.html", "embed.html", "statistics.html"];

/** What the replay is drawn from, but for letters of other scripts and the examples: they are fetched when they are read. */
const NEEDED = /\.js$|\.css$|-latin-\d+-\w+-[^/]*\.woff2$/;

/** Where the replay lies on the server. */
const BASE = "/replay/";

/** What its first script asks for at once. */
const ASKED = ["/src/app.tsx", "/src/open/open.ts", "/src/notes/markdown.ts"];

/** The list by which a browser keeps the replay for a time without a network. */
const listed: Plugin = {
  name: "listed",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((file) => NEEDED.test(file) && !file.includes("/letters-"));
      this.emitFile({
        type: "asset",
        fileName: "kept.json",
        source: JSON.stringify(files.map((file) => `${BASE}${file}`)),
      });
    },
  },
};

export default defineConfig({
  base: BASE,
  plugins: [solid(), scriptsBeside(ASKED, BASE), signFirst, listed, compressed],
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 900,
    assetsInlineLimit: lettersApart,
    rollupOptions: { input: PAGES },
  },
  worker: { format: "es" },
  server: { proxy: { "/trpc": api } },
});
