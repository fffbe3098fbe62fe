import { type Rules, seatsOf } from "@blueplate/kernel";
import { playersNamed } from "@blueplate/kernel/scenario";
import type { ChapterSource } from "@blueplate/study";
import { english, gameWordsIn, isUnnamed, SEAT_COLOURS } from "@blueplate/words";
import { Result, Schema } from "effect";
import type { Session } from "./session.ts";

/** The colour of a banner; in a log from elsewhere it may be called anything, and then the seat takes the usual one of its game. */
const colourOf = (game: string, colour: string, seat: number): string => {
  // Colours are the same in every language.
  const { banners } = gameWordsIn(english, game);
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour.toLowerCase();
  return banners[seat % banners.length]?.colour ?? SEAT_COLOURS[0];
};

const Players = Schema.Struct({ players: Schema.Array(Schema.String) });
const decodePlayers = Schema.decodeUnknownResult(Players);

/** The names in a scenario file. */
const playersIn = (scenario: unknown): readonly string[] =>
  Result.getOrElse(
    Result.map(decodePlayers(scenario), ({ players }) => players),
    () => [],
  );

/** The seats that a source names: whoever bears the same name as somebody before bears a number too. */
const namedIn = (source: ChapterSource, { game, config }: Rules) => {
  if (source._tag === "Game") {
    const { seats } = source.header;
    const players = playersNamed(seats.map(({ player }) => player));
    return seats.map((seat, index) => {
      const isNobody = isUnnamed({ ...seat, seat: index });
      return {
        ...seat,
        player: isNobody ? seat.player : (players[index] ?? seat.player),
        isUnnamed: isNobody,
        banner: { ...seat.banner, colour: colourOf(game, seat.banner.colour, index) },
      };
    });
  }
  const players = playersIn(source.scenario);
  return seatsOf(config.seats).map((seat) => ({
    player: players[seat] ?? String.fromCodePoint(65 + seat),
    banner: { name: "", colour: colourOf(game, "", seat) },
    bot: null,
    isUnnamed: false,
  }));
};

const known = new WeakMap<ChapterSource, ReturnType<typeof namedIn>>();

/** How the seats are called and what colours they bear: a position that was set up has players, but no head of a log. */
export const seatsIn = ({ chapter, rules }: Pick<Session, "chapter" | "rules">): ReturnType<typeof namedIn> => {
  const { source } = chapter();
  const seats = known.get(source) ?? namedIn(source, rules);
  known.set(source, seats);
  return seats;
};
