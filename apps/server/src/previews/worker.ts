import { parentPort } from "node:worker_threads";
import { drawingOf, type DrawnGame } from "./drawing.ts";
import { createLettering } from "./lettering.ts";
import { pngOf } from "./png.ts";

/** Draws what it is told, one picture after the other. */
parentPort?.on("message", (game: DrawnGame) => {
  parentPort?.postMessage(pngOf(drawingOf(game, createLettering())));
});
