import { Context, Effect } from "effect";

/** Whether the server takes changes now. What writes without being asked by anybody waits for it; requests are refused at the door. */
export interface Writes {
  readonly isOpen: () => boolean;
  readonly untilOpen: Effect.Effect<void>;
}

/** The switch, open where nobody can turn it. */
export const WriteSwitch: Context.Reference<Writes> = Context.Reference<Writes>("server/WriteSwitch", {
  defaultValue: () => ({ isOpen: () => true, untilOpen: Effect.void }),
});
