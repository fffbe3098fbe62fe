import type { LastVisit } from "@blueplate/magnate-table";
import { createRoot } from "solid-js";
import { beforeEach, expect, it, vi } from "vitest";
import { createComing } from "../../src/magnate/last-visit.ts";
import type { MagnateScreenContext } from "../../src/magnate/magnate.ts";
import type { Session } from "../../src/session/session.ts";
import { goldenLog, looking, studyOf, wantedOf } from "../worlds.ts";

beforeEach(() => {
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  return () => vi.unstubAllGlobals();
});

const study = studyOf(wantedOf(goldenLog("food-chain-magnate/1/standard-3p-steady-g1")));

/** Looks at the game from step 20 on, and asks from where the town comes: the step of that look, or null. */
const coming = (work: (session: Session, from: () => number | null) => void): void =>
  looking(study, "coming", "m20", (session) =>
    createRoot((dispose) => {
      const table = {
        get entries() {
          return session.entries().slice(0, session.at() + 1);
        },
        get state() {
          return session.state(session.at());
        },
      };
      // cast: nothing else of the screen is asked.
      const magnate = { session, table } as unknown as MagnateScreenContext;
      const from = createComing(magnate);
      const stepOf = (look: LastVisit | null): number | null => look && look.entries.length - 1;
      work(session, () => stepOf(from()));
      dispose();
    }),
  );

it("comes from the step before when one steps on, and from the step that was left when one steps back", () =>
  coming((session, from) => {
    expect(from()).toBeNull();
    session.step(1);
    expect(from()).toBe(20);
    session.step(-1);
    expect(from()).toBe(21);
    session.step(-1);
    expect(from()).toBe(20);
  }));

it("comes from nowhere after a leap, while the thumb is held, and where only some facts of a step are shown", () =>
  coming((session, from) => {
    session.go(40);
    expect(from()).toBeNull();
    session.setScrubbing(true);
    session.go(41);
    expect(from()).toBeNull();
    session.setScrubbing(false);
    session.showFacts("m41", 1);
    expect(from()).toBeNull();
    session.step(-1);
    expect(from()).toBeNull();
  }));

it("shows the last step once when the thumb is let go, and nothing at the beginning of the game", () =>
  coming((session, from) => {
    session.setScrubbing(true);
    session.go(60);
    session.setScrubbing(false);
    expect(from()).toBe(59);
    session.setScrubbing(true);
    expect(from()).toBeNull();
    session.go(0);
    session.setScrubbing(false);
    expect(from()).toBeNull();
  }));
