import { foreignId, type Module, moduleKind, pay, type Policy, withAbility } from "@blueplate/engine";

/** The ability of whoever makes fries: dollars for a house. */
export const FRIES = foreignId("fry-chefs:fries");

/** E9.1: $10 for every fry chef at work and every house that the chain sells to, apart from the price; the CFO counts it. */
const fries: Policy = {
  answers: ["HouseServed"],
  react: (ruleset, state, event) => {
    if (event._tag !== "HouseServed") return [];
    const { content, formulas } = ruleset;
    const chefs = withAbility(content, formulas.workforce(ruleset, state, event.seat), FRIES);
    const amount = chefs.reduce((sum, { count, ability }) => sum + count * Number(ability.value), 0);
    return pay(ruleset, state, { seat: event.seat, reason: FRIES, amount });
  },
};

/** Fry Chefs (E9): a card that cooks nothing and earns at every house. */
export const variant: Module = {
  id: "fry-chefs",
  version: 1,
  rules: () => ({
    cards: {
      "fry-chef": {
        copies: 6,
        entry: false,
        salary: true,
        unique: false,
        family: "kitchen",
        range: null,
        abilities: [moduleKind("fry-chefs:fries", 10)],
      },
    },
    careers: {
      "burger-cook": ["fry-chef"],
      "pizza-cook": ["fry-chef"],
      "sushi-cook": ["fry-chef"],
      "noodle-cook": ["fry-chef"],
    },
    policies: [fries],
  }),
};
