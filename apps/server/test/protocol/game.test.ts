import type { FilledSoFar, OpenForms, PlayedBatch, SeatState, TableFacts } from "@blueplate/api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Inside, me, robot, startInside, toyTable } from "../inside.ts";
import { newProgram } from "./program.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

const bid = {
  form: "bid",
  slots: [{ name: "amount", kind: "number", shape: "choice" }],
  secret: true,
  lastResort: false,
};

it("a program with a token opens a table, plays a game against a built-in bot and reads its end", async () => {
  const robo = await newProgram(server.url);
  expect((await robo.get("/me")).body).toMatchObject({ id: robo.id, name: "Robo" });
  const opened = await robo.post<TableFacts>("/tables", toyTable([me, robot("honest")]));
  expect(opened.status).toBe(201);
  const table = `/tables/${opened.body.id}`;
  const stream = await robo.follow(`${table}/events`);
  for (let round = 0; round < 3; round++) {
    await stream.until((text) => text.includes(`"seq":${round * 2}`));
    const forms = await robo.get<OpenForms>(`${table}/seat/forms`);
    expect(forms.body.forms).toEqual([bid]);
    const slot = await robo.post<FilledSoFar>(`${table}/seat/forms/next`, { form: "bid", picked: {} });
    expect(slot.body).toMatchObject({ slot: { name: "amount", candidates: [1, 2, 3, 4, 5] }, command: null });
    const filled = await robo.post<FilledSoFar>(`${table}/seat/forms/next`, { form: "bid", picked: { amount: 5 } });
    const state = await robo.get<SeatState>(`${table}/seat`);
    expect(state.body).toMatchObject({ seat: 0, yourTurn: true, outcome: null });
    const batch = { id: `r${round}`, seen: state.body.seq, commands: [filled.body.command], why: "the most there is" };
    const played = await robo.post<PlayedBatch>(`${table}/seat/commands`, batch);
    expect([played.status, played.body.repeated]).toEqual([200, false]);
  }
  const text = await stream.until((all) => all.includes("event: End"));
  expect(text.match(/^id: \d+$/gm)).toEqual([0, 1, 2, 3, 4, 5, 6].map((seq) => `id: ${seq}`));
  expect((await robo.get<SeatState>(`${table}/seat`)).body.outcome).toMatchObject({ winners: [0] });
  const said = await server.browser().api.tables.get.query({ table: opened.body.id });
  expect(said.seats[0]).toMatchObject({ kind: "person", program: true });
});
