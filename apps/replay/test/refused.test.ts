import { hiddenBids } from "@blueplate/kernel/testing/hidden-bids";
import { seatOf } from "@blueplate/kernel";
import { beginBook, groundOf, submitEdit } from "@blueplate/study";
import { english } from "@blueplate/words";
import { Result } from "effect";
import { expect, it } from "vitest";
import { refusedText } from "../src/study/refused.ts";

const ground = groundOf({ games: [hiddenBids], scenarios: [] });
const who = (person: string) => ({ person, name: person, at: 0 });
const book = beginBook({ study: "s", title: "T", seed: "", id: "e0" }, who("ann"));
const say = (refusal: { readonly _tag: string }) => refusedText(english.shell, { rule: "", ...refusal }, null);

it("says what the study refuses in words, with the number where there is one", () => {
  const refused = submitEdit(book, { id: "e1", edit: { _tag: "SetTitle", title: "Mine" } }, who("bob"), ground);
  expect(Result.isFailure(refused) && say(refused.failure)).toBe("Only an owner of this study can do that.");
  const node = { _tag: "AddNode", chapter: "c", node: "v-first", parent: "m0", seat: seatOf(0), command: {} } as const;
  const gone = submitEdit(book, { id: "e1", edit: node }, who("ann"), ground);
  expect(Result.isFailure(gone) && say(gone.failure)).toBe("It is not there any more: somebody has deleted it.");
  const most = { _tag: "TooMuch", what: "chapters", most: 32 };
  expect(say(most)).toBe("A study has 32 chapters at most.");
  expect(say({ _tag: "TooMany" })).toBe(english.shell.failures.TooMany);
  expect(say({ _tag: "NotSoManyCoins" })).toBe("not so many coins");
});
