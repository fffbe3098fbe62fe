import type { GameFacts } from "@blueplate/api";
import { clientOf } from "../games/index.ts";
import { type SeatChoice, seatsOfRules } from "./chosen-rules.ts";
import { newDraft, type TableDraft } from "./draft.ts";
import { usualBot } from "./seat-bots.ts";
import { lastTable } from "./own-table.ts";

/** The kinds of evening that a new table begins from. */
export type EveningId = "teach" | "evening" | "friends" | "experts" | "last";

/** A kind of evening, with the form as it stands for it. */
export interface EveningPlan {
  readonly id: EveningId;
  readonly draft: TableDraft;
}

/** The bot that is called so, or the usual one where the game has none of that name. */
const botDisplayName = (game: GameFacts, id: string): SeatChoice => {
  const bot = game.bots.find((each) => each === id) ?? usualBot(game);
  return bot === null ? "open" : `bot:${bot}`;
};

const seated = (draft: TableDraft, game: GameFacts, choices: readonly SeatChoice[]): TableDraft => {
  const { min, max } = seatsOfRules(game, draft);
  const count = Math.min(Math.max(choices.length, min), max);
  const seats = Array.from({ length: count }, (_, at) => ({ choice: choices[at] ?? "open", banner: at }) as const);
  return { ...draft, seats };
};

/** What somebody begins with who knows nothing of a game: its leading rules with the coach, or its lesson; null where it has neither. */
const taughtDraft = (game: GameFacts, first: TableDraft): TableDraft | null => {
  const { Coach, lesson } = clientOf(game.id);
  // A game names the whole of it first, then what leads to it.
  const leading = game.presets[1];
  if (leading && Coach) return { ...first, ruleset: leading.id };
  return lesson === undefined ? null : { ...first, lesson };
};

/** The kinds of evening that a game offers: the one that one has opened last only where there was one. */
export const eveningsOf = (game: GameFacts): readonly EveningPlan[] => {
  const first = newDraft(game);
  const [easy, medium, hard] = ["easy", "medium", "hard"].map((id) => botDisplayName(game, id));
  const bots = { easy: easy ?? "open", medium: medium ?? "open", hard: hard ?? "open" };
  const last = lastTable(game);
  const taught = taughtDraft(game, first);
  return [
    ...(taught ? [{ id: "teach", draft: seated(taught, game, ["me", bots.easy, bots.easy]) } as const] : []),
    { id: "evening", draft: seated(first, game, ["me", bots.medium, bots.medium, "open"]) },
    { id: "friends", draft: seated(first, game, ["me", "open", "open", "open"]) },
    { id: "experts", draft: seated(first, game, ["me", bots.hard, bots.hard, bots.hard]) },
    ...(last ? [{ id: "last", draft: { ...first, ...last } } as const] : []),
  ];
};

/** What makes an evening what it is: two forms that agree in it are the same evening. */
const essenceOf = ({ game, ruleset, modules, edition, options, seats, lesson }: TableDraft): string =>
  JSON.stringify([game, ruleset, modules, edition, options, lesson, seats.map(({ choice }) => choice)]);

/** The evening that the form still stands for; null once something else was chosen. */
export const eveningOf = (plans: readonly EveningPlan[], draft: TableDraft): EveningId | null =>
  plans.find((plan) => essenceOf(plan.draft) === essenceOf(draft))?.id ?? null;
