import { type Game, openTable, readLog, redact, seatOf } from "@blueplate/kernel";
import { hiddenBids } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bots, games } from "../src/catalogue.ts";
import type { Browser } from "./clients.ts";
import { type Inside, startInside } from "./inside.ts";
import { playToTheEnd } from "./player.ts";

// The games of the catalogue and one that nobody else knows: what serves them knows none of them.
const all: readonly Game[] = [...games, hiddenBids];

let server: Inside;
beforeAll(async () => {
  const module = new URL("../src/catalogue.ts", import.meta.url).href;
  server = await startInside({}, undefined, { games: all, bots, module });
});
afterAll(() => server.stop());

const banner = { name: "Chain", colour: "red" };

/** Two persons and, where the game has a bot, bots in the other seats. */
const seatsOf = (game: Game, count: number) => {
  const bot = bots.find((one) => one.game === game.id);
  return Array.from({ length: count }, (_, seat) => {
    if (seat === 0) return { kind: "me", player: "Ann", banner } as const;
    if (seat === 1 || !bot) return { kind: "open" } as const;
    return { kind: "bot", bot: bot.id, player: `Robot ${seat}`, banner } as const;
  });
};

/** The same choices in every run, another line of them for each seat. */
const rngFrom = (start: number) => {
  let state = start;
  return (bound: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % bound;
  };
};

/** Open envelopes that the seat is no reader of, anywhere in what it was sent. */
const leaks = (value: unknown, seat: number): readonly unknown[] => {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap((part: unknown) => leaks(part, seat));
  const shut = "readers" in value && Array.isArray(value.readers) && !value.readers.includes(seat);
  return shut && "content" in value && value.content !== null ? [value, ...inner] : inner;
};

/** Each preset with its fewest seats, and with three. */
const cases = all.flatMap((game) =>
  game.presets.flatMap((ruleset) =>
    [...new Set([ruleset.seats.min, 3])].map((count) => ({
      game,
      ruleset,
      count,
      name: `${game.id} (${ruleset.id}, ${count} seats)`,
    })),
  ),
);

it.each(cases)(
  "people play $name over http to its end, and fold what they are sent into exactly their view",
  async ({ game, ruleset, count }) => {
    const ann = server.browser();
    const seats = seatsOf(game, count);
    const wish = {
      name: "Table",
      game: game.id,
      ruleset: ruleset.id,
      options: {},
      listed: false,
      seed: "games-test",
      seats,
    };
    const { id } = await ann.api.tables.create.mutate(wish);
    const people: Browser[] = [ann];
    for (const [seat, place] of seats.entries()) {
      if (place.kind !== "open") continue;
      const browser = server.browser();
      await browser.api.seats.take.mutate({ table: id, player: `Person ${seat}` });
      people.push(browser);
    }
    const { header } = await ann.api.tables.get.query({ table: id });
    if (!header) throw new Error("the game has not begun");
    const rules = Result.getOrThrow(game.load(header.config));
    const bot = bots.find((one) => one.game === game.id);
    const played = await Promise.all(
      people.map((browser, seat) => playToTheEnd(browser, rules, id, seat, rngFrom(seat), bot)),
    );
    const log = Result.getOrThrow(readLog(await ann.api.log.export.query({ table: id }), () => Result.succeed(rules)));
    const table = openTable(rules, log.seed ?? "", log.entries);
    expect(rules.outcome(table.state)).not.toBeNull();
    for (const person of played) {
      await person.following.entry(id, log.entries.length - 1);
      expect(leaks(person.following.messages, person.seat)).toEqual([]);
      expect(person.view()).toEqual(redact(table.state, seatOf(person.seat)));
    }
  },
);
