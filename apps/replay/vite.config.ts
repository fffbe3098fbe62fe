import { lettersApart, signFirst } from "@blueplate/ui/page-build";
import { defineConfig } from "vite";
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

export default defineConfig({
  base: "/replay/",
  plugins: [solid(), signFirst, compressed],
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 900,
    assetsInlineLimit: lettersApart,
    rollupOptions: { input: PAGES },
  },
  worker: { format: "es" },
  server: { proxy: { "/trpc": api } },
});
