import type { CityView, Hour } from "@blueplate/city";
import { HOUR_OF_PHASE } from "@blueplate/city/outline";
import type { Ruleset, State } from "@blueplate/engine";
import type { TurnSpan } from "@blueplate/forecast";
import { cityView } from "@blueplate/magnate-table";
import type { TableProps } from "@blueplate/tabletop";
import type { Session } from "../../session/session.ts";

/** The light of a picture: the hour of its phase, or one for all. */
export type Light = "present" | Extract<Hour, "noon" | "night">;

/** Pictures of a strip at most: more than that nobody takes in, and no canvas holds. */
const MOST = 24;

/** The town after a step, as the eyes of the session see it, in the wished light. */
export const viewAt = (session: Session, table: TableProps, ruleset: Ruleset, at: number, light: Light): CityView => {
  // cast: the session's rules are this game's own, whose states these are.
  const view = cityView(table, ruleset, session.state(at) as State, "now");
  return { ...view, hour: light === "present" ? (view.hour ?? "noon") : light };
};

/** The town at the end of a turn, in the light of its own phase: the step that ends it may lead into the next. */
export const frameOf = (
  session: Session,
  table: TableProps,
  ruleset: Ruleset,
  turn: TurnSpan,
  light: Light,
): CityView => {
  const view = viewAt(session, table, ruleset, turn.to, light);
  return light === "present" ? { ...view, hour: HOUR_OF_PHASE[turn.phase] ?? view.hour } : view;
};

/** The turns and phases of a round that a film strip shows: those in which something was done, or all when there are none. */
export const shotsOf = (turns: readonly TurnSpan[], round: number): readonly TurnSpan[] => {
  const all = turns.filter((turn) => turn.round === round);
  const withActions = all.filter((turn) => turn.actions.length > 0);
  return (withActions.length > 0 ? withActions : all).slice(0, MOST);
};
