import { type Event, glanceOf, type Square, squaresOfHouse, type State } from "@blueplate/engine";
import {
  type DecidingMoment,
  type DecidingMomentReader,
  type Entry,
  mainline,
  type OutlineMark,
  redact,
} from "@blueplate/kernel";
import { decidingEveningOf } from "./deciding-evening.ts";

/** Houses are told apart by who has just served them. */
const FIRST_LETTER = "a".charCodeAt(0);

/** The outline with the houses that were served, by the seat that did. */
const withGuests = (
  outline: NonNullable<DecidingMoment["outline"]>,
  { town }: State,
  events: readonly Event[],
): readonly string[] => {
  const lines = outline.map((line) => Array.from(line));
  const mark = ([x, y]: Square, letter: string): void => {
    const line = lines[y];
    if (line?.[x] === "o") line[x] = letter;
  };
  for (const event of events) {
    if (event._tag !== "HouseServed") continue;
    const house = town.houses.find((each) => each.house === event.house);
    const letter = String.fromCharCode(FIRST_LETTER + event.seat);
    for (const square of house ? squaresOfHouse(house) : []) mark(square, letter);
  }
  return lines.map((line) => line.join(""));
};

/** What every house asked for, on its squares. */
const marksOf = ({ town }: State): readonly OutlineMark[] =>
  town.houses.flatMap((house) => {
    const squares = squaresOfHouse(house);
    const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const size = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1] as const;
    return house.demand.length === 0 ? [] : [{ at: [left, top] as const, size, kind: "good", values: house.demand }];
  });

const cashOf = ({ chains }: State): readonly number[] => chains.map(({ cash }) => cash);

/** The evening that decided a game of Food Chain Magnate: its town, what every house asked for, who served which, and what everybody had before and after. */
export const decidingMomentOf: DecidingMomentReader = (rules, entries, winners) => {
  // cast: the log is of this game, whose facts and states these are.
  const log = entries as unknown as readonly Entry<Event>[];
  const evening = decidingEveningOf(log, rules.config.seats, winners);
  if (!evening) return null;
  const line = mainline(log);
  const eventsOf = (from: number, to: number): readonly Event[] => line.slice(from, to).flatMap(({ events }) => events);
  // cast: see above.
  const evolve = (state: State, event: Event): State => rules.evolve(state, event) as State;
  const events = eventsOf(evening.from, evening.to + 1);
  const begins = events.findIndex((event) => event._tag === "PhaseBegan" && event.stage._tag === "dinnertime");
  const ends = events.findIndex((event, at) => at > begins && event._tag === "PhaseBegan");
  const dinner = events.slice(begins, ends < 0 ? undefined : ends);
  // cast: see above.
  const before = [...eventsOf(0, evening.from), ...events.slice(0, begins)].reduce(evolve, rules.initialState as State);
  const after = dinner.reduce(evolve, before);
  const seen = redact(after, "watcher");
  const { outline } = glanceOf(rules, seen);
  return {
    outline: outline && withGuests(outline, seen, dinner),
    marks: marksOf(redact(before, "watcher")),
    laid: [],
    before: cashOf(before),
    after: cashOf(after),
  };
};
