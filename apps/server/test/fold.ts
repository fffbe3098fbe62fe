import type { WatchMessage } from "@blueplate/api";
import { mainline, foldMainline, type Entry, decodeEntry, readLog as read } from "@blueplate/kernel";
import { Result } from "effect";
import { loadRules } from "../src/tables/catalogue.ts";
import { games } from "./toy/toy.ts";

/** Scores and round that a client reaches by folding what it was sent, with the game's own rules. */
export const toLogState = (messages: readonly WatchMessage[]): unknown => {
  const header = messages.flatMap((message) =>
    message._tag === "Table" && message.facts.header ? [message.facts.header] : [],
  )[0];
  if (!header) throw new Error("no header");
  const rules = Result.getOrThrow(loadRules(games, header.game, header.config));
  const entries: Entry[] = messages.flatMap((message) =>
    message._tag === "Entry" ? [Result.getOrThrow(decodeEntry(rules.codecs.event, message.entry))] : [],
  );
  const state: unknown = foldMainline(rules, mainline(entries));
  const { scores, round } = state as { scores: readonly number[]; round: number };
  return { scores, round };
};

/** An exported log read strictly. */
export const readLog = (text: string) =>
  Result.getOrThrow(read(text, (header) => loadRules(games, header.game, header.config)));
