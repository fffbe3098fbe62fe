import { type EmployeeId, type EventOf, rulesetOf, type State } from "@blueplate/engine";
import { campaignDollars } from "../planner/advertising.ts";
import { appraisalOf } from "../planner/appraisal.ts";
import { campaignReason } from "../planner/campaign-reason.ts";
import { hireWorth, worthIn } from "../planner/card-worth.ts";
import { lessonWished, nextOfOpening } from "../planner/openings.ts";
import type { Outlook } from "../planner/outlook.ts";
import { tomorrowOf } from "../planner/tomorrow.ts";
import { gardenReason, houseReason } from "./building-reason.ts";
import { dismissalReason, keptReason } from "./evening-reason.ts";
import type { ExplainedTag } from "./explained.ts";
import type { MoveReason } from "./move-reason.ts";
import { orderReason } from "./order-reason.ts";
import { siteReason } from "./site-reason.ts";
import { supplyReason } from "./supply-reason.ts";

type Reasons = readonly MoveReason[];

const hired = (outlook: Outlook, { employee }: EventOf<"Hired">): Reasons => {
  const appraisal = appraisalOf(outlook);
  const { here } = appraisal;
  const asked = nextOfOpening(here, [employee]) === employee;
  const dollars = hireWorth(appraisal, employee);
  const today = hiredToday(outlook, employee);
  return [
    ...(asked ? [{ _tag: "OpeningAsks", archetype: here.archetype.id, employee } as const] : []),
    ...(dollars >= 1 ? [{ _tag: "CardPays", employee, dollars, ...(today > 0 && { today }) } as const] : []),
  ];
};

/** How many cards of a kind the seat has hired today. */
const hiredToday = ({ state: { stage } }: Outlook, employee: EmployeeId): number =>
  stage._tag === "working" ? stage.turn.recruits.filter((each) => each.employee === employee).length : 0;

const trained = (outlook: Outlook, { employee, to }: EventOf<"Trained">): Reasons => {
  const appraisal = appraisalOf(outlook);
  const { here } = appraisal;
  const dollars = worthIn(appraisal, to) - Math.max(0, worthIn(appraisal, employee));
  const isWished = lessonWished(here, to) > 0;
  return [
    ...(isWished ? [{ _tag: "OpeningAsks", archetype: here.archetype.id, employee: to } as const] : []),
    ...(dollars >= 1 ? [{ _tag: "LessonPays", employee, to, dollars } as const] : []),
  ];
};

const launched = (here: Outlook, event: EventOf<"CampaignLaunched">): Reasons => {
  const { ruleset, state } = here;
  const { campaign, place, good, left } = event;
  const houses = ruleset.formulas.recipients(ruleset, state, { campaign, place, good, left, owner: event.seat });
  const reached = houses.map((house) => state.town.houses.findIndex((each) => each.house === house));
  const dinners = Math.max(1, Math.floor(here.roundsLeft - 0.5));
  const runs = left === "endless" ? dinners : Math.min(left, dinners);
  const tomorrow = tomorrowOf(here);
  const dollars = campaignDollars(tomorrow, { campaign, place, reached }, good, runs);
  return dollars >= 1 ? [campaignReason(tomorrow, { reached }, good, dollars)] : [];
};

const sited = ({ rules, state, seat }: Outlook, _event: unknown, after: State): Reasons =>
  listed(siteReason(rulesetOf(rules), state, after, seat));

const listed = (reason: MoveReason | null): Reasons => (reason ? [reason] : []);

/** Why one fact may have been brought about by its seat, by what the position before it shows; `after` is the one behind it. */
const REASONS: { readonly [T in ExplainedTag]: (here: Outlook, event: EventOf<T>, after: State) => Reasons } = {
  Hired: hired,
  Trained: trained,
  CampaignLaunched: launched,
  FirstRestaurantPlaced: sited,
  RestaurantPlaced: sited,
  RestaurantMoved: sited,
  PositionChosen: (here, event) => listed(orderReason(here, event)),
  Produced: (here, { good, count }) => listed(supplyReason(here, { [good]: count })),
  DrinkFetched: (here, { good, count }) => listed(supplyReason(here, { [good]: count })),
  DrinksBought: (here, { drinks }) => listed(supplyReason(here, drinks)),
  HousePlaced: (here, event) => listed(houseReason(here, event)),
  GardenAdded: (here, event) => listed(gardenReason(here, event)),
  Dismissed: (here, event) => listed(dismissalReason(here, event)),
  StockChosen: (here, event) => listed(keptReason(here, event)),
};

/** The reasons of a fact; nothing where nothing is known to speak for it. */
export const reasonsOfAct = <T extends ExplainedTag>(here: Outlook, event: EventOf<T>, after: State): Reasons => {
  // cast: the table has for each tag the row that takes its fact.
  const row = REASONS[event._tag] as (here: Outlook, event: EventOf<T>, after: State) => Reasons;
  return row(here, event, after);
};
