import { PGlite } from "@electric-sql/pglite";
import { START } from "../start.ts";

/** A process of its own: what laying out takes, twice the memory that the database needs afterwards, goes with it. */
const [folder = ""] = process.argv.slice(2);
const database = await PGlite.create(folder, START);
await database.close();
