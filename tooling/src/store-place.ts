import { fileURLToPath } from "node:url";
import { StoreFailure } from "@blueplate/store";
import { Cause, Effect, Exit } from "effect";
import { fail } from "./fail.ts";

/** Where the server with the same environment keeps what it stores. */
export type StorePlace =
  | { readonly kind: "postgres"; readonly url: string }
  | { readonly kind: "folder"; readonly folder: string };

/** The place of DATABASE_URL or DATA_DIR, as for the server. */
export const storePlace = (): StorePlace => {
  const url = process.env["DATABASE_URL"];
  if (url !== undefined) return { kind: "postgres", url };
  return { kind: "folder", folder: process.env["DATA_DIR"] ?? fileURLToPath(new URL("../../data", import.meta.url)) };
};

const reasonOf = (error: unknown): string => {
  if (error instanceof StoreFailure) return `The store failed: ${error.reason}`;
  return error instanceof Error ? error.message : String(error);
};

/** Runs a program; ends with one line when the store cannot be had or fails. */
export const runOnStore = async <A>(program: Effect.Effect<A, unknown>): Promise<A> => {
  const exit = await Effect.runPromiseExit(program);
  return Exit.isSuccess(exit) ? exit.value : fail(reasonOf(Cause.squash(exit.cause)));
};
