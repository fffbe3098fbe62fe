import { encodeEntry, LOG_VERSION } from "@blueplate/kernel";
import { hiddenBids, loadHiddenBids } from "@blueplate/kernel/testing/hidden-bids";
import { randomGame } from "@blueplate/kernel/testing/random-game";
import { type StudyEdit, studyContextOf, type Study } from "@blueplate/study";
import { keptOf } from "@blueplate/tabletop/looked-back";
import { Result } from "effect";
import { createEffect, createRoot } from "solid-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSession, type SessionStart, type Session } from "../../src/session/session.ts";
import { beginLocal } from "../../src/study-stores/local.ts";
import { memoryStore } from "../../src/study-stores/edit-store.ts";

const config = { modules: [], options: {}, seats: 2 };
const rules = Result.getOrThrow(loadHiddenBids(config));

const played = (): StudyEdit => {
  const table = [...randomGame(rules, "scrubbed", 60)].at(-1)?.after;
  if (!table) throw new Error("nothing was played");
  const seats = ["Ann", "Bob"].map((player) => ({ player, banner: { name: player, colour: "red" }, bot: null }));
  const header = { version: LOG_VERSION, game: rules.game, config: rules.config, hash: rules.hash, seats };
  const entries = table.entries.map((entry) => encodeEntry(rules.codecs.event, entry));
  // cast: encoded entries are JSON by the codec's contract.
  const source = { _tag: "Log", header, seed: null, entries } as unknown as Extract<
    StudyEdit,
    { readonly _tag: "AddChapter" }
  >["source"];
  return { _tag: "AddChapter", chapter: "c1", name: "First", source };
};

const opening = async (): Promise<SessionStart> => {
  const ground = studyContextOf({ games: [hiddenBids], scenarios: [] });
  const wish = { key: "scrubbed", title: "Mine", name: "Ann", chapter: played() };
  const host = Result.getOrThrow(await beginLocal(memoryStore(), ground, wish));
  if (!host) throw new Error("the study was begun before");
  const study = await new Promise<Study>((resolve) =>
    host.watch((told) => told._tag === "Study" && resolve(told.study)),
  );
  const [chapter] = study.chapters;
  if (!chapter) throw new Error("the study has no chapter");
  return { host, study, chapter: "c1", reader: Result.getOrThrow(ground.reader(chapter.source)), key: "scrubbed" };
};

/** What lives until the test is over. */
const living: (() => void)[] = [];

/** Looks at the game from its beginning. */
const looking = async (work: (session: Session, leave: () => void) => void): Promise<void> => {
  const opened = await opening();
  const [session, leave] = createRoot((dispose) => [createSession(opened, "m0"), dispose] as const);
  living.push(leave);
  work(session, leave);
};

const store = new Map<string, string>();
const page = new EventTarget();

beforeEach(() => {
  store.clear();
  vi.useFakeTimers();
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => store.set(key, value)),
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});

afterEach(() => {
  for (const leave of living.splice(0)) leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("what need not keep up with the thumb stays while it is held, and follows when it is let go", () =>
  looking((session) => {
    session.go(3);
    expect(session.rest()).toBe(3);
    session.setScrubbing(true);
    for (const at of [5, 8, 7]) {
      session.go(at);
      expect([session.at(), session.rest()]).toEqual([at, 3]);
    }
    session.setScrubbing(false);
    expect(session.rest()).toBe(7);
  }));

it("while one scrubs, nothing that rests is told, and what shows the moment is told once a step", () =>
  looking((session) => {
    const told = { at: 0, rest: 0, last: 0 };
    createRoot((dispose) => {
      createEffect(() => void (session.at(), told.at++));
      createEffect(() => void (session.rest(), told.rest++));
      createEffect(() => void (session.last(), told.last++));
      living.push(dispose);
    });
    session.setScrubbing(true);
    for (const at of [1, 2, 3, 3]) session.go(at);
    expect(told).toEqual({ at: 4, rest: 1, last: 1 });
  }));

it("the place is kept once one rests, when the page is left, and when another chapter is shown, never a step at a time", () =>
  looking((session, leave) => {
    vi.advanceTimersByTime(1_000);
    const writes = vi.mocked(localStorage.setItem);
    writes.mockClear();
    for (let at = 1; at <= 8; at++) session.go(at);
    expect(writes).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(writes).toHaveBeenCalledOnce();
    expect(keptOf("scrubbed")).toMatchObject({ node: "m8", revealed: 8 });
    session.go(2);
    page.dispatchEvent(new Event("pagehide"));
    expect(keptOf("scrubbed")).toMatchObject({ node: "m2", revealed: 8 });
    session.go(5);
    leave();
    expect(keptOf("scrubbed")).toMatchObject({ node: "m5" });
  }));

it("whoever never rests is kept now and then", () =>
  looking((session) => {
    vi.advanceTimersByTime(1_000);
    const writes = vi.mocked(localStorage.setItem);
    writes.mockClear();
    for (let each = 0; each < 50; each++) {
      session.go(1 + (each % 5));
      vi.advanceTimersByTime(100);
    }
    expect(writes).toHaveBeenCalledOnce();
  }));
