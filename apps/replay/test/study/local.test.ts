import { seatOf } from "@blueplate/kernel";
import { hiddenBids } from "@blueplate/kernel/testing/hidden-bids";
import {
  type StudyEdit,
  foldEdits,
  studyContextOf,
  type StoredStudyEdit,
  type Study,
  type StudyHost,
  type StudyUpdate,
} from "@blueplate/study";
import { Result } from "effect";
import { expect, it } from "vitest";
import { beginLocal, createLocal, importLocal, openLocal, removeLocal } from "../../src/study-stores/local.ts";
import { memoryStore, type EditStore } from "../../src/study-stores/edit-store.ts";

const ground = studyContextOf({ games: [hiddenBids], scenarios: [] });

/** A store in memory, as the database of a browser keeps it. */
const memory = (): EditStore & { readonly kept: Map<string, unknown[]> } => {
  const kept = new Map<string, unknown[]>();
  return {
    kept,
    read: (study, from) => Promise.resolve((kept.get(study) ?? []).slice(from)),
    append: (study, edit) => {
      const edits = kept.get(study.id) ?? [];
      if (edits.length !== edit.seq) return Promise.resolve(false);
      kept.set(study.id, [...edits, JSON.parse(JSON.stringify(edit))]);
      return Promise.resolve(true);
    },
    remove: (study) => Promise.resolve(void kept.delete(study)),
    list: () => Promise.resolve([]),
  };
};

const opening: StudyEdit = {
  _tag: "AddChapter",
  chapter: "c1",
  name: "First",
  source: {
    _tag: "Opening",
    game: "hidden-bids",
    config: { modules: [], options: {}, seats: 2 },
    seats: ["Ann", "Bob"].map((player) => ({ player, banner: { name: player, colour: "red" }, bot: null })),
  },
};

const begun = async (store: EditStore) =>
  Result.getOrThrow(await createLocal(store, ground, { title: "Mine", name: "Ann", chapter: opening }));

const opened = async (store: EditStore, id: string): Promise<StudyHost> => {
  const host = Result.getOrThrow(await openLocal(store, ground, id));
  if (!host) throw new Error("there is no such study");
  return host;
};

/** What a screen was told, and a promise for what it waits for. */
const screen = (host: StudyHost) => {
  const all: StudyUpdate[] = [];
  let ring = () => {};
  const stop = host.watch((told) => {
    all.push(told);
    ring();
  });
  const until = async (fits: (told: StudyUpdate) => boolean): Promise<void> => {
    while (!all.some(fits)) await new Promise<void>((resolve) => (ring = resolve));
  };
  const study = (): Study | undefined => all.findLast((told) => told._tag === "Study")?.study;
  return { all, until, study, stop };
};

const node = (id: string): StudyEdit => ({
  _tag: "AddNode",
  chapter: "c1",
  node: id,
  parent: "m0",
  seat: seatOf(0),
  command: { _tag: "bid", coins: 2 },
});

it("keeps a study in the browser: what was added is there when it is opened again, decided by the rules", async () => {
  const store = memory();
  const id = await begun(store);
  const host = await opened(store, id);
  const answers = await Promise.all([
    host.edit(node("v-first")),
    host.edit({ ...node("v-other"), command: { _tag: "bid", coins: 99 } } as StudyEdit),
  ]);
  expect(answers.map((answer) => (Result.isSuccess(answer) ? "taken" : answer.failure._tag))).toEqual([
    "taken",
    "NotSoManyCoins",
  ]);
  host.close();
  const again = screen(await opened(store, id));
  expect(again.study()?.chapters[0]?.nodes.map(({ id }) => id)).toEqual(["v-first"]);
  expect(Result.getOrThrow(await openLocal(store, ground, "local-nowhere"))).toBeNull();
});

it("loses nothing of two tabs that edit at once, and both show the same", async () => {
  const store = memory();
  const id = await begun(store);
  const [one, two] = [await opened(store, id), await opened(store, id)];
  const screens = [screen(one), screen(two)];
  const numbers = Array.from({ length: 10 }, (_, nth) => nth);
  await Promise.all(numbers.flatMap((nth) => [one.edit(node(`v-one-${nth}`)), two.edit(node(`v-two-${nth}`))]));
  const last = (told: StudyUpdate) => told._tag === "Study" && told.study.edits === 22;
  await Promise.all(screens.map((each) => each.until(last)));
  const held = foldEdits((await store.read(id, 0)) as readonly StoredStudyEdit[]);
  expect(held.chapters[0]?.nodes).toHaveLength(20);
  for (const each of screens) expect(each.study()).toEqual(held);
  await removeLocal(store, id);
  await Promise.all(screens.map((each) => each.until(({ _tag }) => _tag === "Gone")));
  one.close();
  two.close();
});

it("refuses a study that this build cannot read, and a file whose line does not fit", async () => {
  const store = memory();
  const id = await begun(store);
  store.kept.get(id)?.push({ seq: 2, change: { _tag: "Juggled" } });
  expect(Result.isFailure(await openLocal(store, ground, id))).toBe(true);
  expect(await importLocal(store, ground, "{}", "Ann")).toMatchObject({ failure: { _tag: "BadLine", line: 1 } });
});

it("a browser that cannot keep an edit refuses it, and shows nothing that would be gone", async () => {
  const store = memoryStore();
  const id = await begun(store);
  const host = await opened({ ...store, append: () => Promise.reject(new Error("full")) }, id);
  const seen = screen(host);
  expect(await host.edit(node("v-first"))).toMatchObject({ _tag: "Failure", failure: { _tag: "NotKept" } });
  expect(seen.study()?.chapters[0]?.nodes).toEqual([]);
  host.close();
});

it("the study of a game is the same one whenever it is begun", async () => {
  const store = memoryStore();
  const wish = { key: "table-1", title: "Mine", name: "Ann", chapter: opening };
  const first = Result.getOrThrow(await createLocal(store, ground, wish));
  const host = await opened(store, first);
  Result.getOrThrow(await host.edit(node("v-first")));
  const again = Result.getOrThrow(await createLocal(store, ground, wish));
  expect(again).toBe(first);
  const reopened = screen(await opened(store, again));
  expect(reopened.study()?.chapters[0]?.nodes.map((each) => each.id)).toEqual(["v-first"]);
  expect(await store.list()).toMatchObject([{ id: first, title: "Mine", chapters: 1 }]);
});

it("a study that is begun is opened as it lies on the store, without being read again; of two tabs one begins it", async () => {
  const store = memory();
  const wish = { key: "table-2", title: "Mine", name: "Ann", chapter: opening };
  const unread = { ...store, read: () => Promise.reject(new Error("read")) };
  const [mine, late] = await Promise.all([beginLocal(unread, ground, wish), beginLocal(unread, ground, wish)]);
  const host = Result.getOrThrow(mine);
  expect(Result.getOrThrow(late)).toBeNull();
  if (!host) throw new Error("the first tab began nothing");
  const seen = screen(host);
  Result.getOrThrow(await host.edit(node("v-first")));
  // cast: the store holds what the host has added.
  expect(seen.study()).toEqual(foldEdits((await store.read("local-table-2", 0)) as readonly StoredStudyEdit[]));
  host.close();
});
