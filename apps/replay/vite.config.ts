import { defineConfig } from "vite";
import solid from "vite-plugin-solid";

/** In development the API comes from a server started beside it. */
const api = process.env["API_URL"] ?? "http://localhost:3000";

export default defineConfig({
  base: "/replay/",
  plugins: [solid()],
  build: { target: "es2022", chunkSizeWarningLimit: 900 },
  server: { proxy: { "/trpc": api } },
});
