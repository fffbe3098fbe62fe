import { open, seal, type Seat } from "@blueplate/kernel";
import { holdsMilestone, type MilestoneRows, type Trigger } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import {
  countOf,
  type Event,
  type EventOf,
  type EventTag,
  kindsOf,
  type MilestoneId,
  type State,
  totalOf,
} from "../model/index.ts";
import type { Policy } from "../ruleset/index.ts";

/** The seats for which a fact meets a trigger. */
type Meets<T extends EventTag> = (
  ruleset: Ruleset,
  state: State,
  event: EventOf<T>,
  trigger: Trigger,
) => readonly Seat[];

const revealed: Meets<"StructuresRevealed"> = (_ruleset, state, _event, trigger) =>
  trigger._tag === "revealed"
    ? state.turnOrder.filter((seat) =>
        trigger.employees.some((employee) => countOf(state.chains[seat]?.atWork ?? {}, employee) > 0),
      )
    : [];

const hired: Meets<"Hired"> = (_ruleset, state, { seat }, trigger) =>
  trigger._tag === "recruited" && (state.chains[seat]?.recruits.persons ?? 0) >= trigger.persons ? [seat] : [];

const trained: Meets<"Trained"> = (_ruleset, _state, { seat }, trigger) => (trigger._tag === "trained" ? [seat] : []);

const launched: Meets<"CampaignLaunched"> = ({ content }, _state, { seat, campaign, good }, trigger) => {
  if (trigger._tag === "placed") return content.campaigns[campaign]?.kind === trigger.kind ? [seat] : [];
  return trigger._tag === "marketed" && trigger.goods.includes(good) ? [seat] : [];
};

const produced: Meets<"Produced"> = (_ruleset, _state, { seat, good }, trigger) =>
  trigger._tag === "produced" && trigger.good === good ? [seat] : [];

const cashOf = (state: State, seat: Seat): number => state.chains[seat]?.cash ?? 0;

/** The row at which a cash milestone is checked (R20.3; option hundred-check). */
const whenOf = ({ options }: Ruleset, trigger: Extract<Trigger, { readonly _tag: "cash" }>): typeof trigger.when =>
  options["hundred-check"] === "any-time" ? "any-time" : trigger.when;

const paid: Meets<"MoneyPaid"> = (ruleset, state, { seat, reason, amount }, trigger) => {
  if (trigger._tag === "cash") {
    return whenOf(ruleset, trigger) === "any-time" && cashOf(state, seat) >= trigger.atLeast ? [seat] : [];
  }
  return trigger._tag === "salariesPaid" && reason === "salaries" && -amount >= trigger.atLeast ? [seat] : [];
};

const dinnerEnds: Meets<"DinnerStepBegan"> = (ruleset, state, { step }, trigger) =>
  step === "end" && trigger._tag === "cash" && whenOf(ruleset, trigger) === "end-of-dinnertime"
    ? state.turnOrder.filter((seat) => cashOf(state, seat) >= trigger.atLeast && state.chains[seat]?.bankrupt === false)
    : [];

const cleared: Meets<"StockCleared"> = (_ruleset, _state, { seat, thrown }, trigger) =>
  trigger._tag === "threwAway" && totalOf(thrown) > 0 ? [seat] : [];

/** What a fact can trigger, and for whom it does. */
interface EventTrigger<T extends EventTag> {
  readonly triggers: readonly Trigger["_tag"][];
  readonly meets: Meets<T>;
}

const EVENT_TRIGGERS: { readonly [T in EventTag]?: EventTrigger<T> } = {
  StructuresRevealed: { triggers: ["revealed"], meets: revealed },
  Hired: { triggers: ["recruited"], meets: hired },
  Trained: { triggers: ["trained"], meets: trained },
  CampaignLaunched: { triggers: ["placed", "marketed"], meets: launched },
  Produced: { triggers: ["produced"], meets: produced },
  MoneyPaid: { triggers: ["cash", "salariesPaid"], meets: paid },
  DinnerStepBegan: { triggers: ["cash"], meets: dinnerEnds },
  StockCleared: { triggers: ["threwAway"], meets: cleared },
};

type Triggered = readonly { readonly milestone: MilestoneId; readonly trigger: Trigger }[];
const triggeredByRows = new WeakMap<MilestoneRows, Map<string, Triggered>>();

/** The milestones that a fact can trigger. Kept with the rows. */
const triggeredBy = (rows: MilestoneRows, tag: string, { triggers }: EventTrigger<EventTag>): Triggered => {
  const table = triggeredByRows.get(rows) ?? new Map<string, Triggered>();
  const known = table.get(tag);
  if (known) return known;
  const found = kindsOf(rows).flatMap((milestone) => {
    const trigger = rows[milestone]?.trigger;
    return trigger && triggers.includes(trigger._tag) ? [{ milestone, trigger }] : [];
  });
  triggeredByRows.set(rows, table.set(tag, found));
  return found;
};

const isOpen = (state: State, milestone: MilestoneId): boolean => !state.milestonesGone.includes(milestone);

/** Whoever meets a condition gains the milestone at once, unless it was closed in an earlier round (R20.1). */
export const gaining: Policy = {
  answers: Object.keys(EVENT_TRIGGERS),
  react: (ruleset, state, event) => {
    // cast: the table has for each tag the row that takes this event.
    const row = EVENT_TRIGGERS[event._tag] as EventTrigger<EventTag> | undefined;
    if (!row) return [];
    const gained: Event[] = [];
    for (const { milestone, trigger } of triggeredBy(ruleset.content.milestones, event._tag, row)) {
      if (!isOpen(state, milestone)) continue;
      for (const seat of row.meets(ruleset, state, event, trigger)) {
        const chain = state.chains[seat];
        if (!chain || holdsMilestone(chain, milestone)) continue;
        gained.push({ _tag: "MilestoneGained", seat, milestone, round: state.round });
      }
    }
    return gained;
  },
};

/** Cards that a milestone brings, as many as there are (R20.4.3, R20.4.10). */
const bringing: Policy = {
  answers: ["MilestoneGained"],
  react: ({ content }, state, event) => {
    if (event._tag !== "MilestoneGained") return [];
    const { seat, milestone } = event;
    return (content.milestones[milestone]?.perks ?? []).flatMap((perk): readonly Event[] => {
      if (perk._tag !== "gain") return [];
      const count = Math.min(perk.count, countOf(state.supply.employees, perk.employee));
      return [{ _tag: "CardsGained", seat, employee: perk.employee, count, milestone }];
    });
  },
};

/** A holder of the $20 milestone sees the reserve cards while they lie face down (R20.4.9, D-19). */
const looking: Policy = {
  answers: ["MilestoneGained"],
  react: ({ content }, state, event) => {
    if (event._tag !== "MilestoneGained" || state.bank.breaks > 0) return [];
    const { seat, milestone } = event;
    const looks = content.milestones[milestone]?.perks.some((perk) => perk._tag === "seeReserves") ?? false;
    if (!looks) return [];
    const reserves = state.chains.map(({ reserve }) => (reserve ? open(reserve, "referee") : null));
    if (reserves.every((amount) => amount === null)) return [];
    return [{ _tag: "ReservesSeen", seat, reserves: seal([seat], reserves) }];
  },
};

/** Everything that follows at once from a fact, in this order. */
export const POLICIES: readonly Policy[] = [gaining, bringing, looking];
