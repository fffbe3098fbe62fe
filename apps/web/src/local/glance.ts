import type { TableGlance } from "@blueplate/api";
import { type Game, redact, roundOf, type Table } from "@blueplate/kernel";

/** A game on this device in one look, as the list of tables shows those of the server: nobody's secrets are in it. */
export const glanceAt = (game: Game, { rules, state, entries }: Table): TableGlance | null => {
  if (!game.glance) return null;
  const view = redact(state, "watcher");
  const seen = game.glance(rules, view);
  const outcome = rules.outcome(state);
  const decided = outcome && game.decidingMoment?.(rules, entries, outcome.winners);
  const picture = { outline: decided?.outline ?? seen.outline, laid: decided?.laid ?? [] };
  const startedAt = entries[0]?.at ?? 0;
  return { ...seen, ...picture, round: roundOf(view), waitsFor: rules.waitsFor(state), startedAt };
};
