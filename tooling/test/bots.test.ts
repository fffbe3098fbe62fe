import { botsWith, temperamentsWith } from "@blueplate/bot";
import { beginTable, playToEnd, type Rules, type SeatDecider } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { configOf, gameOf, rulesOf } from "../src/games.ts";
import { deciderNamed } from "../src/playing/deciders.ts";

/** Every how many decisions a bot is asked twice. */
const EVERY = 7;

/** The bot by its name; sometimes it is asked again about the same view and must say the same. */
const steadfast = (id: string, game: string, seed: string): SeatDecider => {
  const decide = deciderNamed(id, game, seed);
  return (point, seat) => {
    const command = decide(point, seat);
    if (point.turn % EVERY === 0) expect(decide(point, seat)).toEqual(command);
    return command;
  };
};

/** The rules of a game by a name for the report: every ruleset with as few and as many seats as it takes. */
const allRules = (game: string): readonly (readonly [string, Rules])[] =>
  gameOf(game).presets.flatMap(({ id, seats }) =>
    [seats.min, seats.max].map((each): readonly [string, Rules] => [
      `${id}, ${each} players`,
      rulesOf(game, configOf(game, { ruleset: id, seats: each })),
    ]),
  );

// The random players are the policy under which the laws of every game are tried; the one that searches has games with little work of its
// own, and temperaments are one planner with other rows.
const [first] = temperamentsWith({});
const alike = temperamentsWith({}).filter(({ id }) => id !== first?.id);
const left = ["random", "hard", ...alike.map(({ id }) => id)];
const named = botsWith({}).filter(({ id }) => !left.includes(id));

describe.each(named.map(({ id, game }) => [id, game] as const))("the bot %s of %s", (id, game) => {
  it.each(allRules(game))("plays %s to the end, legally, and the same whenever it is asked", (_, rules) => {
    const { outcome } = playToEnd(beginTable(rules, "every bot", 0), steadfast(id, game, "every bot"));
    expect(outcome.ranking).toHaveLength(rules.config.seats);
  });
});
