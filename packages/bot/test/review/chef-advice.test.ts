import {
  beginTable,
  endOf,
  playOn,
  redact,
  roundOf,
  type Rules,
  type Seat,
  type SeatDecider,
  seatOf,
  type Tagged,
} from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { expect, it } from "vitest";
import {
  botAnswer,
  botsWith,
  CHEF_ADVICE,
  deciderOf,
  knowledgeFromLog,
  type LineStep,
  playReviewOf,
  questionOf,
} from "../../src/index.ts";
import { rulesFor } from "../arena.ts";

const BOTS = botsWith({}, ["trick-n-chef"]);
const rules: Rules = rulesFor(trickNChef, 3);
const follower = seatOf(1);

type Sent = Parameters<typeof knowledgeFromLog>[1];

/** What is said to a seat that asks at its table, by the log as it was sent to it. */
const advised = (entries: Sent, seat: Seat): Tagged => {
  const sent = entries.map((entry) => redact(entry, seat));
  const known = knowledgeFromLog(rules, sent, seat);
  const answer = botAnswer(rules, BOTS, questionOf(rules, known, CHEF_ADVICE.bot, CHEF_ADVICE.seed));
  if (!("command" in answer)) throw new Error(answer.error);
  // cast: an encoded command of this game is the command.
  return answer.command as unknown as Tagged;
};

it("a hint and the review are one ranking: nobody is reproached with what was advised, and what is better was advised", () => {
  const random = BOTS.find(({ id, game }) => id === "random" && game === "trick-n-chef");
  if (!random) throw new Error("no bot");
  const byChance = deciderOf(random, ({ turn }, seat) => `chance|${turn}|${seat}`);
  const begun = beginTable(rules, "hint", 0);
  const asked: Sent[] = [];
  const steps: LineStep[] = [];
  let entries: Sent = begun.entries;
  const decide: SeatDecider = (point, seat) => (seat === follower ? advised(entries, seat) : byChance(point, seat));
  for (const ply of playOn(begun, decide, { until: ({ state }) => roundOf(state) === 2 })) {
    asked.push(entries);
    steps.push({ seat: ply.seat, command: ply.command, events: ply.events });
    entries = ply.after.entries;
  }
  const { found } = endOf(playReviewOf({ rules, start: begun.state, steps }));
  expect(found.filter(({ seat }) => seat === follower)).toEqual([]);
  expect(found.length).toBeGreaterThan(2);
  for (const { from, seat, better } of found) expect(advised(asked[from] ?? [], seat)).toEqual(better);
});
