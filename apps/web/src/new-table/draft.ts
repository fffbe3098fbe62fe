import type { GameFacts, NewTable } from "@blueplate/api";
import type { GameWords } from "@blueplate/words";
import { playerName, shell } from "@blueplate/tabletop";
import { type ChosenRules, chosenOptions, type DraftSeat, withSeats } from "./chosen-rules.ts";
import { defaultTableName, tableName } from "./own-table.ts";
import { preselectedOptions } from "./usual-options.ts";

/** The new-table form as it is filled in. */
export interface TableDraft extends ChosenRules {
  /** What the table is called; null while its host has given it no name. */
  readonly name: string | null;
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly DraftSeat[];
  readonly player: string;
  readonly listed: boolean;
  readonly seed: string;
  readonly map: string;
  /** Where the lesson is that the form stands for in place of a table. */
  readonly lesson: string | null;
}

/** The form for a game as it first stands there. */
export const newDraft = (game: GameFacts): TableDraft => {
  const seats = game.presets[0]?.seats.min ?? 2;
  return {
    name: tableName(),
    game: game.id,
    ruleset: game.presets[0]?.id ?? "standard",
    modules: [],
    edition: game.editions[0] ?? "",
    options: preselectedOptions(game),
    seats: withSeats([], seats),
    player: playerName(),
    listed: true,
    seed: "",
    map: "",
    lesson: null,
  };
};

const rows = (map: string): readonly string[] =>
  map
    .split(/[,\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== "");

/** What the table is called. */
export const nameOf = ({ name, player }: TableDraft): string => name ?? defaultTableName(player);

/** The table that the form asks for. */
export const tableOf = (game: GameFacts, draft: TableDraft, words: GameWords): NewTable => ({
  name: nameOf(draft),
  game: draft.game,
  ruleset: draft.ruleset,
  ...(draft.modules.length === 0 ? {} : { modules: draft.modules }),
  ...(draft.edition === "" ? {} : { edition: draft.edition }),
  options: chosenOptions(game, draft),
  ...(rows(draft.map).length > 0 ? { opening: rows(draft.map) } : {}),
  seats: draft.seats.map(({ choice, banner }, index) => {
    const look = words.banners[banner % words.banners.length] ?? {
      name: shell().create.seat(index + 1),
      colour: "#857864",
    };
    if (choice === "me") return { kind: "me" as const, player: draft.player, banner: look };
    if (choice === "open") return { kind: "open" as const, banner: look };
    return { kind: "bot" as const, bot: choice.slice(4), player: look.name, banner: look };
  }),
  listed: draft.listed,
  ...(draft.listed || draft.seed === "" ? {} : { seed: draft.seed }),
});

/** How the bot that is chosen for a seat plays; nothing where a person sits. */
export const describedChoice = (choice: DraftSeat["choice"]): string | undefined =>
  choice.startsWith("bot:") ? shell().botDescribed(choice.slice("bot:".length)) : undefined;
