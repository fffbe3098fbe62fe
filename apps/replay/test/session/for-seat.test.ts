import { english } from "@blueplate/words";
import { createRoot, createSignal } from "solid-js";
import { expect, test, vi } from "vitest";

vi.mock("@blueplate/tabletop", () => ({
  shell: () => english.shell,
  pageWords: (words: { readonly en: unknown }) => () => words.en,
  language: { words: () => english },
  createFilling: () => null,
}));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
vi.stubGlobal("location", new URL("http://localhost/"));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { createPlaying } = await import("../../src/session/for-seat.ts");
const { goldenLog, looking, studyOf, today, wantedOf } = await import("../worlds.ts");

test("nobody is asked what could be played before somebody plays on, and then also when that is left", () => {
  const study = studyOf(wantedOf(today(goldenLog("food-chain-magnate/1/introductory-2p-steady-g1"))));
  looking(study, "asked", "m3", (session) =>
    createRoot((dispose) => {
      const [plays, setPlays] = createSignal(false);
      const playing = createPlaying(session, plays);
      expect([playing.seats(), playing.seat()]).toEqual([[], null]);
      setPlays(true);
      const seats = playing.seats();
      expect(seats).not.toEqual([]);
      setPlays(false);
      expect(playing.seats()).toEqual(seats);
      dispose();
    }),
  );
});
