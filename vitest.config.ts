import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/server", "tooling"],
    include: ["test/**/*.test.ts"],
    exclude: ["**/*.long.test.ts", "**/node_modules/**"],
    testTimeout: 60_000,
  },
});
