import type { GameFacts, NewTable } from "@blueplate/api";
import type { GameConfig } from "@blueplate/kernel";
import type { GameWords } from "@blueplate/words";
import { playerName, shell } from "@blueplate/tabletop";
import { tableName } from "./own-table.ts";

/** Who takes a seat of the new table. */
export type SeatChoice = "me" | "open" | `bot:${string}`;

/** The new-table form as it is filled in. */
export interface Draft {
  /** What the table is called; null while it is what tables are called in the language of the page. */
  readonly name: string | null;
  readonly game: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly { readonly choice: SeatChoice; readonly banner: number }[];
  readonly player: string;
  readonly listed: boolean;
  readonly seed: string;
  readonly map: string;
}

/** What hosts nearly always want, where it differs from the rules' own default; said in the form. */
const PRESELECTED: Readonly<Record<string, string>> = { "hand-visibility-phase1": "visible" };

/** The form for a game as it first stands there. */
export const newDraft = (game: GameFacts): Draft => {
  const seats = game.rulesets[0]?.seats.min ?? 2;
  return {
    name: tableName(),
    game: game.id,
    ruleset: game.rulesets[0]?.id ?? "standard",
    edition: game.editions[0] ?? "",
    options: Object.fromEntries(
      Object.entries(PRESELECTED).filter(([id]) => game.options.some((option) => option.id === id)),
    ),
    seats: withSeats([], seats),
    player: playerName(),
    listed: true,
    seed: "",
    map: "",
  };
};

/** The seats with their number changed: the host sits on the first one, new ones are open. */
export const withSeats = (seats: Draft["seats"], count: number): Draft["seats"] =>
  Array.from({ length: count }, (_, index) => seats[index] ?? { choice: index === 0 ? "me" : "open", banner: index });

/** The bot that takes a seat unless another is chosen: the first that does not play by chance alone. */
export const usualBot = (game: Pick<GameFacts, "bots">): string | null =>
  game.bots.find((bot) => bot !== "random") ?? game.bots[0] ?? null;

const rows = (map: string): readonly string[] =>
  map
    .split(/[,\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== "");

/** What the table is called. */
export const nameOf = ({ name }: Draft): string => name ?? shell().create.defaultName;

/** The table that the form asks for. */
export const tableOf = (draft: Draft, words: GameWords): NewTable => ({
  name: nameOf(draft),
  game: draft.game,
  ruleset: draft.ruleset,
  ...(draft.edition === "" ? {} : { edition: draft.edition }),
  options: draft.options,
  ...(rows(draft.map).length > 0 ? { opening: rows(draft.map) } : {}),
  seats: draft.seats.map(({ choice, banner }, index) => {
    const look = words.banners[banner % words.banners.length] ?? {
      name: shell().create.seat(index + 1),
      colour: "#857864",
    };
    if (choice === "me") return { kind: "me" as const, player: draft.player, banner: look };
    if (choice === "open") return { kind: "open" as const, banner: look };
    return { kind: "bot" as const, bot: choice.slice(4), player: shell().create.botName(look.name), banner: look };
  }),
  listed: draft.listed,
  ...(draft.listed || draft.seed === "" ? {} : { seed: draft.seed }),
});

/** What the rules of such a table are loaded with. */
export const configOf = ({ ruleset, edition, options, opening, seats }: NewTable): GameConfig => ({
  ruleset,
  ...(edition === undefined ? {} : { edition }),
  options: options ?? {},
  seats: seats.length,
  ...(opening === undefined ? {} : { opening }),
});
