import { readdirSync, readFileSync } from "node:fs";
import { type Ruleset, type Event, rulesetOf } from "@blueplate/engine";
import { knownAt, lastDinnerOf, nextTime } from "@blueplate/forecast";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { english, gameWordsIn } from "@blueplate/words";
import { botsWith, playLineup, prospectsOf, roundBeginnings } from "@blueplate/bot";
import { hasClosed, type Json, seal, type Seat, seatOf, seatsOf, type Viewer } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import { type StudyEdit, lineThrough, type Study, treeOf } from "@blueplate/study";
import { trickNChefScenarios } from "@blueplate/trick-n-chef/scenario";
import { describe, expect, it, vi } from "vitest";
import type { Viewpoint } from "../../src/session/viewpoint.ts";
import type { Session } from "../../src/session/session.ts";
import type { Log } from "../worlds.ts";

// The reactive build, as pages have it; and no components, of which nothing is drawn here.
vi.mock("solid-js", () => vi.importActual("solid-js/dist/solid.js"));
vi.mock("@blueplate/tabletop", () => ({
  shell: () => english.shell,
  pageWords: (words: { readonly en: unknown }) => () => words.en,
  language: { words: () => english },
  foodChainMagnate: () => english.foodChainMagnate,
  wordsOf: (game: string) => gameWordsIn(english, game),
  createFilling: () => null,
}));
// What is reckoned after the first picture is there.
vi.mock("../../src/session/drawn.ts", () => ({ createDrawn: () => () => true }));
const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
const kept = new Map<string, string>();
vi.stubGlobal("location", new URL("http://localhost/"));
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

const { createHistory } = await import("../../src/magnate/history.ts");
const { dayPartsOf } = await import("../../src/magnate/analysis/day-parts.ts");
const { flagsOf } = await import("../../src/magnate/timeline-flags.ts");
const { bookmarksIn, notedIn, noteFlags } = await import("../../src/notes/annotated-nodes.ts");
const { outlineOf } = await import("../../src/line/outline.ts");
const { CHARTS, chartOf } = await import("../../src/magnate/analysis/chart.ts");
const { estimateContextIn } = await import("../../src/chance/estimate-context.ts");
const { besideIn } = await import("../../src/line/beside.ts");
const { foldingOf, historyIn, eventEntries } = await import("../../src/magnate/history.ts");
const { presentSide, sideOf } = await import("../../src/magnate/compare/sides.ts");
const { lineLog } = await import("../../src/export/line-log.ts");
const { scenarioHere } = await import("../../src/export/scenario.ts");
const { createPlaying } = await import("../../src/session/for-seat.ts");
const { tableOf } = await import("../../src/session/table.ts");
const { briefly, namesIn } = await import("../../src/session/event-text.ts");
const { closedLog, goldenLog, leave, looking, studyOf, today, wantedOf } = await import("../worlds.ts");

/** Everything that is shown of a game from the session alone, not from a moment of it. */
const ofTheLine = (session: Session, ruleset: Ruleset | null) => {
  const entries = session.entries();
  const { source } = session.chapter();
  const magnate = ruleset && {
    initialState: foldingOf(session).initialState,
    history: historyIn(session, ruleset, entries),
    sides: [
      ...besideIn(session).others.map((other) => sideOf(session, ruleset, other)),
      presentSide(session, historyIn(session, ruleset, entries), besideIn(session).name),
    ].map(({ name, history, state, facts }) => {
      const moments = [0, Math.floor(history.steps / 2), history.steps - 1];
      return { name, history, states: moments.map(state), facts: moments.map(facts) };
    }),
  };
  return {
    entries,
    told: entries.map((entry) => briefly(session, entry, 9)),
    charts: magnate && CHARTS.map((id) => chartOf(id, magnate.history)),
    file: source._tag === "Game" ? lineLog(source, session.line(), session.viewpoint()) : null,
    ...magnate,
  };
};

/** Everything that is shown of a moment. */
const ofTheMoment = (session: Session, host: ScenarioHost, ruleset: Ruleset | null) => {
  const at = session.at();
  const { facts, state, entries } = tableOf(session, () => null);
  const playing = createPlaying(session);
  const looked = estimateContextIn(session);
  const events = ruleset && eventEntries(session, session.entries()).slice(0, at + 1);
  const dinner =
    ruleset &&
    events &&
    lastDinnerOf(
      ruleset,
      foldingOf(session),
      events.flatMap((entry): readonly Event[] => entry.events),
    );
  return {
    at,
    facts,
    state,
    entries,
    dinner,
    playing: { seats: playing.seats(), seat: playing.seat(), state: playing.table.state },
    chance: {
      state: looked.state(at),
      standing: prospectsOf({ rules: looked.rules, state: looked.state(at), turn: 1 }),
    },
    scenario: scenarioHere(session, host),
  };
};

const HOSTS: Readonly<Record<string, ScenarioHost>> = {
  "food-chain-magnate": foodChainMagnateScenarios,
  "trick-n-chef": trickNChefScenarios,
};

const definitionFor = ({ rules }: Session): Ruleset | null =>
  rules.game === "food-chain-magnate" ? rulesetOf(rules) : null;

/** All that this viewpoint is shown in a study, at some of its steps. */
const seenIn = (study: Study, viewpoint: Viewpoint, steps: readonly number[]) =>
  looking(study, "secrets", "m0", (session) => {
    session.setViewpoint(viewpoint);
    const ruleset = definitionFor(session);
    const host = HOSTS[session.rules.game] ?? foodChainMagnateScenarios;
    const moments = steps.map((step) => {
      session.go(step);
      return ofTheMoment(session, host, ruleset);
    });
    return { line: ofTheLine(session, ruleset), moments };
  });

const viewerOf = (viewpoint: Viewpoint): Viewer =>
  viewpoint === "all" ? "referee" : viewpoint === "then" ? "watcher" : viewpoint;

/** Some steps of a log at which something is hidden from those who only watch, spread over the game; the first among them. */
const secretSteps = (study: Study): readonly number[] =>
  looking(study, "secrets", "m0", (session) => {
    session.setViewpoint("then");
    const all = session.line().flatMap((_, at) => (hasClosed(session.state(at)) ? [at] : []));
    return [0, 1, 2, 3].flatMap((nth) => all[Math.floor((nth * all.length) / 4)] ?? []);
  });

const FOLDER = new URL("../../../../goldens/", import.meta.url);
const SCENARIOS = new URL("../../../../scenarios/", import.meta.url);
const GAMES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".jsonl"))
  .map((name) => name.replace(/\.jsonl$/, ""));

/** With the eyes of those who watch, of the first seat and of the last. */
const viewpointsOf = (seats: readonly Seat[]): readonly Viewpoint[] => [
  "then",
  ...seats.filter((seat) => seat === 0 || seat === seats.length - 1),
];

/** Games that are looked at with all of these eyes; the others with one pair, in turn. The deep suite has all for all. */
const isDeep = process.env["MODE"] === "long";
const WHOLE = GAMES.filter((name) => isDeep || /\/1\/standard-3p-s|-sushi@1-2p|trick-n-chef\/2/.test(name));

describe("what a viewpoint cannot see", () => {
  it.each(GAMES)("is nowhere told: %s", (name) => {
    const log = goldenLog(name);
    const study = studyOf(wantedOf(log));
    const steps = secretSteps(study);
    const seats = seatsOf(looking(study, "secrets", "m0", ({ rules }) => rules.config.seats));
    const all = viewpointsOf(seats);
    const isWhole = WHOLE.includes(name);
    const turn = GAMES.indexOf(name) % all.length;
    for (const each of isWhole ? all : all.slice(turn, turn + 1)) {
      const seen = seenIn(study, each, steps);
      const closed = seenIn(studyOf(wantedOf(closedLog(log, viewerOf(each)))), each, steps);
      // As text: what is compared is large, and what differs is found in the text of one step.
      expect(JSON.stringify(seen, null, 1)).toBe(JSON.stringify(closed, null, 1));
    }
    if (isWhole && steps.length > 0)
      expect(seenIn(study, "all", steps).line.entries).not.toEqual(seenIn(study, "then", steps).line.entries);
  });

  it("is nowhere told of a position that was set up, either", () => {
    const file = JSON.parse(
      readFileSync(new URL("food-chain-magnate/restructuring/S-016b-too-many-cards-refused.json", SCENARIOS), "utf8"),
    );
    const world = (reserve: number, hand: readonly string[]): Study => {
      const bob = { ...file.given.chains.bob, hand };
      const chains = { ...file.given.chains, bob };
      // Who has counted the cards that are left knows what a single other chain holds: here nobody can.
      const supply = { waitress: 9, trainer: 8, "recruiting-girl": 11 };
      const given = { ...file.given, chains, supply, reserves: { ...file.given.reserves, bob: reserve } };
      const source = { _tag: "Scenario", game: "food-chain-magnate", scenario: { ...file, given } } as const;
      const laid = (seat: number, employees: readonly string[]): StudyEdit => {
        const command = { _tag: "restructure.submit", employees };
        return { _tag: "AddNode", chapter: "c", node: `v-seat-${seat}`, parent: "m0", seat: seatOf(seat), command };
      };
      return studyOf(source, [laid(0, []), laid(1, hand)]);
    };
    const [one, other] = [world(200, ["waitress"]), world(300, ["trainer", "recruiting-girl"])];
    for (const viewpoint of ["then", seatOf(0)] as const) {
      expect(JSON.stringify(seenIn(one, viewpoint, [0, 1]), null, 1)).toBe(
        JSON.stringify(seenIn(other, viewpoint, [0, 1]), null, 1),
      );
    }
    expect(seenIn(one, "all", [1])).not.toEqual(seenIn(other, "all", [1]));
  });
});

/** How a game goes on when other bots play it from a step on, as entries of its log. */
const goneOn = (study: Study, from: number, seed: string, decisions: number): readonly Json[] =>
  looking(study, "secrets", "m0", ({ rules, state }) => {
    const lineup = botsWith({}).filter(({ game, id }) => game === rules.game && id === "steady");
    const [bot] = lineup;
    if (!bot) throw new Error("nobody plays");
    const seats = seatsOf(rules.config.seats);
    const entries: Json[] = [];
    for (const { seat, command, events } of playLineup(
      { rules, state: state(from), turn: from + 1 },
      { bots: seats.map(() => bot), seed },
    )) {
      entries.push({
        _tag: "Played",
        seq: from + 1 + entries.length,
        seat,
        commandId: `${entries.length}`,
        // cast: encoded commands and events are JSON by their codecs' contract.
        command: seal("everybody", rules.codecs.command.encode(command) as Json) as unknown as Json,
        events: events.map((event) => rules.codecs.event.encode(event) as Json),
        final: false,
        at: from + 1 + entries.length,
      });
      if (entries.length === decisions) break;
    }
    return entries;
  });

/** The log with the decision after a step taken back once before it stands. */
const withUndone = ({ head, entries }: Log, after: number): Log => {
  const first = entries[after + 1] ?? null;
  const undone = { _tag: "Undone", seq: after + 2, seat: 0, commandId: "undone", to: after, at: 0 };
  const rest = entries.slice(after + 1).map((entry, index): Json => ({ ...Object(entry), seq: after + 3 + index }));
  return { head, entries: [...entries.slice(0, after + 1), first, undone, ...rest] };
};

const comment = (node: string): StudyEdit => ({
  _tag: "AddComment",
  chapter: "c",
  node,
  comment: `k${node}`,
  text: `At ${node}`,
});

const bookmark = (node: string): StudyEdit => ({
  _tag: "AddBookmark",
  chapter: "c",
  bookmark: { id: `b${node}`, name: `See ${node}`, node, camera: null, lens: null },
});

/**
 * All that is shown of a game whose outcome is hidden, to whoever has looked at it up to a step and stands at a node; `before`
 * is what was done first.
 */
const shownAt = (
  study: Study,
  node: string,
  revealed: number,
  before: (session: Session) => void = () => undefined,
) => {
  leave("hidden", { node, hidden: true, revealed });
  return looking(study, "hidden", node, (session) => {
    before(session);
    const ruleset = definitionFor(session);
    if (!ruleset) throw new Error("another game");
    const [at, last] = [session.at(), session.last()];
    session.go(Number.MAX_SAFE_INTEGER);
    const end = session.at();
    session.go(at);
    const chapter = session.chapter();
    const own = session.lastOf(lineThrough(chapter, "m0"));
    const history = createHistory(session, ruleset)();
    const names = namesIn(session);
    const sides = besideIn(session).others.map((other) => sideOf(session, ruleset, other));
    const occasions = seatsOf(session.rules.config.seats).map(
      (seat) => ({ _tag: "chain", seat, does: "hires" }) as const,
    );
    return {
      at,
      last,
      end,
      own,
      history,
      parts: dayPartsOf(history),
      flags: [...flagsOf(history, names), ...noteFlags(chapter, session.line(), last, () => "")],
      charts: CHARTS.map((id) => chartOf(id, knownAt(history, last))),
      told: session
        .entries()
        .slice(0, last + 1)
        .map((entry) => briefly(session, entry)),
      rows: outlineOf(treeOf(chapter), history.turns, own, ({ id }) => session.shows(id)).map(({ part, rows }) => [
        part,
        rows.map(({ id }) => id),
      ]),
      notes: notedIn(chapter, session.shows),
      bookmarks: bookmarksIn(session),
      sides: sides.map((side) => [side.name, side.history]),
      next: occasions.map((what) => nextTime(history, at, 1, what)),
      rounds: roundBeginnings({ from: 0, to: estimateContextIn(session).last }, estimateContextIn(session).state),
      table: tableOf(session, () => null).facts,
      file: chapter.source._tag === "Game" && lineLog(chapter.source, session.line().slice(0, last + 1), "all"),
    };
  });
};

describe("what comes after the last step that was seen", () => {
  const NAME = "food-chain-magnate/1/standard-3p-steady-g1";
  const log = today(goldenLog(NAME));
  const plain = studyOf(wantedOf(log));
  const AT = 90;
  const tried: readonly StudyEdit[] = goneOn(plain, AT - 5, "tried", 12).map((entry, nth) => {
    const { seat, command } = entry as unknown as { readonly seat: Seat; readonly command: { readonly content: Json } };
    const parent = nth === 0 ? `m${AT - 5}` : `v-tried-${nth - 1}`;
    return { _tag: "AddNode", chapter: "c", node: `v-tried-${nth}`, parent, seat, command: command.content };
  });
  const before = [...tried, comment(`m${AT - 3}`), bookmark(`m${AT - 2}`)];
  const later = (...nodes: readonly string[]) => nodes.flatMap((node) => [comment(node), bookmark(node)]);
  const rest = log.entries.slice(0, AT + 1);
  const short = { ...log, entries: [...rest, ...goneOn(plain, AT, "short", 30)] };
  const long = { ...log, entries: [...rest, ...goneOn(plain, AT, "long", 5_000)] };
  const worlds = [
    studyOf(wantedOf(log), [...before, ...later(`m${AT + 1}`, `m${AT + 40}`)]),
    studyOf(wantedOf(short), before),
    studyOf(wantedOf(long), [...before, ...later(`m${AT + 9}`)]),
    studyOf(wantedOf(withUndone(log, AT)), [...before, ...later(`t${AT + 1}`)]),
  ];

  it("is different", () => {
    const ends = worlds.map((study) =>
      looking(study, "open", "m0", (session) => [
        session.last(),
        session.rules.outcome(session.openState(session.last())),
      ]),
    );
    expect(ends.map(([last]) => last)).toEqual([...new Set(ends.map(([last]) => last)), ends[0]?.[0]]);
    expect(ends[0]?.[1]).not.toEqual(ends[2]?.[1]);
  });

  it.each([
    ["the game's own line", `m${AT}`],
    ["an earlier step", `m${AT - 20}`],
    ["a line that was tried, further on", "v-tried-11"],
  ])("is nowhere told to whoever stands on %s", (_, node) => {
    const [first, ...others] = worlds.map((study) => JSON.stringify(shownAt(study, node, AT), null, 1));
    for (const other of others) expect(other).toBe(first);
    expect(first).toContain(`At m${AT - 3}`);
    expect(first).toContain(`"own": ${AT}`);
  });

  it("is nowhere told to whoever has hidden it after the end was seen", () => {
    const [first, ...others] = worlds.map((study) => {
      const told = shownAt(study, "m0", 0, (session) => {
        session.setHidden(false);
        for (const { id } of treeOf(session.chapter())) session.goTo(id);
        session.goTo(`m${AT}`);
        session.setHidden(true);
      });
      return JSON.stringify(told, null, 1);
    });
    for (const other of others) expect(other).toBe(first);
    expect(first).toContain(`"own": ${AT}`);
  });

  it("is hidden from the beginning on when it is hidden at the end", () => {
    const [study] = worlds;
    if (!study) throw new Error("no world");
    const stood = shownAt(study, "m0", 0, (session) => {
      session.setHidden(false);
      session.go(session.last());
      session.setHidden(true);
    });
    expect(stood).toMatchObject({ at: 0, last: 0, end: 0, own: 0 });
  });

  it("is not told when somebody deletes the line on which one stands, or by a link to nowhere", () => {
    leave("hidden", { node: "v-tried-9", hidden: true, revealed: AT });
    const [study] = worlds;
    if (!study) throw new Error("no world");
    const gone = studyOf(wantedOf(log), []);
    const stood = looking(study, "hidden", "v-tried-9", (session, tell) => {
      tell(gone);
      return [session.node().id, session.lastOf(session.line())];
    });
    expect(stood).toEqual([`m${AT - 5}`, AT]);
    for (const node of ["m99999", "v-nowhere"])
      expect(looking(study, "hidden", node, (session) => [session.at(), session.last()])).toEqual([0, AT]);
  });
});
