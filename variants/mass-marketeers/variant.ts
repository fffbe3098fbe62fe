import {
  countAbility,
  foreignId,
  type Module,
  moduleKind,
  type Ruleset,
  type State,
  withFreedSalary,
} from "@blueplate/engine";

const CARD = "mass-marketeer";
/** The ability of whoever has all campaigns run once more. */
export const PASS = foreignId("mass-marketeers:pass");

/** E11.1: one more pass for each mass marketeer at work, whosever it is; chains that are out take no part (R16.4). */
const morePasses = (ruleset: Ruleset, state: State): number =>
  state.chains
    .filter(({ bankrupt }) => !bankrupt)
    .reduce(
      (sum, { seat }) => sum + countAbility(ruleset.content, ruleset.formulas.workforce(ruleset, state, seat), PASS),
      0,
    );

/** Mass Marketeers (E11): a card that lets every campaign of the town run once more. */
export const variant: Module = {
  id: "mass-marketeers",
  version: 1,
  rules: () => ({
    cards: {
      [CARD]: {
        copies: 6,
        entry: false,
        salary: true,
        unique: false,
        family: "marketing",
        range: null,
        abilities: [moduleKind(PASS, 1)],
      },
    },
    careers: { "marketing-trainee": [CARD] },
    // E0.8
    content: withFreedSalary(CARD),
    formulas: {
      marketingPasses: (base) => (ruleset, state) => base(ruleset, state) + morePasses(ruleset, state),
    },
  }),
};
