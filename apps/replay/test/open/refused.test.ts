import { foodChainMagnate } from "@blueplate/variants";
import { hiddenBids } from "@blueplate/kernel/testing/hidden-bids";
import { readLog, type Refusal, seatOf, upcastEntry } from "@blueplate/kernel";
import { beginAggregate, type StudyEdit, studyContextOf, submitEdit } from "@blueplate/study";
import { english, gameWordsIn, pageWordsIn, wordsIn } from "@blueplate/words";
import { REPLAY_WORDS } from "@blueplate/words/replay";
import { Result } from "effect";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { refusedText } from "../../src/refused.ts";

const ground = studyContextOf({ games: [hiddenBids], scenarios: [] });
const magnate = studyContextOf({ games: [foodChainMagnate], scenarios: [] });
const who = (person: string) => ({ person, name: person, at: 0 });
const aggregate = beginAggregate({ study: "s", title: "T", seed: "", id: "e0" }, who("ann"));
const russian = await wordsIn("ru");
const SHELL = { ...english.shell, ...REPLAY_WORDS.en };
const say = (refusal: { readonly _tag: string }) => refusedText(SHELL, { rule: "", ...refusal }, null);

it("says what the study refuses in words, with the number where there is one", () => {
  const refused = submitEdit(aggregate, { id: "e1", edit: { _tag: "SetTitle", title: "Mine" } }, who("bob"), ground);
  expect(Result.isFailure(refused) && say(refused.failure)).toBe("Only an owner of this study can do that.");
  const node = { _tag: "AddNode", chapter: "c", node: "v-first", parent: "m0", seat: seatOf(0), command: {} } as const;
  const gone = submitEdit(aggregate, { id: "e1", edit: node }, who("ann"), ground);
  expect(Result.isFailure(gone) && say(gone.failure)).toBe("It is not there any more: somebody has deleted it.");
  const most = { _tag: "TooMuch", what: "chapters", most: 32 };
  expect(say(most)).toBe("A study has 32 chapters at most.");
  expect(say({ _tag: "TooMany" })).toBe(english.shell.failures.TooMany);
  expect(say({ _tag: "NotSoManyCoins" })).toBe("not so many coins");
});

it("ends what does not fit in one full stop, whoever's sentence the reason is", async () => {
  for (const words of [english, russian]) {
    const reasons = [
      { _tag: "UnknownEdition", edition: "__proto__" },
      { _tag: "UnknownModule", module: "kimchi", modules: "__proto__" },
    ];
    for (const reason of reasons) {
      const refusal = { _tag: "BadLine", rule: "", line: 1, field: "config", reason };
      expect(
        refusedText(
          { ...words.shell, ...(await pageWordsIn(REPLAY_WORDS, words.locale)) },
          refusal,
          gameWordsIn(words, "food-chain-magnate"),
        ),
      ).toMatch(/__proto__\.$/);
    }
  }
});

describe("what does not fit in a file", () => {
  const golden = readFileSync(
    new URL("../../../../goldens/food-chain-magnate/1/standard-2p-steady-g1.jsonl", import.meta.url),
    "utf8",
  ).split("\n");
  const line = (text: string | undefined): Readonly<Record<string, unknown>> => JSON.parse(text ?? "");
  const refusal = (lines: readonly string[]): Refusal =>
    Result.merge(
      Result.map(
        readLog(lines.join("\n"), ({ config }) => foodChainMagnate.load(config)),
        (): Refusal => ({ _tag: "Read", rule: "" }),
      ),
    );
  const sixth = (change: Readonly<Record<string, unknown>>): Refusal =>
    refusal(golden.slice(0, 6).with(5, JSON.stringify({ ...line(golden[5]), ...change })));

  const head = (seat: Readonly<Record<string, unknown>>): Refusal => {
    const first = line(golden[0]);
    // cast: the head of a log.
    const [one, ...others] = first["seats"] as readonly object[];
    return refusal(golden.with(0, JSON.stringify({ ...first, seats: [{ ...one, ...seat }, ...others] })));
  };

  const broken: readonly (readonly [string, Refusal, string])[] = [
    ["an unknown event", sixth({ events: [{ _tag: "Nonsense" }] }), 'events[0]._tag: there is no "Nonsense"'],
    [
      "an unknown entry",
      sixth({ _tag: "Stolen" }),
      '_tag: one of these is expected: "GameStarted", "Played", "Undone"',
    ],
    ["another kind of value", sixth({ seat: "red" }), "seat: expected here: a number"],
    ["a number below all", sixth({ seat: -1 }), "seat: is too small: 0 at least"],
    ["a seat that is not there", sixth({ seat: 4 }), "seat: there are 2 seats, counted from 0"],
    ["a gap in the numbers", sixth({ seq: 9 }), "seq: number 4 is expected here, not 9"],
    ["a field too many", sixth({ luck: 1 }), "luck: has no place here"],
    ["a sign that nobody sees", head({ player: "a\u202eb" }), "seats[0].player: has signs in it that nobody sees"],
    [
      "a colour that is none",
      head({ banner: { name: "A", colour: "url(x)" } }),
      "banner.colour: must have the form ^(#",
    ],
    ["a line that breaks off", refusal([...golden.slice(0, 5), (golden[5] ?? "").slice(0, 40)]), "breaks off here"],
    ["a line that is no JSON", refusal(golden.with(5, "here")), "6 of the file cannot be read: it is no JSON"],
  ];

  it.each(broken)("is said with its line, its field and what was expected: %s", (_, fault, told) => {
    const said = refusedText(SHELL, fault, null);
    expect(said).toMatch(/^Line [16] of the file cannot be read: /);
    expect(said).toContain(told);
  });

  it("of a study is said with its change and why the rules stop", () => {
    const [head = "", began = "", ...entries] = golden.slice(0, 8);
    const { log: _, seed, ...header } = line(head);
    const wanted = {
      _tag: "Log",
      header,
      seed,
      entries: [began, ...entries.slice(2)].map((text) => upcastEntry(line(text))),
    };
    // cast: the lines were read from a log.
    const edit = { _tag: "AddChapter", chapter: "c", name: "C", source: wanted } as unknown as StudyEdit;
    const refused = submitEdit(aggregate, { id: "e1", edit }, who("ann"), magnate);
    expect(Result.isFailure(refused) && refusedText(SHELL, refused.failure, null)).toContain(
      "source.entries[1].seq: number 1 is expected here, not 3",
    );
  });
});
