import { PGlite } from "@electric-sql/pglite";

/**
 * How the database is started. Its own pages are few, since what it reads again lies in the cache of the operating system: the usual
 * 128 MB are taken whether tables fill them or not.
 */
export const START = { startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"] };
