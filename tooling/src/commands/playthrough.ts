import { redact, seatsOf, type Table } from "@blueplate/kernel";
import { playMatch, playerOf } from "../playing/match.ts";
import { readRequest } from "./request.ts";

/**
 * The transcript of a game, entry by entry: command, events, and what each seat's view changed, so that a difference shows
 * what anybody can see. `--entries N` stops after N entries.
 */
const request = readRequest(["entries"]);
const limit = Number(request.values["entries"] ?? "40");
const { rules, seed } = request;

const changedParts = (before: unknown, after: unknown, path: string): readonly string[] => {
  if (before === after) return [];
  const bothObjects = typeof before === "object" && typeof after === "object" && before !== null && after !== null;
  if (!bothObjects) return [`${path} ${JSON.stringify(before)} -> ${JSON.stringify(after)}`];
  const olds = new Map(Object.entries(before));
  const news = new Map(Object.entries(after));
  return [...new Set([...olds.keys(), ...news.keys()])].flatMap((key) =>
    changedParts(olds.get(key), news.get(key), path === "" ? key : `${path}.${key}`),
  );
};

const write = (line: string): void => void process.stdout.write(`${line}\n`);
let previous: Table | undefined;
write(`# ${request.game} ${JSON.stringify(rules.config)} seed ${seed}`);
playMatch(
  rules,
  seed,
  request.bots.map((name) => playerOf(name, request.game, seed)),
  (table) => {
    const entry = table.entries.at(-1);
    if (!entry || entry._tag === "Undone" || entry.seq > limit) return;
    write(
      `\n## ${entry.seq} ${entry._tag === "Played" ? `seat ${entry.seat}: ${JSON.stringify(entry.command.content)}` : "set-up"}`,
    );
    for (const event of entry.events) write(`  ${JSON.stringify(event)}`);
    for (const seat of previous ? seatsOf(rules.config.seats) : []) {
      const seen = changedParts(redact(previous?.state, seat), redact(table.state, seat), "");
      write(
        `  seen by ${seat}: ${seen
          .filter((part) => !part.includes("-> undefined"))
          .slice(0, 12)
          .join("; ")}`,
      );
    }
    write(`  waits for ${rules.waitsFor(table.state).join(", ")}`);
    previous = table;
  },
);
