import { Data } from "effect";

/** There is a database where a backup was to be put. */
export class NotEmpty extends Data.TaggedError("NotEmpty")<{ readonly message: string }> {}
