import { describe, expect, it } from "vitest";
import { lockOfToday, unraised, writtenLock } from "../src/playing/lock.ts";

describe("rules.lock.json", () => {
  it("knows what every preset and module decides: who changes it raises a version, then `pnpm rules:lock`", () => {
    const [written, today] = [writtenLock(), lockOfToday()];
    expect(unraised(written, today)).toEqual([]);
    expect(today).toEqual(written);
  }, 240_000);

  it("lets no decision change under the version that it had", () => {
    const written = { "game/a": { version: "2", digest: "x" }, "game/b": { version: "2 m@1", digest: "x" } };
    const changed = { "game/a": { version: "2", digest: "y" }, "game/b": { version: "2 m@2", digest: "y" } };
    expect(unraised(written, changed)).toEqual([expect.stringContaining("game/a decides differently")]);
    expect(unraised(written, { ...written, "game/c": { version: "2", digest: "z" } })).toEqual([]);
  });
});
