import type { Refusal } from "@blueplate/kernel";
import { type GameWords, spelled } from "@blueplate/words";
import { shell } from "@blueplate/tabletop";
import { TRPCClientError } from "@trpc/client";

/** Why the server did not do what it was asked: a tag, and the refusal of the rules if it was one. */
export interface ServerFailure {
  readonly tag: string;
  readonly field: string | null;
  readonly refusal: Refusal | null;
  /** Seconds after which it may be tried again, where that is known. */
  readonly retryAfter: number | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A failure of this browser's own, such as a file or an entry that it cannot read. */
export const ownFailure = (tag: string, field: string | null = null): ServerFailure => ({
  tag,
  field,
  refusal: null,
  retryAfter: null,
});

/** No answer came. */
export const NETWORK: ServerFailure = ownFailure("Network");

/** The failure that an error of the API tells of; without an answer it is the network. */
export const failureOf = (error: unknown): ServerFailure => {
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  if (!isRecord(data)) return NETWORK;
  // cast: the server sends the whole refusal as it is.
  return {
    tag: text(data["tag"]) ?? "Internal",
    field: text(data["field"]),
    refusal: (data["refusal"] ?? null) as Refusal | null,
    retryAfter: typeof data["retryAfter"] === "number" ? data["retryAfter"] : null,
  };
};

/** The failure as a person reads it. */
export const failureText = (failure: ServerFailure, words?: GameWords): string => {
  const failures: Readonly<Record<string, string>> = shell().failures;
  const known = failures[failure.tag];
  if (failure.refusal && !known && words) return words.refusal(failure.refusal);
  const field = failure.field === null || failure.field === "" ? "" : ` (${failure.field})`;
  return `${known ?? spelled(failure.tag)}${field}`;
};
