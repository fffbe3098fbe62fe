import { afterAll, it } from "vitest";
import { startPostgres } from "@blueplate/store/testing";
import { newMachine } from "../machine.ts";
import { killNodes } from "./failover.ts";

const machine = newMachine();
afterAll(() => machine.clear());

it("of three servers one after the other is killed under load, 30 times: nothing is lost, nothing is there twice", async (context) => {
  const postgres = await startPostgres();
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  try {
    await killNodes(machine, postgres.url, 30, 12);
  } finally {
    await postgres.stop();
  }
}, 1_800_000);
