import type { ChapterSource } from "@blueplate/study";

const played = (seq: number) => ({ _tag: "Played", seq, seat: 0, command: { content: { _tag: "bid" } }, events: [] });

/** A game of a set-up and four decisions, as far as the tree of a chapter needs one. */
// cast: a chapter's tree is made of the entries of its log alone.
export const fiveSteps = {
  _tag: "Game",
  entries: [{ _tag: "GameStarted", seq: 0, events: [] }, ...[1, 2, 3, 4].map(played)],
} as unknown as ChapterSource;
