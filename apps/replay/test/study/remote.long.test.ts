import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AppRouter } from "@blueplate/api";
import { seatOf } from "@blueplate/kernel";
import type { StudyEdit, StoredStudyEdit, Study, StudyHost, StudyUpdate } from "@blueplate/study";
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import { Result } from "effect";
import { EventSource } from "eventsource";
import { afterAll, expect, it } from "vitest";
import { type StudyApi, openRemote } from "../../src/study-stores/remote.ts";

const folder = mkdtempSync(join(tmpdir(), "blueplate-replay-"));
const script = fileURLToPath(new URL("../../../server/src/main.ts", import.meta.url));
let child: ChildProcess | null = null;

/** The real server on `port` (0 for any); its address. */
const start = (port: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env["PATH"] ?? "", HOST: "127.0.0.1", PORT: port, DATA_DIR: folder, RATE_SCALE: "0" };
    const started = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    started.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const url = /"url":"([^"]+)"/.exec(said)?.[1];
      if (url !== undefined) resolve(url.replace("localhost", "127.0.0.1"));
    });
    started.once("exit", () => reject(new Error(said)));
    child = started;
  });

const stop = (): Promise<void> =>
  new Promise((resolve) => {
    child?.once("close", () => resolve());
    child?.kill("SIGKILL");
  });

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A browser's way to the server, with a cookie of its own. */
const browser = async (url: string): Promise<StudyApi> => {
  let cookie = "";
  const ask = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    if (cookie !== "") headers.set("cookie", cookie);
    const response = await fetch(input, { ...init, headers });
    for (const set of response.headers.getSetCookie()) cookie = set.split(";")[0] ?? "";
    return response;
  };
  class Source extends EventSource {
    constructor(address: string | URL) {
      super(address, { fetch: (input, init) => ask(input, init as RequestInit) });
    }
  }
  const api = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === "subscription",
        true: httpSubscriptionLink({ url: `${url}/trpc`, EventSource: Source }),
        false: httpLink({ url: `${url}/trpc`, fetch: (input, init) => ask(input as string, init as RequestInit) }),
      }),
    ],
  });
  await api.session.enter.mutate();
  return api;
};

const opening: StudyEdit = {
  _tag: "AddChapter",
  chapter: "c1",
  name: "Two players",
  source: {
    _tag: "Opening",
    game: "trick-n-chef",
    config: { modules: [], options: {}, seats: 3 },
    seats: ["Ann", "Bob", "Cid"].map((player) => ({ player, banner: { name: player, colour: "red" }, bot: null })),
  },
};

const comment = (id: string): StudyEdit => ({
  _tag: "AddComment",
  chapter: "c1",
  node: "m0",
  comment: id,
  text: `says ${id}`,
});

/** What a screen was told of a study, and a promise for what it waits for. */
const screen = (host: StudyHost) => {
  const all: StudyUpdate[] = [];
  let ring = () => {};
  host.watch((told) => {
    all.push(told);
    ring();
  });
  const study = (): Study | undefined => all.findLast((told) => told._tag === "Study")?.study;
  const until = async (fits: () => boolean): Promise<void> => {
    while (!fits()) await new Promise<void>((resolve) => (ring = resolve));
  };
  return { all, study, until };
};

it("edits through a server that dies and comes back: each edit happens once, both see the same", async () => {
  const url = await start("0");
  const [ann, bob] = [await browser(url), await browser(url)];
  // cast: an edit is JSON by its schemas.
  const { id } = await ann.studies.create.mutate({ title: "Three", name: "Ann", chapter: opening as never });
  const { token } = await ann.studies.invite.mutate({ study: id, role: "write" });
  await bob.studies.join.mutate({ token, name: "Bob" });
  const [one, two] = [openRemote(ann, id), openRemote(bob, id)];
  const screens = [screen(one), screen(two)];
  const shows = (edits: number) => Promise.all(screens.map((each) => each.until(() => each.study()?.edits === edits)));
  await shows(3);
  // The past comes in at once, not edit by edit.
  expect(screens.map(({ all }) => all.filter(({ _tag }) => _tag === "Study").length)).toEqual([1, 1]);
  expect([one.me(), two.me()]).toEqual(screens[0]?.study()?.members.map(({ person }) => person));
  await one.edit(comment("a0"));
  await stop();
  const late = Promise.all(
    ["a1", "a2", "b1", "b2"].map((each) => (each.startsWith("a") ? one : two).edit(comment(each))),
  );
  await start(new URL(url).port);
  const taken = (await late).map((answer): StoredStudyEdit => Result.getOrThrow(answer));
  expect(taken.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual([4, 5, 6, 7]);
  await shows(8);
  const said = screens.map((each) => each.study()?.chapters[0]?.marks["m0"]?.comments.map((one) => one.id));
  expect(said[0]?.toSorted()).toEqual(["a0", "a1", "a2", "b1", "b2"]);
  expect(said[0]).toEqual(said[1]);
  const refused = await two.edit({ _tag: "SetTitle", title: "Mine" });
  expect(refused).toMatchObject({ failure: { _tag: "NotAllowed", needs: "owner" } });
  const node: StudyEdit = {
    _tag: "AddNode",
    chapter: "c1",
    node: "v-first",
    parent: "m0",
    seat: seatOf(0),
    command: {},
  };
  expect(await two.edit(node)).toMatchObject({ failure: { _tag: "Malformed" } });
  one.close();
  two.close();
}, 60_000);
