import { createInterface } from "node:readline/promises";
import {
  askedOf,
  beginTable,
  commandOf,
  type Form,
  gathered,
  type Json,
  nextSlot,
  openForms,
  type Picked,
  redact,
  type Seat,
  submit,
  type Table,
  type Tagged,
  undo,
} from "@blueplate/kernel";
import { Result } from "effect";
import { readRequest } from "./request.ts";

/** `pnpm play`: hot seat in a terminal, for any game, by the same forms as everywhere. */
const { rules, seed } = readRequest();
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Asks for one of the offers by number; null goes back. */
const choose = async (question: string, offers: readonly string[]): Promise<number | null> => {
  for (const [index, offer] of offers.entries()) say(`  ${index + 1}  ${offer}`);
  for (;;) {
    const answer = (await terminal.question(`${question} (1-${offers.length}, b back, q quit) `)).trim();
    if (answer === "q") process.exit(0);
    if (answer === "b") return null;
    const number = Number(answer);
    if (Number.isInteger(number) && number >= 1 && number <= offers.length) return number - 1;
    say("  not one of them");
  }
};

const text = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value));

const fillList = async (form: Form<unknown, Tagged, Tagged>, view: unknown, seat: Seat, picked: Picked) => {
  const slot = nextSlot(form, view, seat, picked);
  if (slot?.shape !== "list") return null;
  let list: readonly Json[] = [];
  for (;;) {
    const more = slot.candidates(view, seat, picked, list);
    const done = slot.fits(view, seat, picked, list) ? [`done: ${list.map(text).join(", ") || "nothing"}`] : [];
    const index = await choose(slot.name, [...done, ...more.map(text)]);
    if (index === null) return null;
    if (index < done.length) return gathered(slot, list);
    list = [...list, more[index - done.length] ?? null];
  }
};

const fill = async (form: Form<unknown, Tagged, Tagged>, view: unknown, seat: Seat): Promise<Tagged | null> => {
  let picked: Picked = {};
  for (let slot = nextSlot(form, view, seat, picked); slot; slot = nextSlot(form, view, seat, picked)) {
    if (slot.shape === "list") {
      const value = await fillList(form, view, seat, picked);
      if (value === null) return null;
      picked = { ...picked, [slot.name]: value };
      continue;
    }
    const offers = slot.candidates(view, seat, picked);
    const leave = askedOf(slot, view, seat, picked) === "maybe" ? ["(leave out)"] : [];
    const index = await choose(slot.name, [...leave, ...offers.map(text)]);
    if (index === null) return null;
    if (index < leave.length) return commandOf(form, picked);
    picked = { ...picked, [slot.name]: offers[index - leave.length] ?? null };
  }
  return commandOf(form, picked);
};

let table: Table = beginTable(rules, seed, 0);
while (!rules.outcome(table.state)) {
  const seat = rules.waitsFor(table.state)[0];
  if (seat === undefined) break;
  const view = redact(table.state, seat);
  say(`\nPlayer ${seat + 1}`);
  const forms = openForms(rules, view, seat);
  const index = await choose("What", [...forms.map((form) => form.tag), "undo"]);
  const form = index === null ? undefined : forms[index];
  const request = { seat, commandId: `${table.entries.length}`, seen: table.entries.length - 1 };
  const command = form ? await fill(form, view, seat) : null;
  if (index === null || (form && !command)) continue;
  const step = command
    ? submit(table, { ...request, command }, Date.now())
    : undo(table, seat, request.commandId, Date.now());
  if (Result.isFailure(step)) say(`  refused: ${JSON.stringify(step.failure)}`);
  else {
    table = step.success.table;
    if (step.success.entry._tag === "Played")
      for (const event of step.success.entry.events) say(`  ${JSON.stringify(redact(event, seat))}`);
  }
}
say(JSON.stringify(rules.outcome(table.state)));
terminal.close();
