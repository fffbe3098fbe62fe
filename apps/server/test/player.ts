import type { WatchMessage } from "@blueplate/api";
import { type Bot, knowledgeOf } from "@blueplate/bot";
import { decodeEntry, type Entry, foldMainline, type Json, randomCommand, type Rules, seatOf } from "@blueplate/kernel";
import { Result } from "effect";
import { type Browser, type WatchClient, refusalOf } from "./clients.ts";

/** A person at a table of any game: folds what the server sends with the game's own rules and plays at random. */
export interface Person {
  readonly seat: number;
  readonly following: WatchClient;
  /** The view folded from all entries received. */
  view(): unknown;
}

/** Folds what a subscription has brought, each entry once. Nobody takes anything back here. */
const folding = (rules: Rules, following: WatchClient) => {
  let read = 0;
  let seen = -1;
  let view: unknown = rules.initialState;
  const take = (entry: Entry) => {
    if (!("events" in entry)) throw new Error("nobody undoes here");
    view = foldMainline(rules, [entry], view);
    seen = entry.seq;
  };
  return () => {
    for (; read < following.messages.length; read++) {
      const message = following.messages[read];
      if (message?._tag === "Entry") take(Result.getOrThrow(decodeEntry(rules.codecs.event, message.entry)));
    }
    return { view, seen };
  };
};

const finished = (message: WatchMessage) => message._tag === "Table" && message.facts.status === "finished";

/** How often a person decides as the bot of the game would: chance alone takes a thousand decisions to an end. */
const SENSIBLE = 5;

/** Follows a running table for a seated browser and plays until the game is over, with sense as far as the game has a bot. */
export const playToTheEnd = async (
  browser: Browser,
  rules: Rules,
  table: string,
  seat: number,
  chance: (bound: number) => number,
  bot?: Bot,
): Promise<Person> => {
  const following = browser.follow([{ id: table, after: -1 }]);
  const fold = folding(rules, following);
  let over = false;
  void following.until(finished).then(() => (over = true));
  for (;;) {
    const { view, seen } = fold();
    if (over) return { seat, following, view: () => fold().view };
    if (seen < 0 || !rules.waitsFor(view).includes(seatOf(seat))) {
      await following.next();
      continue;
    }
    const command =
      bot && chance(SENSIBLE) > 0
        ? bot.decide(knowledgeOf(rules, view, seatOf(seat)), rules, { seed: `${seat}|${seen}`, work: 1 }).command
        : randomCommand(rules, view, seatOf(seat), chance);
    if (!command) throw new Error(`seat ${seat} has nothing to choose from`);
    // cast: an encoded command is JSON by the codec's contract.
    const encoded = rules.codecs.command.encode(command) as Json;
    const answer = browser.api.play.mutate({ table, commandId: `${seat}-${seen}`, seen, command: encoded });
    const { seq } = await answer.catch(async () => {
      expectStale(await refusalOf(answer));
      return { seq: seen + 1 };
    });
    await following.entry(table, seq);
  }
};

/** What a person decided on may have changed meanwhile; nothing else may be refused. */
const expectStale = ({ tag }: { readonly tag: string }) => {
  if (tag !== "Stale" && tag !== "NotNow") throw new Error(`refused: ${tag}`);
};
