import {
  type Cards,
  type EmployeeRows,
  employeeRow,
  entriesOf,
  foreignId,
  type Module,
  moduleKind,
  type Ruleset,
  withAbility,
} from "@blueplate/engine";

/** The ability beside which others act twice. */
export const NIGHT = foreignId("night-shift-managers:night");

/** Crews by the rows of their cards: the same company is asked about many times. */
const crewsByRows = new WeakMap<EmployeeRows, WeakMap<Cards, Cards>>();

/** E10.2: every card without a salary mark is there twice; what a milestone pays for has the mark all the same. */
const twice = ({ content }: Ruleset, atWork: Cards): Cards => {
  const crews = crewsByRows.get(content.employees) ?? new WeakMap<Cards, Cards>();
  crewsByRows.set(content.employees, crews);
  const known = crews.get(atWork);
  if (known) return known;
  const acting = entriesOf(atWork).map(([employee, count]) => [
    employee,
    employeeRow(content, employee)?.salary === true ? count : count * 2,
  ]);
  const crew: Cards = Object.fromEntries(acting);
  crews.set(atWork, crew);
  return crew;
};

/** Night Shift Managers (E10): a manager who leads nobody, and beside whom the cards without a salary act twice. */
export const variant: Module = {
  id: "night-shift-managers",
  version: 1,
  rules: () => ({
    cards: {
      "night-shift-manager": {
        copies: 3,
        entry: true,
        salary: true,
        unique: true,
        family: "managers",
        range: null,
        abilities: [{ _tag: "manage", slots: 0 }, moduleKind(NIGHT, 2)],
      },
    },
    formulas: {
      workforce: (base) => (ruleset, state, seat) => {
        const atWork = base(ruleset, state, seat);
        return withAbility(ruleset.content, atWork, NIGHT).length > 0 ? twice(ruleset, atWork) : atWork;
      },
    },
  }),
};
