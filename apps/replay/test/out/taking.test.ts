import type { CityView } from "@blueplate/city";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** What came to pass, in its order. */
let told: string[] = [];

vi.mock("@blueplate/city", () => ({
  createPhotographer: () => ({
    take: () => {
      told.push("picture");
      // What the page has to do meanwhile: it waits for its turn.
      const here = told;
      setTimeout(() => here.push("task"));
      return Promise.resolve({});
    },
    dispose: () => told.push("disposed"),
  }),
}));

const { take } = await import("../../src/magnate/pictures/taking.ts");

// cast: the photographer of this test looks at no town.
const views = [{}, {}, {}] as unknown as readonly CityView[];
const options = { width: 480, height: 300 };

/** A page that is looked at and draws, or one in a tab that nobody sees. */
const page = (hidden: boolean): void => {
  vi.stubGlobal("document", { hidden });
  const draw = (then: () => void) => setTimeout(() => (told.push("drawn"), then()));
  vi.stubGlobal("requestAnimationFrame", hidden ? () => 0 : draw);
};

beforeEach(() => void (told = []));
afterEach(() => void vi.unstubAllGlobals());

it("before each picture the page is drawn, and does what waits for its turn", async () => {
  page(false);
  const pictures = await take(views, options, { onTaken: (done) => told.push(`${done}`) });
  expect(pictures).toHaveLength(3);
  const rest = ["task", "drawn"];
  expect(told).toEqual(["drawn", "picture", "1", ...rest, "picture", "2", ...rest, "picture", "3", "disposed"]);
});

it("pictures are taken where nobody looks, too, and what waits has its turn between them", async () => {
  page(true);
  await take(views, options);
  expect(told).toEqual(["picture", "task", "picture", "task", "picture", "disposed"]);
});

it("whoever stops gets no further picture, and nothing of the town is left", async () => {
  page(false);
  const stopping = new AbortController();
  const onTaken = (done: number): void => {
    // As somebody presses a button: in the turn that the page has.
    if (done === 2) setTimeout(() => stopping.abort());
  };
  await expect(take(views, options, { onTaken, signal: stopping.signal })).rejects.toThrow("aborted");
  expect(told.filter((each) => each === "picture")).toHaveLength(2);
  expect(told.at(-1)).toBe("disposed");
});
