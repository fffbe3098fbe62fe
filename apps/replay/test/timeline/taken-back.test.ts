import type { Json } from "@blueplate/kernel";
import { isOfOtherRules } from "@blueplate/study";
import { beforeEach, expect, it, vi } from "vitest";
import { rulesChangesIn } from "../../src/timeline/rules-changes.ts";
import { goneFrom, takenBackIn } from "../../src/timeline/taken-back.ts";
import { goldenLog, leave, type Log, looking, studyOf, today, wantedOf } from "../worlds.ts";

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  return () => vi.unstubAllGlobals();
});

/** The log with `gone` decisions after a step played, taken back, and played once more. */
const goneBack = ({ head, entries }: Log, after: number, gone: number): Log => {
  const tried = entries.slice(after + 1, after + 1 + gone);
  const undone = { _tag: "Undone", seq: after + 1 + gone, seat: 0, commandId: "back", to: after, at: 0 };
  const rest = entries
    .slice(after + 1)
    .map((entry, index): Json => ({ ...Object(entry), seq: after + 2 + gone + index }));
  return { head, entries: [...entries.slice(0, after + 1), ...tried, undone, ...rest] };
};

const [STEP, GONE] = [20, 2];
const log = today(goldenLog("food-chain-magnate/1/standard-3p-steady-g1"));
const study = studyOf(wantedOf(goneBack(log, STEP, GONE)));

const said = (gone: number): string => `${gone} gone`;

it("marks where the game went back and how far, and tells it of no line that was not", () =>
  looking(study, "back", "m0", (session) => {
    expect(takenBackIn(session, said)).toMatchObject([{ at: STEP, kind: "undone", text: "2 gone" }]);
    expect(goneFrom(session)).toBeNull();
    session.goTo(`t${STEP + 1}`);
    expect(goneFrom(session)).toBe(STEP);
    // Where one stands in it, it is hatched as a whole: no mark says it once more.
    expect(takenBackIn(session, said)).toEqual([]);
  }));

/** The log with its rules changed after a step. */
const changed = ({ head, entries }: Log, after: number): Log => {
  const change = {
    _tag: "RulesChanged",
    seq: after + 1,
    from: { hash: "before", modules: [] },
    to: { hash: "", modules: [] },
    at: 0,
  };
  const rest = entries.slice(after + 1).map((entry, index): Json => ({ ...Object(entry), seq: after + 2 + index }));
  return { head, entries: [...entries.slice(0, after + 1), change, ...rest] };
};

it("marks where the rules changed: what stands before is looked at, what comes after is played on", () =>
  looking(studyOf(wantedOf(changed(log, STEP))), "changed", "m0", (session) => {
    expect(rulesChangesIn(session, "changed")).toEqual([{ at: STEP, kind: "rules", seat: null, text: "changed" }]);
    const isPast = (step: number): boolean => isOfOtherRules(session.reader, session.chapter(), `m${step}`);
    expect([0, STEP - 1, STEP, STEP + 1].map(isPast)).toEqual([true, true, false, false]);
    expect(session.reader.verdict()).toMatchObject({ otherRules: false, differs: null, believed: [] });
    expect(session.reader.verdict().earlier).toHaveLength(STEP + 1);
  }));

it("keeps it from whoever has not seen the game so far", () => {
  leave("hidden", { node: `m${STEP}`, hidden: true, revealed: STEP });
  looking(study, "hidden", `m${STEP}`, (session) => {
    expect(takenBackIn(session, said)).toEqual([]);
    session.step(1);
    expect(takenBackIn(session, said)).toHaveLength(1);
  });
});
