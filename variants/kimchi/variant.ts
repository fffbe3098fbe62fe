import {
  addCounts,
  countOf,
  defineEvent,
  foreignId,
  type FormulaWraps,
  goodId,
  type Module,
  moduleKind,
  type PhaseRow,
  type Ruleset,
  type State,
  totalOf,
  withAbility,
  withCount,
  withMoreCopies,
  withPreference,
} from "@blueplate/engine";
import { refusal, Seat } from "@blueplate/kernel";
import { Schema } from "effect";

/** What is made over night. */
export const KIMCHI = goodId("kimchi");
/** The ability of whoever makes it: pieces a night. */
export const STIRS = foreignId("kimchi:stirs");
/** More than any other preference for a food (E0.11). */
const PREFERRED = 10;

const has = (state: State, seat: Seat): boolean => countOf(state.chains[seat]?.stock ?? {}, KIMCHI) > 0;

/** E5.1: kimchi that a chain gets at the end of clean-up. */
const made = defineEvent("kimchi:Made", { seat: Seat, count: Schema.Int }, (state, { seat, count }) => ({
  ...state,
  chains: state.chains.map((chain) =>
    chain.seat === seat ? { ...chain, stock: withCount(chain.stock, KIMCHI, count) } : chain,
  ),
}));

/** What is told of it. */
export type Made = Parameters<typeof made.make>[0];

/** E5.1: what the masters make who are at work when clean-up begins, after everything has been thrown away and frozen. */
const madeIn = (ruleset: Ruleset, state: State): readonly ReturnType<typeof made.make>[] =>
  state.chains.flatMap(({ seat, bankrupt }) => {
    const masters = withAbility(ruleset.content, ruleset.formulas.workforce(ruleset, state, seat), STIRS);
    const count = masters.reduce((sum, each) => sum + each.count * Number(each.ability.value), 0);
    return bankrupt || count === 0 ? [] : [made.make({ seat, count })];
  });

const cleanup = (base: PhaseRow): PhaseRow => ({
  ...base,
  advance: (ruleset, state, dice) => {
    const batch = base.advance(ruleset, state, dice);
    const endsDay = state.stage._tag === "cleanup" && !state.stage.home && batch.length > 0;
    return endsDay ? [...batch, ...madeIn(ruleset, state)] : batch;
  },
});

const formulas: FormulaWraps = {
  /** E5.3, E0.11: of the chains that can serve a house those with kimchi come first, before any other preference. */
  rankOffers: (base) => (ruleset, state, house, offers) =>
    base(
      ruleset,
      state,
      house,
      withPreference(offers, ({ seat }) => (has(state, seat) ? -PREFERRED : 0)),
    ),
  /** E5.4: one kimchi goes with the order, paid like any piece. */
  saleTo: (base) => (ruleset, state, house, seat) => {
    const sale = base(ruleset, state, house, seat);
    if (!has(state, seat)) return sale;
    const price =
      ruleset.formulas.unitPrice(ruleset, state, seat) * ruleset.formulas.priceFactor(ruleset, state, house);
    const bonus = ruleset.formulas.bonusFor(ruleset, state, seat, KIMCHI);
    return {
      goods: addCounts(sale.goods, { [KIMCHI]: 1 }),
      bonus: sale.bonus + bonus,
      income: sale.income + price + bonus,
    };
  },
  /** E5.5: in the freezer kimchi lies alone. */
  refuseKept: (base) => (ruleset, state, seat, goods) => {
    const kimchi = countOf(goods, KIMCHI);
    return kimchi > 0 && totalOf(goods) > kimchi
      ? refusal({ _tag: "KimchiAlone", rule: "E5.5" })
      : base(ruleset, state, seat, goods);
  },
};

/** Kimchi (E5): made over night, and preferred by every house. */
export const variant: Module = {
  id: "kimchi",
  version: 1,
  rules: () => ({
    cards: {
      "kimchi-master": {
        copies: 3,
        entry: true,
        salary: true,
        unique: true,
        family: "kitchen",
        range: null,
        abilities: [moduleKind("kimchi:stirs", 1)],
      },
    },
    goods: { kimchi: { kind: "food", marketable: false } },
    // E0.4: one more, whichever modules with such goods are played.
    content: withMoreCopies("luxuries-manager", 1),
    events: [made],
    phases: [{ wraps: "cleanup", row: cleanup }],
    formulas,
  }),
};
