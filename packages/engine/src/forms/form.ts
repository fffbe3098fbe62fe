import type { Form } from "@blueplate/kernel";
import type { Ruleset } from "../formulas/ruleset.ts";
import type { CommandOf, CommandTag, Event, State } from "../model/index.ts";

/** The form of one command under a ruleset: one file a command, the one author of its legality. */
export type FormRow<T extends CommandTag> = (ruleset: Ruleset) => Form<State, CommandOf<T>, Event>;
