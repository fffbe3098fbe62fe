import {
  type GameSummary,
  mainline,
  type Entry,
  type Game,
  type GameConfig,
  type GameGlance,
  seatsOf,
} from "@blueplate/kernel";
import { FACES, RANKS, SUITS } from "./cards.ts";
import { decidingMomentOf } from "./deciding-moment.ts";
import type { Event } from "./events/index.ts";
import { OPTIONS } from "./options.ts";
import type { State } from "./state.ts";
import { GAME_ID, loadRules, RULES_VERSION, SETUP } from "./rules.ts";

/** What statistics keep of a game: its rounds, and the first chef that each seat chose. */
const summary = (config: GameConfig, entries: readonly Entry[]): GameSummary => {
  // cast: whoever asks has read the log with the codecs of these rules.
  const events = mainline(entries as readonly Entry<Event>[]).flatMap((entry) => entry.events);
  const rounds = events.filter((event) => event._tag === "RoundBegun").length;
  const chefs = seatsOf(config.seats).map((seat) => {
    const first = events.find((event) => event._tag === "ChefChosen" && event.seat === seat);
    return first?._tag === "ChefChosen" ? { "first-chef": first.suit } : {};
  });
  return { rounds, facts: {}, traits: chefs };
};

const glance = (_: unknown, view: unknown): GameGlance => {
  // cast: the caller hands over a state of these rules.
  const { step, players } = view as State;
  const scores = players.map((player) => player.scores.reduce((sum, points) => sum + points, 0));
  return { phase: step, scores, outline: null };
};

/** Trick-n-Chef: a trick-taking game for three or four. */
export const trickNChef: Game = {
  id: GAME_ID,
  version: RULES_VERSION,
  ...SETUP,
  options: OPTIONS,
  load: loadRules,
  content: () => ({ suits: SUITS, ranks: RANKS, cards: FACES.map((face) => ({ ...face })) }),
  glance,
  decidingMoment: decidingMomentOf,
  summary: { version: 1, of: summary },
};
