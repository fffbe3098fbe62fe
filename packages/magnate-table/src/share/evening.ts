import type { CityView } from "@blueplate/city";
import { type Scene, scenesOf } from "@blueplate/city/playback";
import { type Event, rulesetOf, type State } from "@blueplate/engine";
import { type DecidingEvening, decidingEveningOf } from "@blueplate/forecast";
import { type Entry, mainline } from "@blueplate/kernel";
import type { TableProps } from "@blueplate/tabletop";
import { cityView } from "../view.ts";

/** The evening that decided a game, as it is pictured: the town in which it was held, and what everybody had before and after it. */
export interface PicturedEvening {
  readonly deciding: DecidingEvening;
  readonly view: CityView;
  readonly events: Scene["events"];
  /** Cash by seat, in dollars. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const cashOf = ({ chains }: State): readonly number[] => chains.map(({ cash }) => cash);

/** The evening that decided a game that is over; null where none did, or where not all of it may be seen. */
export const picturedEvening = (table: TableProps): PicturedEvening | null => {
  const { rules, entries, facts } = table;
  const { winners } = rules.outcome(table.state) ?? { winners: [] };
  // cast: the table is of this game, whose facts and states these are.
  const log = entries as readonly Entry<Event>[];
  const deciding = decidingEveningOf(log, facts.seats.length, winners);
  if (!deciding) return null;
  // cast: see above.
  const evolve = (state: State, event: Event): State => rules.evolve(state, event) as State;
  const line = mainline(log);
  const eventsOf = (steps: typeof line): readonly Event[] => steps.flatMap(({ events }) => events);
  // cast: see above.
  const begun = rules.initialState as State;
  const start = eventsOf(line.slice(0, deciding.from)).reduce(evolve, begun);
  const picture = (state: State): CityView => cityView(table, rulesetOf(rules), state, "now");
  const events = eventsOf(line.slice(deciding.from, deciding.to + 1));
  const scenes = scenesOf({ phase: ({ stage }) => stage._tag, picture, evolve }, start, events);
  const at = scenes.findIndex(({ phase }) => phase === "dinnertime");
  const dinner = scenes[at];
  if (!dinner) return null;
  const earlier = scenes.slice(0, at).flatMap(({ events }) => events);
  const before = earlier.reduce(evolve, start);
  return {
    deciding,
    view: { ...dinner.view, hour: "evening" },
    events: dinner.events,
    before: cashOf(before),
    after: cashOf(dinner.events.reduce(evolve, before)),
  };
};
