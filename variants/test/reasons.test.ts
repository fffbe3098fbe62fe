import { botsWith, deciderOf, explainEvents, type ModuleReason, recalledFrom } from "@blueplate/bot";
import { kindsOf, type Module, usualRulesBySeats } from "@blueplate/engine";
import {
  beginTable,
  bySeat,
  type GameConfig,
  playToEnd,
  type Seat,
  type TablePly,
  type Tagged,
} from "@blueplate/kernel";
import { loadRules, MODULES } from "@blueplate/variants";
import { REASONS } from "@blueplate/variants/reasons";
import { wordsWithModules } from "@blueplate/variants/words";
import { WORTHS } from "@blueplate/variants/worths";
import { type GameWords, gameWordsIn, type Locale, LOCALES, titled } from "@blueplate/words";
import { Result } from "effect";
import { afterAll, describe, expect, it } from "vitest";

const GAME = "food-chain-magnate";
const PLAYERS = ["medium", "steady", "builder"];
const bots = botsWith(WORTHS);
const playable = MODULES.filter(({ preset }) => preset !== true);

const languages: readonly GameWords[] = await Promise.all(
  kindsOf<Locale>(LOCALES).map(async (locale) => gameWordsIn(await wordsWithModules(locale), GAME)),
);

const decider = (id: string, seed: string) => {
  const bot = bots.find((each) => each.id === id && each.game === GAME);
  if (!bot) throw new Error(`no bot ${id}`);
  return deciderOf(bot, ({ turn }) => `${seed}|${turn}`);
};

/** What a module was heard to say for a ply, to whoever played it. */
interface ToldPly {
  readonly ply: TablePly<unknown, Tagged, Tagged>;
  readonly said: readonly ModuleReason[];
}

/** A game of bots with a module alone, and what the module says for each ply. */
const toldGame = ({ id, version }: Module, seed: string): readonly ToldPly[] => {
  const config: GameConfig = { modules: [{ id, version }], options: {}, seats: PLAYERS.length };
  const rules = Result.getOrThrow(loadRules(config));
  const plies: TablePly<unknown, Tagged, Tagged>[] = [];
  const players = PLAYERS.map((each) => decider(each, seed));
  playToEnd(beginTable(rules, seed, 0), bySeat(players), { onPly: (ply) => void plies.push(ply) });
  const saidTo = (
    ply: TablePly<unknown, Tagged, Tagged>,
    seen: ReturnType<typeof recalledFrom>["seen"],
    reader: Seat,
  ) =>
    explainEvents({ rules, state: ply.before.state, reader, seen }, ply.events, { worths: WORTHS, reasons: REASONS });
  const facts: Tagged[] = [];
  return plies.map((ply) => {
    const moves = saidTo(ply, recalledFrom(rules, facts).seen, ply.seat);
    facts.push(...ply.events);
    return { ply, said: moves.flatMap(({ reason }) => (reason._tag === "ModuleSays" ? [reason.said] : [])) };
  });
};

/** Games until bots have made use of the module, as far as it has anything to say: three at most. */
const toldGames = (module: Module): readonly ToldPly[] => {
  const told: ToldPly[] = [];
  for (const seed of ["why-1", "why-2", "why-3"]) {
    told.push(...toldGame(module, seed));
    if (!REASONS[module.id] || told.some(({ said }) => said.length > 0)) break;
  }
  return told;
};

/** The commands that a module defines or replaces. */
const formsOf = (module: Module): readonly string[] => [
  ...new Set(
    usualRulesBySeats(module).flatMap(({ forms = [] }) => forms.flatMap((form) => ("tag" in form ? [form.tag] : []))),
  ),
];

const names = (seat: number): string => ["Ann", "Bob", "Cy"][seat] ?? "";

describe.each(playable)("why acts of $id are done", (module) => {
  // Both look at the same games: bots make use of it in some, and in others not.
  let played: readonly ToldPly[] | null = null;
  const told = () => (played ??= toldGames(module));
  afterAll(() => void (played = null));

  it("something is said of every act whose form is the module's own", () => {
    const forms = formsOf(module);
    const acts = told().filter(({ ply }) => forms.includes(ply.command._tag));
    expect(acts.length > 0).toBe(forms.length > 0);
    expect(acts.filter(({ said }) => said.length === 0).map(({ ply }) => ply.command._tag)).toEqual([]);
  });

  it("where the module has reasons, bots have some of them, which every language says in a sentence with a number", () => {
    const reasons = told().flatMap(({ said }) => said);
    expect(reasons.length > 0).toBe(module.id in REASONS);
    for (const reason of reasons)
      for (const words of languages) {
        const text = words.reason(reason, names);
        expect(text).not.toBe(`${titled(reason.id)}.`);
        expect(text).toMatch(/\d.*[.。]$/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        expect(reason.id.startsWith(`${module.id}:`)).toBe(true);
      }
  });
});
