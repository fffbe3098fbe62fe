import { countList, type EmployeeId, sameCounts } from "@blueplate/engine";
import type { StructureForecast } from "@blueplate/forecast";
import type { TableProps } from "@blueplate/tabletop";

/** The form whose list of cards is a structure. */
export const STRUCTURE = "restructure.submit";

/** Whom the coach would send to work; null where it does not sit at the table. */
export const advisedStaff = (table: TableProps): readonly EmployeeId[] | null => {
  const advised = table.advise?.(table, STRUCTURE);
  // cast: the list of this form.
  return advised && "employees" in advised ? (advised.employees as readonly EmployeeId[]) : null;
};

/**
 * Whether a structure asks for a second press: "everybody who fits" would seat somebody more, and not for a trainer who waits for them. What
 * the coach advises is asked for once: it says why slots stay free.
 */
export const asksTwice = (
  { idle }: Pick<StructureForecast, "idle">,
  employees: readonly EmployeeId[],
  table: TableProps,
): boolean => {
  if (idle === 0) return false;
  const advised = advisedStaff(table);
  return advised === null || !sameCounts(countList(advised), countList(employees));
};
