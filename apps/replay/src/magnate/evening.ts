import type { Event } from "@blueplate/engine";
import { decidingEveningOf } from "@blueplate/forecast";
import type { Entry } from "@blueplate/kernel";
import type { Session } from "../session/session.ts";

/** What an address says in place of a step that leads to the evening that decided the game. */
const EVENING = "evening";

/**
 * Whoever comes by a link to the evening that decided the game begins to look where it is over. Where there is none, or somebody hides
 * how the game ends, they begin where they left, as without it.
 */
export const goToEvening = (session: Session): void => {
  if (new URLSearchParams(location.search).get("at") !== EVENING) return;
  const { rules } = session;
  const { winners } = rules.outcome(session.state(session.last())) ?? { winners: [] };
  // cast: the rules are this game's own, whose facts these are.
  const entries = session.entries() as unknown as readonly Entry<Event>[];
  const found = decidingEveningOf(entries, rules.config.seats, winners);
  if (found) session.go(found.to);
};
