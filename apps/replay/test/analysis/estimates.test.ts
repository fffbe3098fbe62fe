import type { Estimate, StudyEdit } from "@blueplate/study";
import { hasClosed, roundOf } from "@blueplate/kernel";
import { afterAll, describe, expect, it, vi } from "vitest";

const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
vi.stubGlobal("location", new URL("http://localhost/"));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

afterAll(() => void vi.unstubAllGlobals());

const { goldenLog, looking, studyOf, wantedOf } = await import("../worlds.ts");

const game = wantedOf(goldenLog("trick-n-chef/1/standard-3p-sensible-g1"));
const { rules, rounds } = looking(studyOf(game), "estimates", "m0", (session) => {
  const steps = session.line().map((_, at) => at);
  const begins = (at: number): boolean => at === 0 || roundOf(session.whole(at)) !== roundOf(session.whole(at - 1));
  return { rules: session.rules, rounds: steps.filter(begins) };
});

const estimate = (wins: readonly number[], over: Partial<Estimate> = {}): Estimate => ({
  bot: "sensible",
  hash: rules.hash,
  version: 1,
  playouts: 200,
  unfinished: 0,
  wins,
  milliseconds: 10,
  missing: [],
  ...over,
});

/** The first seat leads until the last round, and then the second. */
const course = (over: Partial<Estimate> = {}): readonly StudyEdit[] =>
  rounds.map((at, nth) => ({
    _tag: "SetEstimate",
    chapter: "c",
    node: `m${at}`,
    estimate: estimate(nth < rounds.length - 1 ? [150, 25, 25] : [25, 150, 25], over),
  }));

const lastRound = rounds.at(-1) ?? 0;

describe("the estimates of a chapter", () => {
  it("are read from its study, and say where the game turned", () => {
    looking(studyOf(game, course()), "estimates", "m0", ({ estimates }) => {
      expect(estimates.bot()).toBe("sensible");
      expect(estimates.of("m0", "sensible")?.wins).toEqual([150, 25, 25]);
      expect(estimates.of("m0", "random")).toBeNull();
      expect(estimates.turns()).toEqual([lastRound]);
    });
  });

  it("of moments within a round are known and belong to no course of the game", () => {
    const within = rounds.find((at) => !rounds.includes(at + 1)) ?? 0;
    const node = `m${within + 1}`;
    const aside: StudyEdit = { _tag: "SetEstimate", chapter: "c", node, estimate: estimate([0, 0, 200]) };
    looking(studyOf(game, [...course(), aside]), "estimates", "m0", ({ estimates }) => {
      expect(estimates.of(node, "sensible")?.wins).toEqual([0, 0, 200]);
      expect(estimates.turns()).toEqual([lastRound]);
    });
  });

  it("are taken from others as they come, with a line that stays the same", () => {
    looking(studyOf(game), "estimates", "m0", ({ estimates, line }, tell) => {
      const before = line();
      expect([estimates.bot(), estimates.turns()]).toEqual([null, []]);
      tell(studyOf(game, course()));
      expect([estimates.bot(), estimates.turns()]).toEqual(["sensible", [lastRound]]);
      expect(line()).toBe(before);
    });
  });

  it("of other rules, of another version, or of another number of seats say nothing", () => {
    const strange: readonly Partial<Estimate>[] = [{ hash: "older" }, { version: 99 }, { wins: [100, 100] }];
    for (const over of strange) {
      looking(studyOf(game, course(over)), "estimates", "m0", ({ estimates }) => {
        expect([estimates.bot(), estimates.of("m0", "sensible"), estimates.turns()]).toEqual([null, null, []]);
      });
    }
  });

  it("say nothing of what is masked, and nothing to eyes that do not see all of a moment", () => {
    const closed = rounds.filter((at) =>
      looking(studyOf(game), "estimates", "m0", (session) => {
        session.setViewpoint("then");
        return hasClosed(session.whole(at));
      }),
    );
    expect(closed.length).toBeGreaterThan(0);
    looking(studyOf(game, course()), "estimates", "m0", (session) => {
      session.setHidden(true);
      expect(session.estimates.turns()).toEqual([]);
      session.setHidden(false);
      expect(session.estimates.turns()).toEqual([lastRound]);
      session.setViewpoint("then");
      expect(session.estimates.turns()).toEqual([]);
    });
  });

  it("are kept for the page alone when the study is not one's own to write in", () => {
    const study = studyOf(game);
    const members = study.members.map((member) => ({ ...member, role: "read" as const }));
    looking({ ...study, members }, "estimates", "m0", ({ estimates }) => {
      estimates.keep("m0", estimate([150, 25, 25], { bot: "random" }));
      estimates.keep("m0", estimate([1, 0, 0], { bot: "random", playouts: 1 }));
      expect(estimates.of("m0", "random")?.playouts).toBe(200);
      expect(estimates.bot()).toBe("random");
    });
  });
});
