import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["test/**/*.test.ts"], exclude: ["**/*.long.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
