import { defineConfig } from "vite";

/** The page that shows the gallery while one works on the city. */
export default defineConfig({ root: import.meta.dirname, server: { port: 5178 }, build: { outDir: "dist" } });
