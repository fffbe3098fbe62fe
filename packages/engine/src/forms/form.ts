import type { Form, Json, PickedFields } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import type { CommandOf, CommandTag, Event, State } from "../model/index.ts";

/** The form of one command under a ruleset: one file a command, the one author of its legality. */
export type FormRow<T extends CommandTag> = (ruleset: Ruleset) => Form<State, CommandOf<T>, Event>;

/** A slot picked before this one, with the type that its own candidates have. */
// cast: a form's slots are filled from their own candidates, in order; the caller names the type it gave them.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const fieldOf = <T extends Json>(picked: PickedFields, name: string): T => picked[name] as T;
