import { Seat, type Table } from "@blueplate/kernel";
import { Result, Schema } from "effect";

const ConsentRequest = Schema.Union([
  Schema.TaggedStruct("GoBack", { seat: Seat, to: Schema.Natural }),
  Schema.TaggedStruct("HandOver", { seat: Seat, bot: Schema.String }),
]);

const ConsentQuestion = Schema.Struct({
  id: Schema.String,
  wish: ConsentRequest,
  asked: Schema.Array(Seat),
  accepted: Schema.Array(Seat),
  needed: Schema.Natural,
  at: Schema.Natural,
});

/** What those round a device agree on: going back for whoever asks, or a bot in the place of somebody who is away. */
export type ConsentRequest = typeof ConsentRequest.Type;

/**
 * A wish that others are asked about: the `id` of the entry that it leads to, who is `asked`, who has `accepted` so far, how many
 * are `needed`, and `at` how many entries it was asked.
 */
export type ConsentQuestion = typeof ConsentQuestion.Type;

const decode = Schema.decodeUnknownResult(ConsentQuestion);

/** The question that was kept with a game; null where none was, or where it cannot be read. */
export const questionOf = (kept: unknown): ConsentQuestion | null => {
  const read = decode(kept);
  return Result.isSuccess(read) ? read.success : null;
};

/** A question as long as it speaks of the table as it stands, and asks people who decide there; null otherwise. */
export const stillAsked = (
  question: ConsentQuestion | null,
  { entries }: Table,
  people: readonly Seat[],
): ConsentQuestion | null =>
  question?.at === entries.length && question.asked.every((seat) => people.includes(seat)) ? question : null;
