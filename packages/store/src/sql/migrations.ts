import { fileURLToPath } from "node:url";

/** Where drizzle-kit writes the migrations; they run on both drivers at every start. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
