import type { WatchMessage } from "@blueplate/api";
import {
  decodeEntry,
  effectiveLine,
  type Entry,
  foldLine,
  type Json,
  randomCommand,
  type Rules,
  seatOf,
} from "@blueplate/kernel";
import { Result } from "effect";
import { type Browser, type Following, refusalOf } from "./clients.ts";

/** A person at a table of any game: folds what the server sends with the game's own rules and plays at random. */
export interface Person {
  readonly seat: number;
  readonly following: Following;
  /** The view folded from all entries received. */
  view(): unknown;
}

const entriesOf = (rules: Rules, messages: readonly WatchMessage[]): readonly Entry[] =>
  messages.flatMap((message) =>
    message._tag === "Entry" ? [Result.getOrThrow(decodeEntry(rules.codecs.event, message.entry))] : [],
  );

const finished = (message: WatchMessage) => message._tag === "Table" && message.facts.status === "finished";

/** Sits a browser down at a running table and plays until the game is over. */
export const playToTheEnd = async (
  browser: Browser,
  rules: Rules,
  table: string,
  seat: number,
  chance: (bound: number) => number,
): Promise<Person> => {
  const following = browser.follow([{ id: table, after: -1 }]);
  const view = () => foldLine(rules, effectiveLine(entriesOf(rules, following.messages)));
  let seen = -1;
  const more = (message: WatchMessage) => finished(message) || (message._tag === "Entry" && message.entry.seq > seen);
  while (!following.messages.some(finished)) {
    await following.until(more);
    const entries = entriesOf(rules, following.messages);
    seen = entries.at(-1)?.seq ?? -1;
    const now = foldLine(rules, effectiveLine(entries));
    if (!rules.waitsFor(now).includes(seatOf(seat))) continue;
    const command = randomCommand(rules, now, seatOf(seat), chance);
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
  return { seat, following, view };
};

/** What a person decided on may have changed meanwhile; nothing else may be refused. */
const expectStale = ({ tag }: { readonly tag: string }) => {
  if (tag !== "Stale" && tag !== "NotNow") throw new Error(`refused: ${tag}`);
};
