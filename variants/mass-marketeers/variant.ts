import {
  cardId,
  type Content,
  countAbility,
  foreignId,
  type MilestoneRow,
  type Module,
  moduleKind,
  type Ruleset,
  type State,
} from "@blueplate/engine";

const CARD = "mass-marketeer";
const PASS = foreignId("mass-marketeers:pass");

/** E0.8: what takes the salaries of campaign managers off takes this card's off, too. */
const freed = (row: MilestoneRow): MilestoneRow => ({
  ...row,
  perks: row.perks.map((perk) =>
    perk._tag === "noSalary" && perk.employees.includes("campaign-manager")
      ? { ...perk, employees: [...perk.employees, cardId(CARD)] }
      : perk,
  ),
});

const withFreed = ({ milestones }: Content): Content["milestones"] =>
  Object.fromEntries(Object.entries(milestones).flatMap(([id, row]) => (row ? [[id, freed(row)]] : [])));

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
    content: (content) => ({ ...content, milestones: withFreed(content) }),
    formulas: {
      marketingPasses: (base) => (ruleset, state) => base(ruleset, state) + morePasses(ruleset, state),
    },
  }),
};
