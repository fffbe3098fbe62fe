import {
  countOf,
  type FormulaWraps,
  goodId,
  type House,
  type Module,
  type State,
  withMoreCopies,
  withPreference,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";

/** What gardens eat before anything else. */
export const SUSHI = goodId("sushi");

/** The house as if it asked for sushi alone, as many as it has tokens (E6.1). */
const askingForSushi = (house: House): House => ({ ...house, demand: house.demand.map(() => SUSHI) });

/** E6.1: a house with a garden of its own, and a chain with at least as many sushi as the house has tokens. */
const buysSushi = (state: State, house: House, seat: Seat): boolean =>
  house.garden !== null &&
  house.demand.length > 0 &&
  countOf(state.chains[seat]?.stock ?? {}, SUSHI) >= house.demand.length;

const formulas: FormulaWraps = {
  /** E6.1: to a house with a garden whoever has enough sushi offers as well, whatever else it lacks. */
  offersTo: (base) => (ruleset, state, house) => {
    const offers = base(ruleset, state, house);
    if (house.garden === null || house.demand.length === 0) return offers;
    const others = base(ruleset, state, askingForSushi(house)).filter(
      ({ seat }) => !offers.some((each) => each.seat === seat),
    );
    if (others.length === 0) return offers;
    const all = [...offers, ...others];
    const inTurnOrder = state.turnOrder.flatMap((seat) => all.filter((each) => each.seat === seat));
    return ruleset.formulas.rankOffers(ruleset, state, house, inTurnOrder);
  },
  /** E6.1, E0.11: sushi comes before the very goods that are asked for; a module may prefer something to both. */
  rankOffers: (base) => (ruleset, state, house, offers) =>
    base(
      ruleset,
      state,
      house,
      withPreference(offers, ({ seat }) => (buysSushi(state, house, seat) ? -1 : 0)),
    ),
  /** E6.1, E6.2: as many sushi as tokens and nothing of what is asked for, priced and rewarded as what they are. */
  saleTo: (base) => (ruleset, state, house, seat) =>
    base(ruleset, state, buysSushi(state, house, seat) ? askingForSushi(house) : house, seat),
};

/** Sushi (E6): houses with a garden eat it before anything that is advertised there. */
export const variant: Module = {
  id: "sushi",
  version: 1,
  rules: () => ({
    cards: {
      "sushi-cook": {
        copies: 6,
        entry: false,
        salary: true,
        unique: false,
        family: "kitchen",
        range: null,
        becomes: ["sushi-chef"],
        abilities: [{ _tag: "cook", makes: { [SUSHI]: 2 } }],
      },
      "sushi-chef": {
        copies: 3,
        entry: false,
        salary: true,
        unique: true,
        family: "kitchen",
        range: null,
        abilities: [{ _tag: "cook", makes: { [SUSHI]: 5 } }],
      },
    },
    careers: { "kitchen-trainee": ["sushi-cook"] },
    goods: { sushi: { kind: "food", marketable: false } },
    // E0.4: one more, whichever modules with such goods are played.
    content: withMoreCopies("luxuries-manager", 1),
    formulas,
  }),
};
