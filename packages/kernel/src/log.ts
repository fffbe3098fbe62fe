import type { Envelope } from "./envelope.ts";
import type { GameConfig, ModuleChoice, Rules } from "./rules.ts";
import type { Json, Tagged } from "./json.ts";
import type { Seat } from "./seat.ts";

/** The number of a log's form; old logs are lifted to it by upcasters, never by branches in readers. */
export const LOG_VERSION = 4;

/** How a player is shown: no rule depends on it. */
export interface Banner {
  readonly name: string;
  readonly colour: string;
}

/** A seat as the table's host and its player filled it in. */
export interface SeatInfo {
  readonly player: string;
  readonly banner: Banner;
  /** The id of the program that plays the seat, or null for a person. */
  readonly bot: string | null;
}

/** The head of a log. The seed is no part of it: it stays with the server until the game is over. */
export interface LogHeader {
  readonly version: number;
  readonly game: string;
  readonly config: GameConfig;
  readonly hash: string;
  readonly seats: readonly SeatInfo[];
}

/** The first entry: the facts of the set-up. */
export interface GameStarted<E> {
  readonly _tag: "GameStarted";
  readonly seq: number;
  readonly events: readonly E[];
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
}

/** An accepted command with everything that followed from it. `final`: it rolled dice or showed a secret. */
export interface Played<E> {
  readonly _tag: "Played";
  readonly seq: number;
  readonly seat: Seat;
  readonly commandId: string;
  readonly command: Envelope<Json>;
  readonly events: readonly E[];
  readonly final: boolean;
  readonly at: number;
}

/** Everything after entry `to` never happened. */
export interface Undone {
  readonly _tag: "Undone";
  readonly seq: number;
  readonly seat: Seat;
  readonly commandId: string;
  readonly to: number;
  readonly at: number;
}

/**
 * From here on the program `bot` decides for the seat, or with `null` its person again. `resigned`: for good; `asked`: its
 * person wished it; `voted`: the others did; `late`: a program from outside did not decide in time; `returned`: its person, or that
 * program, is back.
 */
export interface ControllerChanged {
  readonly _tag: "ControllerChanged";
  readonly seq: number;
  readonly seat: Seat;
  readonly bot: string | null;
  readonly why: "resigned" | "asked" | "voted" | "late" | "returned";
  readonly at: number;
}

/** What names the rules that decided a part of a log: their hash, and what was played with in which version. */
export interface RulesVersion {
  readonly hash: string;
  readonly modules: readonly Pick<ModuleChoice, "id" | "version">[];
}

/**
 * Whoever sits at the table agreed to go on by the rules `to`: they decide what comes after this entry, and never again what stands
 * before it, which `from` has decided. Nobody goes back over it.
 */
export interface RulesChanged {
  readonly _tag: "RulesChanged";
  readonly seq: number;
  readonly from: RulesVersion;
  readonly to: RulesVersion;
  readonly at: number;
}

export type Entry<E = Tagged> = GameStarted<E> | Played<E> | Undone | ControllerChanged | RulesChanged;

/** Tags that entries were written with before, and those of today. */
const FORMER_TAGS: Readonly<Record<string, Entry["_tag"]>> = { Begun: "GameStarted", Handed: "ControllerChanged" };

/** The tag of today for one that an entry was written with; any other stays as it is. */
export const upcastEntryTag = (tag: string): string =>
  (Object.hasOwn(FORMER_TAGS, tag) ? FORMER_TAGS[tag] : undefined) ?? tag;

/** Every tag that entries of a kind were ever written with, that of today first. */
export const tagsOfEntry = (tag: Entry["_tag"]): readonly string[] => [
  tag,
  ...Object.keys(FORMER_TAGS).filter((former) => FORMER_TAGS[former] === tag),
];

/** An entry as JSON in the form of today, whichever it was written in; what is none stays as it is. */
export const upcastEntry = (input: unknown): unknown => {
  if (typeof input !== "object" || input === null || !("_tag" in input) || typeof input._tag !== "string") return input;
  const tag = upcastEntryTag(input._tag);
  return tag === input._tag ? input : { ...input, _tag: tag };
};

/** True for facts by which a part of a game announces itself, told by their names: `PhaseBegan`, `TrickBegun`; a turn is none. */
export const startsSection = ({ _tag }: Tagged): boolean => /Beg[au]n$/.test(_tag) && _tag !== "TurnBegan";

/** The facts that an entry tells. */
export const eventsOf = <E>(entry: Entry<E>): readonly E[] => ("events" in entry ? entry.events : []);

/** The entries that count, in order: those that tell facts and that no `Undone` took back. */
export const mainline = <E>(entries: readonly Entry<E>[]): readonly (GameStarted<E> | Played<E>)[] => {
  const line: (GameStarted<E> | Played<E>)[] = [];
  for (const entry of entries) {
    if ("events" in entry) line.push(entry);
    else if (entry._tag === "Undone") while ((line.at(-1)?.seq ?? -1) > entry.to) line.pop();
  }
  return line;
};

/** The last change of rules in a log, or null. */
export const lastRulesChange = (entries: readonly Entry<unknown>[]): RulesChanged | null =>
  entries.findLast((entry) => entry._tag === "RulesChanged") ?? null;

/** The rules that a log goes on by: the head has their hash, the last change the versions of their modules, if there was one. */
export const rulesInForce = (
  { hash, config }: Pick<LogHeader, "hash" | "config">,
  entries: readonly Entry<unknown>[],
): RulesVersion => {
  const modules = lastRulesChange(entries)?.to.modules ?? config.modules;
  return { hash, modules: modules.map(({ id, version }) => ({ id, version })) };
};

/** The number of the first entry that anybody may go back to: the last that counted when the rules changed, or the set-up. */
export const earliestReturn = (
  entries: readonly Entry<unknown>[],
  line: readonly { readonly seq: number }[] = mainline(entries),
): number => {
  const change = lastRulesChange(entries)?.seq ?? 0;
  return line.findLast(({ seq }) => seq < change)?.seq ?? 0;
};

/** What an `Undone` left behind in the line: the entries that went with it, in order. */
export interface UndoneEntries<E> {
  readonly _tag: "UndoneEntries";
  readonly seq: number;
  readonly seat: Seat;
  readonly gone: readonly Played<E>[];
}

type HistoryEntry<E> = GameStarted<E> | Played<E> | ControllerChanged | RulesChanged | UndoneEntries<E>;

/**
 * A log as it is told: the entries that count, who decides for whom and by which rules, and where something was taken back, that with
 * what went. What went with an earlier one that went again is told with the later.
 */
export const historyWithUndone = <E>(entries: readonly Entry<E>[]): readonly HistoryEntry<E>[] => {
  let story: HistoryEntry<E>[] = [];
  for (const entry of entries) {
    if (entry._tag !== "Undone") {
      story.push(entry);
      continue;
    }
    const goes = (earlier: HistoryEntry<E>): boolean =>
      earlier.seq > entry.to && earlier._tag !== "ControllerChanged" && earlier._tag !== "RulesChanged";
    const gone = story
      .filter(goes)
      .flatMap((earlier) =>
        earlier._tag === "UndoneEntries" ? earlier.gone : earlier._tag === "Played" ? [earlier] : [],
      );
    const { seq, seat } = entry;
    story = [...story.filter((earlier) => !goes(earlier)), { _tag: "UndoneEntries", seq, seat, gone }];
  }
  return story;
};

/** The seats that a program plays in place of their person, each with the entry that handed it over. */
export const standIns = (entries: readonly Entry<unknown>[]): ReadonlyMap<Seat, ControllerChanged> => {
  const now = new Map<Seat, ControllerChanged>();
  for (const entry of entries) {
    if (entry._tag !== "ControllerChanged") continue;
    if (entry.bot === null) now.delete(entry.seat);
    else now.set(entry.seat, entry);
  }
  return now;
};

/** The state after the entries of a mainline, from `from` or the initial state on. */
export const foldMainline = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  line: readonly (GameStarted<E> | Played<E>)[],
  from: S = rules.initialState,
): S => {
  let state = from;
  for (const entry of line) for (const event of entry.events) state = rules.evolve(state, event);
  return state;
};

/** The beginning of 2020, in milliseconds since 1970: no game was played before. */
const FIRST_GAME = 1_577_836_800_000;

/** When something was done by the `at` of an entry; null where that only counts, as in games that were played without a clock. */
export const timeOf = (at: number): number | null => (at < FIRST_GAME ? null : at);
