import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import solid from "vite-plugin-solid";

/** In development the API comes from a server started beside it. */
const api = process.env["API_URL"] ?? "http://localhost:3000";

/** The server gives the small file to every browser that takes one. */
const compressed = compression({
  algorithms: ["gzip", "brotliCompress"],
  include: /\.(js|css|html|svg|json|webmanifest)$/,
});

export default defineConfig({
  base: "/replay/",
  plugins: [solid(), compressed],
  build: { target: "es2022", chunkSizeWarningLimit: 900 },
  server: { proxy: { "/trpc": api } },
});
