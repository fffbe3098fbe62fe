import type { StudyMessage } from "@blueplate/api";
import { hiddenBids } from "@blueplate/kernel/testing/hidden-bids";
import {
  beginAggregate,
  type StudyAggregate,
  type StudyEdit,
  studyContextOf,
  joinAggregate,
  type StoredStudyEdit,
  type StudyHost,
  submitEdit,
  type StudyUpdate,
} from "@blueplate/study";
import { TRPCClientError } from "@trpc/client";
import { Result } from "effect";
import { expect, it } from "vitest";
import { type StudyApi, openRemote } from "../../src/study-stores/remote.ts";

const ground = studyContextOf({ games: [hiddenBids], scenarios: [] });
const who = (person: string) => ({ person, name: person, at: 0 });

interface Subscriber {
  readonly onData: (event: { readonly data: StudyMessage }) => void;
  readonly onConnectionStateChange: (state: { readonly state: string }) => void;
}

/**
 * A wire to a study that is taken by the same rules as on the server. While it is cut nothing arrives; `losing` answers are lost
 * on their way back, though the edit was taken.
 */
const wire = (first: StudyAggregate) => {
  let aggregate = first;
  let losing = 0;
  let cut = false;
  const watchers: { readonly person: string; readonly to: Subscriber; sent: number }[] = [];
  const pour = () => {
    for (const watcher of cut ? [] : watchers) {
      for (const edit of aggregate.edits.slice(watcher.sent)) watcher.to.onData({ data: { _tag: "Edit", edit } });
      watcher.sent = aggregate.edits.length;
    }
  };
  const refusedWith = (data: unknown) => Object.assign(new TRPCClientError("refused"), { data });
  const edit =
    (person: string) =>
    async ({ id, edit }: { readonly id: string; readonly edit: StudyEdit }): Promise<StoredStudyEdit> => {
      if (cut) throw new TRPCClientError("no connection");
      const turned = submitEdit(aggregate, { id, edit }, who(person), ground);
      if (Result.isFailure(turned)) {
        throw refusedWith({ tag: turned.failure._tag, field: null, refusal: turned.failure, retryAfter: null });
      }
      ({ aggregate } = turned.success);
      pour();
      if (losing > 0) {
        losing--;
        throw new TRPCClientError("the answer was lost");
      }
      return turned.success.stored;
    };
  const subscribe = (person: string) => (_: unknown, to: Subscriber) => {
    watchers.push({ person, to, sent: 0 });
    to.onConnectionStateChange({ state: "pending" });
    const { study, edits } = aggregate;
    const facts = { id: study.id, seq: edits.length - 1, me: person };
    // cast: the host reads only these of the facts.
    to.onData({ data: { _tag: "Facts", facts } as StudyMessage });
    pour();
    return { unsubscribe: () => undefined };
  };
  return {
    // cast: the part of the API that a host of studies speaks to.
    api: (person: string) =>
      ({ studies: { edit: { mutate: edit(person) }, watch: { subscribe: subscribe(person) } } }) as unknown as StudyApi,
    aggregate: () => aggregate,
    lose: (answers: number) => (losing = answers),
    cut: () => {
      cut = true;
      for (const { to } of watchers) to.onConnectionStateChange({ state: "connecting" });
    },
    mend: () => {
      cut = false;
      for (const { to } of watchers) to.onConnectionStateChange({ state: "pending" });
      pour();
    },
  };
};

const studied = (): StudyAggregate => {
  const begun = beginAggregate({ study: "s1", title: "Ours", seed: "", id: "e0" }, who("ann"));
  const seats = ["Ann", "Bob"].map((player) => ({ player, banner: { name: player, colour: "red" }, bot: null }));
  const config = { modules: [], options: {}, seats: 2 };
  const source = { _tag: "Opening", game: "hidden-bids", config, seats } as const;
  const edit: StudyEdit = { _tag: "AddChapter", chapter: "c1", name: "First", source };
  const { aggregate } = Result.getOrThrow(submitEdit(begun, { id: "e1", edit }, who("ann"), ground));
  return Result.getOrThrow(joinAggregate(aggregate, "write", "e2", who("bob"), () => false))?.aggregate ?? aggregate;
};

const toldBy = (host: StudyHost) => {
  const all: StudyUpdate[] = [];
  host.watch((told) => all.push(told));
  return all;
};

const comment = (id: string): StudyEdit => ({ _tag: "AddComment", chapter: "c1", node: "m0", comment: id, text: id });

const commentsIn = (told: readonly StudyUpdate[]) => {
  const last = told.findLast((each) => each._tag === "Study");
  return last?.study.chapters[0]?.marks["m0"]?.comments.map(({ text }) => text);
};

it("sends what was edited without a connection when it is back: once each, in the order of the writer", async () => {
  const line = wire(studied());
  const [ann, bob] = [openRemote(line.api("ann"), "s1"), openRemote(line.api("bob"), "s1")];
  const told = [toldBy(ann), toldBy(bob)];
  line.lose(1);
  expect(Result.isSuccess(await ann.edit(comment("a0")))).toBe(true);
  line.cut();
  const late = [ann.edit(comment("a1")), ann.edit(comment("a2")), bob.edit(comment("b1"))];
  line.mend();
  const answers = await Promise.all(late);
  expect(answers.every(Result.isSuccess)).toBe(true);
  expect(line.aggregate().edits.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const said = commentsIn(told[0] ?? []);
  expect(said?.toSorted()).toEqual(["a0", "a1", "a2", "b1"]);
  expect(said?.filter((text) => text.startsWith("a"))).toEqual(["a0", "a1", "a2"]);
  expect(commentsIn(told[1] ?? [])).toEqual(said);
  expect(told[1]?.filter(({ _tag }) => _tag === "Connected")).toEqual([
    { _tag: "Connected", connected: false },
    { _tag: "Connected", connected: true },
  ]);
  expect([ann.me(), bob.me()]).toEqual(["ann", "bob"]);
});

it("answers a refusal as it is, and tells the past at once", async () => {
  const line = wire(studied());
  const bob = openRemote(line.api("bob"), "s1");
  const told = toldBy(bob);
  expect(told.map((each) => (each._tag === "Study" ? [each.study.edits, each.edit] : each._tag))).toEqual([[3, null]]);
  expect(await bob.edit({ _tag: "SetTitle", title: "Mine" })).toMatchObject({ failure: { _tag: "NotAllowed" } });
  expect(told).toHaveLength(1);
});

it("gives up what nobody has answered when it is closed", async () => {
  const line = wire(studied());
  const ann = openRemote(line.api("ann"), "s1");
  line.cut();
  const never = ann.edit(comment("a1"));
  ann.close();
  expect(await never).toMatchObject({ failure: { _tag: "Closed" } });
  expect(line.aggregate().edits).toHaveLength(3);
});
