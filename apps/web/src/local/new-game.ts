import type { GameFacts, NewTable } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";
import { nameAmong } from "@blueplate/words";
import { wordsOf } from "../games/index.ts";
import { askedRules, configOf } from "../new-table/chosen-rules.ts";
import { newDraft, type TableDraft, tableOf } from "../new-table/draft.ts";
import { usualBot } from "../new-table/seat-bots.ts";
import type { NewGame } from "./open.ts";

/** A game without looks of its own. */
const NO_BANNER = { name: "", colour: "#857864" };

/** How the people at a table are called, by seat: whoever is called like somebody before bears a number. Bots have their own names. */
const playersIn = ({ seats }: NewTable, names: readonly string[]): readonly string[] =>
  seats.reduce<readonly string[]>((before, { kind }, index) => {
    const wish = names[index]?.trim() || shell().local.player(index + 1);
    return [...before, kind === "bot" ? "" : nameAmong(wish, before)];
  }, []);

/** The draft as a game on this device: who sits on no bot's seat is a person. */
export const newGameOf = (game: GameFacts, draft: TableDraft, names: readonly string[]): NewGame => {
  const table = tableOf(game, { ...draft, player: names[0] ?? "" }, wordsOf(draft.game));
  const players = playersIn(table, names);
  return {
    name: table.name,
    game: table.game,
    config: configOf(game, table),
    seats: table.seats.map((seat, index) =>
      seat.kind === "bot"
        ? { player: seat.player, banner: seat.banner, bot: seat.bot }
        : {
            player: players[index] ?? "",
            banner: seat.banner ?? NO_BANNER,
            bot: null,
          },
    ),
    seed: draft.seed,
  };
};

/** The form as it first stands there for a game: the first seat is a person's, bots have the others. */
export const draftFor = (game: GameFacts, asked: Parameters<typeof askedRules>[2] = {}): TableDraft => {
  const draft = newDraft(game);
  const bot = usualBot(game);
  const rules = askedRules(game, draft, asked);
  return {
    ...draft,
    ...rules,
    listed: false,
    seats: rules.seats.map((seat, at) => (at > 0 && bot !== null ? { ...seat, choice: `bot:${bot}` as const } : seat)),
  };
};

/** The same for the first game of the house. */
export const firstDraft = ([game]: readonly GameFacts[], asked: Parameters<typeof askedRules>[2]): TableDraft | null =>
  game ? draftFor(game, asked) : null;
