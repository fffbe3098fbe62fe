import type { EmployeeId } from "../src/model/index.ts";
import { MAPS } from "./maps.ts";
import { type TestTown, type TestPosition, working } from "./position.ts";

/** A working day of the first seat, with these at work, on the map that most tests use. */
export const day = (atWork: readonly EmployeeId[], given: Partial<TestTown> = {}): TestPosition =>
  working({ tiles: MAPS.FX1, atWork: [atWork], ...given });
