import { fileURLToPath } from "node:url";
import type { Sql } from "postgres";
import * as schema from "../schema/index.ts";

/** Where drizzle-kit writes the migrations; they run at every start. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** The database behind `client`, with its tables as they are today. */
export const migrated = async (client: Sql) => {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import("drizzle-orm/postgres-js"),
    import("drizzle-orm/postgres-js/migrator"),
  ]);
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  return db;
};
