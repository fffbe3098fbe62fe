import type { StudyPresence } from "@blueplate/study";
import { createRoot } from "solid-js";
import { beforeEach, expect, it, vi } from "vitest";
import { createLive, type OpenStudy } from "../../src/studies/open-study.ts";
import { goldenLog, type Heard, studyOf, tellingHost, today, wantedOf } from "../worlds.ts";

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  return () => vi.unstubAllGlobals();
});

/** Follows a study as Bob, whose host says whatever it is told to say. */
const following = (look: (live: OpenStudy, tell: Heard) => void): void => {
  const { host, tell } = tellingHost("bob");
  const study = studyOf(wantedOf(today(goldenLog("food-chain-magnate/1/standard-3p-steady-g1"))));
  createRoot((dispose) => {
    look(createLive(host, study), tell);
    dispose();
  });
};

const annLeads: StudyPresence = {
  here: [
    { person: "ann", name: "Ann", role: "owner" },
    { person: "bob", name: "Bob", role: "write" },
  ],
  watchers: 0,
  leader: {
    person: "ann",
    at: { chapter: "c", node: "m3", event: null, camera: null, lens: null, thing: null },
  },
};

it("whoever is cut off follows nobody, and follows again once the server is heard", () =>
  following((live, tell) => {
    tell({ _tag: "Presence", presence: annLeads });
    const followed = () => [live.leader(), live.following(), live.followed()?.node ?? null];
    expect(followed()).toEqual(["Ann", true, "m3"]);
    tell({ _tag: "Connected", connected: false });
    expect(followed()).toEqual([null, false, null]);
    tell({ _tag: "Connected", connected: true });
    expect(followed()).toEqual(["Ann", true, "m3"]);
    live.setFollowing(false);
    expect(followed()).toEqual(["Ann", false, null]);
  }));
