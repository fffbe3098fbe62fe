import { abilityOf, perksOf } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { type Chain, type Event, kindsOf, type State } from "../model/index.ts";

/** The CFOs of a chain whose CEO does the job now (R17.12); one fact a card. */
export const cfosLeaving = (
  { content }: Ruleset,
  chain: Chain,
): readonly Extract<Event, { _tag: "CfoDismissed" }>[] => {
  if (chain.bankrupt || perksOf(content, chain, "ceoIsCfo").length === 0) return [];
  return (["atWork", "beach"] as const).flatMap((from) =>
    kindsOf(chain[from])
      .filter((employee) => abilityOf(content, employee, "finance"))
      .flatMap((employee) =>
        Array.from({ length: chain[from][employee] ?? 0 }, () => ({
          _tag: "CfoDismissed" as const,
          seat: chain.seat,
          employee,
          from,
        })),
      ),
  );
};

/** The CFOs that leave all chains. */
export const allCfosLeaving = (ruleset: Ruleset, state: State): readonly Event[] =>
  state.chains.flatMap((chain) => cfosLeaving(ruleset, chain));
