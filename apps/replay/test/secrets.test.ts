import { readdirSync, readFileSync } from "node:fs";
import { type Definition, type Event, lastDinnerOf, loadDefinition } from "@blueplate/engine";
import { foodChainMagnateScenarios } from "@blueplate/engine/scenario";
import { english, gameWordsIn } from "@blueplate/words";
import { prospectsOf } from "@blueplate/bot";
import { hasClosed, seatOf, seatsOf, type Viewer } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import type { Edit, Study } from "@blueplate/study";
import { trickNChefScenarios } from "@blueplate/trick-n-chef/scenario";
import { Result } from "effect";
import { describe, expect, it, vi } from "vitest";
import type { Eyes } from "../src/session/eyes.ts";
import type { Session } from "../src/session/session.ts";

// The reactive build, as pages have it; and no components, of which nothing is drawn here.
vi.mock("solid-js", () => vi.importActual("solid-js/dist/solid.js"));
vi.mock("@blueplate/tabletop", () => ({
  shell: () => english.shell,
  foodChainMagnate: () => english.foodChainMagnate,
  wordsOf: (game: string) => gameWordsIn(english, game),
  createFilling: () => null,
}));
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

const { CHARTS, chartOf } = await import("../src/charts/chart.ts");
const { lookedIn } = await import("../src/chance/looked.ts");
const { besideIn } = await import("../src/compare/sides.ts");
const { foldingOf, historyIn, toldIn } = await import("../src/magnate/history.ts");
const { presentSide, sideOf } = await import("../src/magnate/sides.ts");
const { lineLog } = await import("../src/out/line-log.ts");
const { scenarioHere } = await import("../src/out/scenario.ts");
const { createPlaying } = await import("../src/session/playing.ts");
const { tableOf } = await import("../src/session/table.ts");
const { briefly } = await import("../src/session/telling.ts");
const { closedLog, goldenLog, looking, studyOf, wantedOf } = await import("./worlds.ts");

/** Everything that is shown of a game from the session alone, not from a moment of it. */
const ofTheLine = (session: Session, definition: Definition | null) => {
  const entries = session.entries();
  const { source } = session.chapter();
  const magnate = definition && {
    blank: foldingOf(session).blank,
    history: historyIn(session, definition, entries),
    sides: [
      ...besideIn(session).others.map((other) => sideOf(session, definition, other)),
      presentSide(session, historyIn(session, definition, entries), besideIn(session).name),
    ].map(({ name, history, state, facts }) => {
      const moments = [0, Math.floor(history.steps / 2), history.steps - 1];
      return { name, history, states: moments.map(state), facts: moments.map(facts) };
    }),
  };
  return {
    entries,
    told: entries.map((entry) => briefly(session, entry, 9)),
    charts: magnate && CHARTS.map((id) => chartOf(id, magnate.history)),
    file: source._tag === "Game" ? lineLog(source, session.line(), session.eyes()) : null,
    ...magnate,
  };
};

/** Everything that is shown of a moment. */
const ofTheMoment = (session: Session, host: ScenarioHost, definition: Definition | null) => {
  const at = session.at();
  const { facts, state, entries } = tableOf(session, () => null);
  const playing = createPlaying(session);
  const looked = lookedIn(session);
  const events = definition && toldIn(session, session.entries()).slice(0, at + 1);
  const dinner =
    definition &&
    events &&
    lastDinnerOf(
      definition,
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

const definitionFor = ({ rules }: Session): Definition | null =>
  rules.game === "food-chain-magnate" ? Result.getOrThrow(loadDefinition(rules.config)) : null;

/** All that these eyes are shown in a study, at some of its steps. */
const seenIn = (study: Study, eyes: Eyes, steps: readonly number[]) =>
  looking(study, "secrets", "m0", (session) => {
    session.setEyes(eyes);
    const definition = definitionFor(session);
    const host = HOSTS[session.rules.game] ?? foodChainMagnateScenarios;
    const moments = steps.map((step) => {
      session.go(step);
      return ofTheMoment(session, host, definition);
    });
    return { line: ofTheLine(session, definition), moments };
  });

const viewerOf = (eyes: Eyes): Viewer => (eyes === "all" ? "referee" : eyes === "then" ? "watcher" : eyes);

/** Some steps of a log at which something is hidden from those who only watch, spread over the game; the first among them. */
const secretSteps = (study: Study): readonly number[] =>
  looking(study, "secrets", "m0", (session) => {
    session.setEyes("then");
    const all = session.line().flatMap((_, at) => (hasClosed(session.state(at)) ? [at] : []));
    return [0, 1, 2, 3].flatMap((nth) => all[Math.floor((nth * all.length) / 4)] ?? []);
  });

const FOLDER = new URL("../../../goldens/", import.meta.url);
const SCENARIOS = new URL("../../../scenarios/", import.meta.url);
const GAMES = ["food-chain-magnate", "trick-n-chef"].flatMap((game) =>
  readdirSync(new URL(`${game}/`, FOLDER)).map((file) => `${game}/${file.replace(/\.jsonl$/, "")}`),
);

describe("what eyes cannot see", () => {
  it.each(GAMES)("is nowhere told: %s", (name) => {
    const log = goldenLog(name);
    const study = studyOf(wantedOf(log));
    const steps = secretSteps(study);
    const seats = seatsOf(looking(study, "secrets", "m0", ({ rules }) => rules.config.seats));
    const eyes: readonly Eyes[] = ["then", ...seats.filter((seat) => seat === 0 || seat === seats.length - 1)];
    for (const each of eyes) {
      const seen = seenIn(study, each, steps);
      const closed = seenIn(studyOf(wantedOf(closedLog(log, viewerOf(each)))), each, steps);
      // As text: what is compared is large, and what differs is found in the text of one step.
      expect(JSON.stringify(seen, null, 1)).toBe(JSON.stringify(closed, null, 1));
    }
    if (steps.length > 0)
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
      const laid = (seat: number, employees: readonly string[]): Edit => {
        const command = { _tag: "restructure.submit", employees };
        return { _tag: "AddNode", chapter: "c", node: `v-seat-${seat}`, parent: "m0", seat: seatOf(seat), command };
      };
      return studyOf(source, [laid(0, []), laid(1, hand)]);
    };
    const [one, other] = [world(200, ["waitress"]), world(300, ["trainer", "recruiting-girl"])];
    for (const eyes of ["then", seatOf(0)] as const) {
      expect(JSON.stringify(seenIn(one, eyes, [0, 1]), null, 1)).toBe(
        JSON.stringify(seenIn(other, eyes, [0, 1]), null, 1),
      );
    }
    expect(seenIn(one, "all", [1])).not.toEqual(seenIn(other, "all", [1]));
  });
});
