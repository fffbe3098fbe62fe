import { type Ruleset } from "@blueplate/engine";
import { type WhatIfResult, type Counterfactual, type History, whatif } from "@blueplate/forecast";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { Session } from "../session/session.ts";
import { pause, sliceOf } from "../slices.ts";
import { daysOf } from "./analysis/days.ts";

/**
 * How far the search for a way to a counterfactual is: waiting or looking, its share of the work that it may do; then what came
 * of it.
 */
export type AlternativeSearch =
  | { readonly _tag: "looking"; readonly share: number }
  /** Not everybody's decisions of the day are known to this viewpoint. */
  | { readonly _tag: "unknown" }
  | WhatIfResult;

interface Of {
  readonly session: Session;
  readonly ruleset: Ruleset;
  readonly history: Accessor<History>;
}

/** Looks in slices until it is done, or until nobody wants to know any more: then null. */
export const searchWhileWanted = async (
  search: Generator<number, WhatIfResult>,
  onShare: (share: number) => void,
  isWanted: () => boolean,
): Promise<WhatIfResult | null> => {
  while (isWanted()) {
    const step = sliceOf(search);
    if (step.done === true) return step.value;
    onShare(step.value);
    await pause();
  }
  return null;
};

/** Looks for ways to counterfactuals, one after the other; what was found once is kept as long as the screen. */
export const createAlternatives = (of: Of) => {
  const kept = new Map<string, Exclude<AlternativeSearch, { readonly _tag: "looking" }>>();
  let before: Promise<unknown> = Promise.resolve();
  const keyOf = (round: number, counterfactual: Counterfactual): string => {
    const dinner = of.history().phases.find((each) => each.round === round && each.phase === "dinnertime");
    return JSON.stringify([of.session.chapter().id, of.session.line()[dinner?.from ?? 0]?.id, counterfactual]);
  };
  const searched = async (
    round: number,
    counterfactual: Counterfactual,
    tell: (looked: AlternativeSearch) => void,
    isWanted: () => boolean,
  ) => {
    if (!isWanted()) return null;
    const days = daysOf(of, round, counterfactual.house);
    if (!days) return { _tag: "unknown" } as const;
    return searchWhileWanted(whatif(days, counterfactual), (share) => tell({ _tag: "looking", share }), isWanted);
  };
  /** Looks as long as the part that asks is there. */
  const lookFor = (round: number, counterfactual: Counterfactual): Accessor<AlternativeSearch> => {
    const key = keyOf(round, counterfactual);
    const [looked, setLooked] = createSignal<AlternativeSearch>(kept.get(key) ?? { _tag: "looking", share: 0 });
    if (looked()._tag !== "looking") return looked;
    let isWanted = true;
    onCleanup(() => (isWanted = false));
    const search = before
      .then(pause)
      .then(() => searched(round, counterfactual, setLooked, () => isWanted))
      .then((found) => {
        if (!found) return;
        kept.set(key, found);
        setLooked(found);
      });
    before = search.catch(() => undefined);
    return looked;
  };
  return { lookFor };
};

export type Alternatives = ReturnType<typeof createAlternatives>;
