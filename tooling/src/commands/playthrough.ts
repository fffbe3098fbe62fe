import { deciderNamed } from "../playing/deciders.ts";
import { transcriptOf } from "../playing/transcript.ts";
import { readRequest, whole } from "./request.ts";

/**
 * The transcript of a game, entry by entry: command, events, and what each seat's view changed, so that a difference shows
 * what anybody can see. `--entries N` stops after N entries.
 */
const { game, rules, seed, bots, values } = readRequest({
  usage: "pnpm playthrough",
  about: "The transcript of a game, entry by entry, with what each seat sees.",
  more: { entries: "where the transcript stops; 40 unless told" },
});
const entries = whole(String(values["entries"] ?? "40"), "entries");
const players = bots.map((name) => deciderNamed(name, game, seed));
const lines = transcriptOf({ game, rules, seed, players, entries });
process.stdout.write(`${lines.join("\n")}\n`);
