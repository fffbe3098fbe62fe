import {
  abilityOf,
  actorsOf,
  allGoods,
  type Command,
  type EmployeeId,
  entriesOf,
  type Good,
  perksOf,
} from "@blueplate/engine";
import { check } from "@blueplate/kernel";
import { advertisesEnough, campaignIdeas } from "./advertising.ts";
import { campaignReason } from "./campaign-reason.ts";
import { WORTHWHILE } from "./appraisal.ts";
import { type Pieces, piecesOf, tripsOfBuyer } from "./capacity.ts";
import { bestGood, bestTrip } from "./lack.ts";
import { couldSell, leavesSomething, mustMake } from "./kitchen.ts";
import { isFreezerOpen, openMilestones } from "./open-milestones.ts";
import { canPayOneMore, type Outlook } from "./outlook.ts";
import type { PlannedDecision } from "./reasons.ts";
import { tomorrowOf } from "./tomorrow.ts";

const legal = (here: Outlook, command: Command | null): Command | null =>
  command && check(here.rules, here.state, here.seat, command) === null ? command : null;

/** Campaigns that are tried when the rules refuse the best one. */
const TRIED = 3;

/** Launches the best campaign of the least able marketeer. */
export const launchSomething = (today: Outlook): PlannedDecision | null => {
  const { ruleset, state, seat } = today;
  const able = actorsOf(ruleset, state, seat, "market");
  const { stage } = state;
  const isOver =
    stage._tag === "working" && ruleset.steps.indexOf(stage.turn.step) > ruleset.steps.indexOf("campaigns");
  if (able.length === 0 || isOver || advertisesEnough(today)) return null;
  const here = tomorrowOf(today);
  const kindsFor = (kind: EmployeeId): number => abilityOf(ruleset.content, kind, "market")?.kinds.length ?? 0;
  for (const marketer of able.toSorted((a, b) => kindsFor(a) - kindsFor(b))) {
    for (const idea of campaignIdeas(here, marketer).slice(0, TRIED)) {
      if (idea.dollars < WORTHWHILE) break;
      const command = legal(here, idea.command);
      if (command) return { command, reasons: [campaignReason(here, idea, idea.good, idea.dollars)] };
    }
  }
  return null;
};

/** Cooks and fetches what tonight's guests need and nothing more. */
export const supplySomething = (here: Outlook): Command | null => {
  const { ruleset, state, seat } = here;
  const [cooks, buyers, fetchers] = (["cook", "buy", "fetch"] as const).map((tag) =>
    actorsOf(ruleset, state, seat, tag),
  );
  if (!cooks?.length && !buyers?.length && !fetchers?.length) return null;
  const lack = mustMake(here);
  return (
    cookSomething(here, cooks ?? [], lack) ??
    bringSomething(here, buyers ?? [], (fetchers?.length ?? 0) > 0, lack) ??
    cookByTheWay(here, cooks ?? []) ??
    cookForFreezer(here, cooks ?? [])
  );
};

/** True where what is cooked today, or a meal of this kind, brings no card that cannot be paid: such a one would be gone by the evening. */
const bringsNobody = (here: Outlook, good: Good | null = null): boolean =>
  canPayOneMore(here) ||
  !openMilestones(here).some(({ trigger }) => trigger._tag === "produced" && (good === null || trigger.good === good));

/**
 * Cooks that stand idle cook for houses that a rival is thought to serve: three of four such meals are left over, so only for who keeps them, or
 * where whoever throws something away will keep the next, without a piece more than could be sold.
 */
const cookByTheWay = (here: Outlook, cooks: readonly EmployeeId[]): Command | null => {
  const keeps = perksOf(here.ruleset.content, here.me, "freezer").length > 0;
  if ((!keeps && !isFreezerOpen(here)) || !bringsNobody(here)) return null;
  return cookSomething(here, cooks, couldSell(here), keeps ? Number.POSITIVE_INFINITY : 0);
};

interface Cooking {
  readonly cook: EmployeeId;
  readonly good: Good | undefined;
  readonly gain: number;
  readonly waste: number;
  /** True where the cook could make something else instead. */
  readonly isFlexible: boolean;
}

/** What a cook would make of what is lacking. */
const cookingOf = ({ ruleset: { content } }: Outlook, cook: EmployeeId, lack: Pieces): Cooking => {
  const makes = piecesOf(content, abilityOf(content, cook, "cook")?.makes ?? {});
  const at = bestGood(makes, lack);
  const gain = Math.min(lack[at] ?? 0, makes[at] ?? 0);
  const isFlexible = makes.filter((count, other) => count > 0 && (other === at || (lack[other] ?? 0) > 0)).length > 1;
  return { cook, good: allGoods(content)[at], gain, waste: (makes[at] ?? Math.max(...makes)) - gain, isFlexible };
};

/** Whoever makes most of what is lacking, and of these whoever makes least besides, which is no more than so many pieces. */
const cookSomething = (
  here: Outlook,
  cooks: readonly EmployeeId[],
  lack: Pieces,
  spare = Number.POSITIVE_INFINITY,
): Command | null => {
  const ranked = cooks
    .map((cook) => cookingOf(here, cook, lack))
    .filter(({ waste }) => waste <= spare)
    .toSorted((a, b) => Number(a.isFlexible) - Number(b.isFlexible) || b.gain - a.gain || a.waste - b.waste);
  for (const { cook, good, gain } of ranked) {
    const made = gain > 0 ? good : firstProduced(here, cook);
    const command = made ? legal(here, { _tag: "work.produce", cook, good: made }) : null;
    if (command) return command;
  }
  return null;
};

const bringSomething = (
  here: Outlook,
  buyers: readonly EmployeeId[],
  fetches: boolean,
  lack: Pieces,
): Command | null => {
  const { ruleset, state, me } = here;
  for (const buyer of buyers) {
    const trip = bestTrip(tripsOfBuyer(ruleset, state, me, buyer), lack);
    const command = trip && legal(here, { _tag: "work.buyDrinks", buyer, from: trip.from, route: trip.route });
    if (command) return command;
  }
  if (!fetches) return null;
  const goods = allGoods(ruleset.content);
  const drinks = goods.map((each, at) => (ruleset.content.goods[each]?.kind === "drink" ? (lack[at] ?? 0) : 0));
  const good = goods[bestGood(drinks, drinks)];
  return good ? legal(here, { _tag: "work.fetchDrink", good }) : null;
};

/** A good that nobody has made yet and that brings its maker something; a card that could not be paid would be gone by the evening. */
const firstProduced = (here: Outlook, cook: EmployeeId): Good | null => {
  if (!canPayOneMore(here)) return null;
  const makes = abilityOf(here.ruleset.content, cook, "cook")?.makes ?? {};
  for (const { trigger, perks } of openMilestones(here)) {
    if (trigger._tag === "produced" && perks.length > 0 && isSmall(makes[trigger.good])) return trigger.good;
  }
  return null;
};

/** Rounds that a freezer must be of use for. */
const FREEZER_ROUNDS = 3;

/**
 * Whoever throws something away first keeps what is left over from then on: where a freezer is to be had, an idle cook makes the smallest meal
 * that nobody will buy, unless something is left over anyway.
 */
const cookForFreezer = (here: Outlook, cooks: readonly EmployeeId[]): Command | null => {
  if (here.roundsLeft < FREEZER_ROUNDS || !isFreezerOpen(here) || leavesSomething(here)) return null;
  const { content } = here.ruleset;
  const meals = cooks.flatMap((cook) =>
    entriesOf(abilityOf(content, cook, "cook")?.makes ?? {}).map(([good, count]) => ({ cook, good, count })),
  );
  for (const { cook, good } of meals.toSorted((a, b) => a.count - b.count)) {
    const command = bringsNobody(here, good) ? legal(here, { _tag: "work.produce", cook, good }) : null;
    if (command) return command;
  }
  return null;
};

/** What is made for the milestone alone is thrown away: a piece is not too much for a card, three are. */
const isSmall = (count = 0): boolean => count === 1;
