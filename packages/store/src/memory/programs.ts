import { Effect, Option } from "effect";
import { Programs } from "../programs.ts";
import type { ProgramRecord } from "../records.ts";

/** Programs in memory. */
export const programsInMemory = (): Programs["Service"] => {
  const programs = new Map<string, ProgramRecord>();
  const good = () => [...programs.values()].filter(({ tokenHash }) => tokenHash !== null);
  const one = (fits: (program: ProgramRecord) => boolean) => Effect.sync(() => Option.fromNullishOr(good().find(fits)));
  return Programs.of({
    create: (program) => Effect.sync(() => void programs.set(program.id, program)),
    of: (owner) =>
      Effect.sync(() =>
        good()
          .filter((program) => program.owner === owner)
          .toReversed(),
      ),
    byTokenHash: (tokenHash) => one((program) => program.tokenHash === tokenHash),
    byId: (id) => one((program) => program.id === id),
    revoke: (owner, id) =>
      Effect.sync(() => {
        const program = good().find((each) => each.id === id && each.owner === owner);
        if (program) programs.set(id, { ...program, tokenHash: null });
        return program !== undefined;
      }),
  });
};
