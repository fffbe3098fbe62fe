import { limitFiles } from "@blueplate/store/testing";
import { afterAll, expect, it } from "vitest";
import { faultsIn, startLoad } from "../cluster/load.ts";
import { newMachine } from "../machine.ts";

const machine = newMachine();
afterAll(() => machine.clear());

it("a server whose embedded database finds the disk full ends, and with the next start everything acknowledged is there", async (context) => {
  const DATA_DIR = await machine.folder();
  const first = await machine.start({ DATA_DIR });
  let running = Promise.resolve([first]);
  const load = await startLoad(() => running, 8);
  await load.play(3);
  if (!limitFiles(first.child.pid, 8 * 1024)) return context.skip("files cannot be limited on this machine");
  const playing = load.play(5);
  expect(await first.ended).toBe(1);
  expect(first.output()).toMatch(/the embedded database has ended: could not write .*: File too large/);
  running = machine.start({ DATA_DIR }).then((next) => [next]);
  await playing;
  for (const next of await running) expect(await faultsIn(load, next)).toEqual([]);
});
