import { freePort } from "@blueplate/store/testing";
import type { Machine } from "../machine.ts";
import type { ServerProcess } from "../process.ts";

/** The settings of one more server on a database. */
export const nodeSettings = async (database: string): Promise<Readonly<Record<string, string>>> => ({
  DATABASE_URL: database,
  DATA_DIR: "/nowhere",
  CLUSTER_URL: `http://127.0.0.1:${await freePort()}`,
  CLUSTER_SECRET: "known to all of them",
});

/** One more server on a database. */
export const startNode = async (machine: Machine, database: string): Promise<ServerProcess> =>
  machine.start(await nodeSettings(database));
