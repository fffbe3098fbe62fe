import { describe, expect, it } from "vitest";
import { unraised, versionsOfToday, writtenLock } from "../src/playing/lock.ts";

describe("rules.lock.json", () => {
  // That each decides what is written there is a part of `pnpm check`, which plays their games.
  it("knows every preset and module in its version of today: who changes one runs `pnpm rules:lock`", () => {
    const written = Object.entries(writtenLock()).map(([name, { version }]) => [name, version]);
    expect(written.length).toBeGreaterThan(10);
    expect(versionsOfToday()).toEqual(Object.fromEntries(written));
  });

  it("lets no decision change under the version that it had", () => {
    const written = { "game/a": { version: "2", digest: "x" }, "game/b": { version: "2 m@1", digest: "x" } };
    const changed = { "game/a": { version: "2", digest: "y" }, "game/b": { version: "2 m@2", digest: "y" } };
    expect(unraised(written, changed)).toEqual([expect.stringContaining("game/a decides differently")]);
    expect(unraised(written, { ...written, "game/c": { version: "2", digest: "z" } })).toEqual([]);
  });
});
