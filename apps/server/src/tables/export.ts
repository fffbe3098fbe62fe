import { NotStarted } from "@blueplate/api";
import { type Codec, redact, type Viewer, writeLog } from "@blueplate/kernel";
import type { EncodedEvent } from "@blueplate/store";
import { Result } from "effect";
import { type TableActor, seatOfGuest } from "./table-actor.ts";

/** Stored events are encoded already; so a log is exported even when its rules are no longer here. */
const asStored: Codec<EncodedEvent> = {
  decode: () => Result.fail({ _tag: "Malformed", rule: "", field: "", message: "stored events are only written" }),
  encode: (event) => event,
};

/** Whose eyes an export has: everybody's secrets are open after the end. */
export const viewerOf = (actor: TableActor, visitor: string | null): Viewer =>
  actor.record.status === "finished" ? "referee" : (seatOfGuest(actor, visitor) ?? "watcher");

/** The log as a file for a visitor (docs/formats.md). The seed is in it only after the end. */
export const exportLog = (actor: TableActor, visitor: string | null): Result.Result<string, NotStarted> => {
  const { header, seed } = actor.record;
  if (!header) return Result.fail(new NotStarted({ table: actor.id }));
  const viewer = viewerOf(actor, visitor);
  const entries = actor.log.map((entry) => redact(entry, viewer));
  return Result.succeed(writeLog(asStored, { header, seed: viewer === "referee" ? seed : null, entries }));
};
