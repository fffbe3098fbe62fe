// A bot in TypeScript: it opens a table with a built-in bot, fills forms by chance, slot by slot, and plays to the end.
// Run it with Node 24:  node slot-by-slot.ts http://localhost:3000 TOKEN [GAME OPPONENT]
// The guide is docs/bots.md; every address is described at /api/docs.
import process from "node:process";

type Json = unknown;
interface Slot { name: string; shape: "choice" | "list"; optional: boolean; candidates: Json[]; fits: boolean | null }
interface Next { slot: Slot | null; command: Json; refusal: Json }
interface Problem { status: number; tag: string; advice: string; retryAfterMs?: number }

const [server = "", token = "", wantedGame, wantedBot] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const anyOf = <A>(list: A[]): A | undefined => list[Math.floor(Math.random() * list.length)];

/** What the server answers; a problem is thrown, but for one that only asks to come later. */
const ask = async <A>(method: string, path: string, body?: Json): Promise<A> => {
  const response = await fetch(`${server}/api/v1${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const answer = await response.json();
  if (response.ok) return answer as A;
  const problem = answer as Problem;
  if (problem.status !== 429 && problem.status !== 503) throw problem;
  await wait(problem.retryAfterMs ?? 1000);
  return ask(method, path, body);
};

/** A list grows by one element of the candidates after the other, until it fits and chance says that it is enough. */
const list = async (seat: string, form: string, picked: Record<string, Json>): Promise<Json[] | null> => {
  const soFar: Json[] = [];
  for (;;) {
    const { slot } = await ask<Next>("POST", `${seat}/forms/next`, { form, picked, soFar });
    if (slot?.fits && (slot.candidates.length === 0 || Math.random() < 0.3)) return soFar;
    const more = anyOf(slot?.candidates ?? []);
    if (more === undefined) return null;
    soFar.push(more);
  }
};

/** A command of one form, or null where chance has led nowhere. */
const fill = async (seat: string, form: string): Promise<Json> => {
  const picked: Record<string, Json> = {};
  for (;;) {
    const { slot, command, refusal } = await ask<Next>("POST", `${seat}/forms/next`, { form, picked });
    if (!slot) return refusal ? null : command;
    const value = slot.shape === "list" ? await list(seat, form, picked) : anyOf(slot.candidates);
    if (value === undefined || value === null) return null;
    picked[slot.name] = value;
  }
};

/** One decision: any form that can be filled, and what is the last resort only if there is nothing else. */
const decide = async (seat: string): Promise<void> => {
  const { seq, yourTurn, forms } = await ask<{ seq: number; yourTurn: boolean; forms: { form: string; lastResort: boolean }[] }>("GET", `${seat}/forms`);
  const order = forms.toSorted((a, b) => Number(a.lastResort) - Number(b.lastResort) || Math.random() - 0.5);
  for (let attempt = 0; yourTurn && attempt < 20; attempt++) {
    const command = await fill(seat, order[attempt % order.length]?.form ?? "");
    if (command === null) continue;
    await ask("POST", `${seat}/commands`, { id: `${seq}-${attempt}`, seen: seq, commands: [command] });
    return;
  }
};

const [game] = (await ask<{ id: string; bots: string[] }[]>("GET", "/games")).filter(({ id }) => id === (wantedGame ?? id));
const banner = (name: string, colour: string) => ({ name, colour });
const me = { kind: "me", player: "Slot by slot", banner: banner("By Chance", "red") };
const bot = { kind: "bot", bot: wantedBot ?? game?.bots[0], player: "House bot", banner: banner("The House", "blue") };
const opened = { name: "A bot's table", game: game?.id, options: {}, listed: false, seats: [me, bot] };
const table = await ask<{ id: string; mySeat: number }>("POST", "/tables", opened);

const events = await fetch(`${server}/api/v1/tables/${table.id}/events`, { headers: { ...headers, accept: "application/x-ndjson" } });
let text = "";
for await (const chunk of events.body!.pipeThrough(new TextDecoderStream())) {
  const lines = (text + chunk).split("\n");
  text = lines.pop() ?? "";
  for (const message of lines.filter((line) => line !== "").map((line) => JSON.parse(line))) {
    if (message._tag === "Presence" && message.waitsFor.includes(table.mySeat)) await decide(`/tables/${table.id}/seat`);
    if (message._tag === "Table" && message.table.outcome) console.log(JSON.stringify(message.table.outcome));
  }
}
