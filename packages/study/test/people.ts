import { mainline, encodeEntry, type Json, redact, type Rules, type Viewer } from "@blueplate/kernel";
import { hiddenBids } from "@blueplate/kernel/testing/hidden-bids";
import { randomGame } from "@blueplate/kernel/testing/random-game";
import { Result } from "effect";
import {
  type StudyAggregate,
  beginAggregate,
  type StudyEdit,
  type Estimate,
  type GameSource,
  type StudyContext,
  studyContextOf,
  joinAggregate,
  type MemberRole,
  submitEdit,
  type EditOutcome,
  type EditAuthor,
} from "../src/index.ts";

/** The rules of the little game with hidden bids, for two. */
export const rules: Rules = Result.getOrThrow(hiddenBids.load({ modules: [], options: {}, seats: 2 }));

export const ground: StudyContext = studyContextOf({ games: [hiddenBids], scenarios: [] });

const seat = (player: string) => ({ player, banner: { name: player, colour: "red" }, bot: null });

/** A random game as a log, as `viewer` sees it. */
export const logOf = (seed: string, viewer: Viewer = "referee", cap = 100): GameSource => {
  const moments = [...randomGame(rules, seed, cap)];
  const table = moments.at(-1)?.after;
  if (!table) throw new Error("nothing was played");
  const entries = table.entries.map((entry) => encodeEntry(rules.codecs.event, redact(entry, viewer)));
  const header = {
    version: 2,
    game: rules.game,
    config: rules.config,
    hash: rules.hash,
    seats: [seat("Ann"), seat("Bob")],
  };
  return JSON.parse(JSON.stringify({ _tag: "Game", header, seed: null, entries, origin: null }));
};

/** A log as somebody sends it. */
export const wanted = ({ header, seed, entries }: GameSource) => ({ _tag: "Log", header, seed, entries }) as const;

export const lineLength = ({ entries }: GameSource): number => mainline(entries).length;

const at = 1_000;

export const who = (person: string): EditAuthor => ({ person, name: person.toUpperCase(), at });

/** A study that is tried out: edits by name, refusals told by their tag. */
export class Trial {
  aggregate: StudyAggregate;
  private next = 0;
  private readonly on: StudyContext;
  constructor(on: StudyContext = ground) {
    this.on = on;
    this.aggregate = beginAggregate({ study: "s1", title: "Openings", seed: "seed", id: "begin" }, who("ann"));
  }

  /** The tag of the refusal, or null when the edit was taken. */
  try(person: string, edit: StudyEdit, id = `e${this.next++}`): string | null {
    const turned = submitEdit(this.aggregate, { id, edit }, who(person), this.on);
    if (Result.isFailure(turned)) return turned.failure._tag;
    this.aggregate = turned.success.aggregate;
    return null;
  }

  do(person: string, edit: StudyEdit, id?: string): void {
    const refused = this.try(person, edit, id);
    if (refused !== null) throw new Error(`${edit._tag}: ${refused}`);
  }

  join(person: string, role: MemberRole): string | null {
    const joined: Result.Result<EditOutcome | null, { readonly _tag: string }> = joinAggregate(
      this.aggregate,
      role,
      `j${this.next++}`,
      who(person),
      this.on.running,
    );
    if (Result.isFailure(joined)) return joined.failure._tag;
    if (joined.success) this.aggregate = joined.success.aggregate;
    return null;
  }
}

/** A study with one chapter, `c1`, about a random game; Bob writes in it, Cid reads. */
export const studied = (source: GameSource = logOf("g1"), on: StudyContext = ground): Trial => {
  const trial = new Trial(on);
  trial.do("ann", { _tag: "AddChapter", chapter: "c1", name: "First", source: wanted(source) });
  trial.join("bob", "write");
  trial.join("cid", "read");
  return trial;
};

export const bid = (coins: number): Json => ({ _tag: "bid", coins });

/** What a bot came to in so many playouts. */
export const estimate = (playouts: number, over: Partial<Estimate> = {}): Estimate => ({
  bot: "sensible",
  hash: rules.hash,
  version: 1,
  playouts,
  unfinished: 0,
  wins: [playouts / 2, playouts / 2],
  milliseconds: playouts * 10,
  missing: [],
  ...over,
});
