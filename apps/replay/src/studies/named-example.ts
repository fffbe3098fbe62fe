import type { GameWords } from "@blueplate/words";
import { Option, Schema } from "effect";

/** The head of a frozen log, as far as it says who sits there. */
const Head = Schema.fromJsonString(
  Schema.StructWithRest(Schema.Struct({ seats: Schema.Array(Schema.Record(Schema.String, Schema.Json)) }), [
    Schema.Record(Schema.String, Schema.Json),
  ]),
);
const decodeHead = Schema.decodeUnknownOption(Head);

/**
 * A frozen log as a game to look at: its seats bear the names and colours that the game gives bots at a table. It was frozen as
 * programs wrote it, with every player called like its bot.
 */
export const namedExample = (log: string, { banners }: Pick<GameWords, "banners">): string => {
  const [first = "", ...rest] = log.split("\n");
  const head = Option.getOrNull(decodeHead(first));
  if (head === null) return log;
  const seats = head.seats.map((seat, at) => {
    const banner = banners[at % banners.length];
    return banner ? { ...seat, player: banner.name, banner: { name: banner.name, colour: banner.colour } } : seat;
  });
  return [JSON.stringify({ ...head, seats }), ...rest].join("\n");
};
