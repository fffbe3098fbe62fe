import { expect } from "@playwright/test";
import { test } from "../fixtures/fixture.ts";
import { openLocalGame } from "../fixtures/local-game.ts";
import { newPerson } from "../fixtures/person.ts";
import { EVERY, PHONE, shots } from "../pictures/picture.ts";
import { SCREEN_CASES } from "../fixtures/screen-cases.ts";

/** Movements at half their speed, so that a picture meets them. */
const SLOW = JSON.stringify({ speed: 0.5, alwaysNoon: false, quality: null });

for (const [name, sight] of Object.entries(SCREEN_CASES)) {
  for (const size of sight.sizes ?? EVERY) {
    test(`picture: ${name} at ${size.width}`, async ({ browser }) => {
      const ann = await newPerson(browser);
      const { moves = false, seed = "opening-night", seats = 5, builder = false } = sight;
      await ann.setViewportSize(size);
      await ann.emulateMedia({ reducedMotion: moves ? "no-preference" : "reduce" });
      if (moves) await ann.addInitScript((settings) => localStorage.setItem("blueplate-town", settings), SLOW);
      const map = size === PHONE && !moves ? "flat" : "city";
      await openLocalGame(ann, seed, sight.at, { seats, builder, map });
      // A structure has the whole page of a phone: there its chart is what has come.
      const town = map === "flat" ? ".flat-map [data-house], .structure .org-chart" : ".city-map canvas";
      await expect(ann.locator(town).filter({ visible: true }).first()).toBeVisible();
      await sight.act?.(ann, size);
      await shots(ann, `magnate-${name}`, size, moves);
    });
  }
}
