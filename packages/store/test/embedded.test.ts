import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { madeBeside } from "../src/sql/embedded/beside.ts";
import { startEmbedded } from "../src/sql/embedded/thread.ts";
import { laidOutFolder, tempFolder } from "../src/testing/index.ts";

const folders: string[] = [];
const kept = (folder: string): string => {
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("the thread of the embedded database", () => {
  it("does not start where no database can be opened, and says why", async () => {
    const folder = join(kept(tempFolder()), "pglite");
    writeFileSync(folder, "a file where a folder should be");
    await expect(startEmbedded(folder)).rejects.toThrow(`${folder} cannot be opened as a database`);
  });

  it("tells when it ends unasked, closes its connection with the reason, and is silent when asked to close", async () => {
    const folder = join(kept(await laidOutFolder()), "pglite");
    const thread = await startEmbedded(folder);
    const wire = thread.connect();
    const failed = new Promise<Error>((resolve) => wire.once("error", resolve));
    thread.terminate();
    expect(await thread.ended).toContain("ended");
    expect((await failed).message).toContain("ended");
    const again = await startEmbedded(folder);
    let told = false;
    void again.ended.then(() => (told = true));
    await again.close();
    expect(told).toBe(false);
  });
});

it("a folder that was half made when its process was killed is no folder, and the next try begins anew", async () => {
  const folder = join(kept(tempFolder()), "pglite");
  const half = (fresh: string): Promise<void> => {
    mkdirSync(fresh);
    writeFileSync(join(fresh, "PG_VERSION"), "");
    expect(existsSync(folder)).toBe(false);
    return Promise.reject(new Error("killed"));
  };
  await expect(madeBeside(folder, half)).rejects.toThrow("killed");
  expect(existsSync(folder)).toBe(false);
  await madeBeside(folder, (fresh) => {
    mkdirSync(fresh);
    writeFileSync(join(fresh, "whole"), "");
    return Promise.resolve();
  });
  expect(readdirSync(folder)).toEqual(["whole"]);
});
