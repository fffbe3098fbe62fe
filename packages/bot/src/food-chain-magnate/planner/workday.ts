import {
  abilityOf,
  actorsOf,
  allGoods,
  type Command,
  type EmployeeId,
  type Good,
  kindsOf,
  recruitActions,
  turnOf,
} from "@blueplate/engine";
import { check } from "@blueplate/kernel";
import { fill } from "../table.ts";
import { campaignIdeas } from "./advertising.ts";
import type { Appraisal } from "./appraisal.ts";
import { hireWorth } from "./card-worth.ts";
import { plannedLessons } from "./lessons.ts";
import { nextOfOpening } from "./openings.ts";
import { bestTrip, type Pieces, piecesOf, tripsOfBuyer } from "./capacity.ts";
import { mustMake } from "./kitchen.ts";

const legal = ({ here }: Appraisal, command: Command | null): Command | null =>
  command && check(here.rules, here.state, here.seat, command) === null ? command : null;

/** Hires whoever the opening asks for, then whoever is worth most. */
export const hireSomebody = (appraisal: Appraisal): Command | null => {
  const { here } = appraisal;
  const turn = turnOf(here.state, here.seat);
  if (!turn || turn.step !== here.ruleset.steps[0]) return null;
  if (turn.recruits.length >= recruitActions(here.ruleset, here.state, here.seat)) return null;
  const { content } = here.ruleset;
  const offers = kindsOf(content.employees).filter(
    (kind) => content.employees[kind]?.entry === true && (here.state.supply.employees[kind] ?? 0) > 0,
  );
  const opening = nextOfOpening(here, offers);
  if (opening) {
    const command = legal(appraisal, { _tag: "work.hire", employee: opening });
    if (command) return command;
  }
  const worths = new Map<EmployeeId, number>();
  const ranked = offers
    .map((kind) => ({ kind, dollars: hireWorth(appraisal, kind, worths) }))
    .filter(({ dollars }) => dollars > 4)
    .toSorted((a, b) => b.dollars - a.dollars);
  for (const { kind } of ranked) {
    const command = legal(appraisal, { _tag: "work.hire", employee: kind });
    if (command) return command;
  }
  return null;
};

/** Teaches whoever gains most by it. */
export const teachSomebody = (appraisal: Appraisal): Command | null => {
  const { here } = appraisal;
  const turn = turnOf(here.state, here.seat);
  if (!turn) return null;
  const phantom = turn.phantoms[0];
  if (phantom !== undefined) return fill(here, "work.train", { employee: () => phantom });
  const left = Math.max(0, ...turn.teachers.map((teacher) => teacher.left));
  if (left === 0) return null;
  const worths = new Map<EmployeeId, number>();
  for (const { from, to } of plannedLessons(appraisal, here.me.beach, worths, left)) {
    const command = legal(appraisal, { _tag: "work.train", employee: from, to });
    if (command) return command;
  }
  const isFirst = appraisal.open.some(({ trigger }) => trigger._tag === "trained");
  return isFirst ? fill(here, "work.train") : null;
};

/** Launches the best campaign of the least able marketeer. */
export const launchSomething = (appraisal: Appraisal): Command | null => {
  const { here, market } = appraisal;
  const { content } = here.ruleset;
  const marketers = actorsOf(here.ruleset, here.state, here.seat, "market").toSorted(
    (a, b) =>
      (abilityOf(content, a, "market")?.kinds.length ?? 0) - (abilityOf(content, b, "market")?.kinds.length ?? 0),
  );
  for (const marketer of marketers) {
    for (const idea of campaignIdeas(here, market, marketer).slice(0, 3)) {
      if (idea.dollars < 6) break;
      const command = legal(appraisal, idea.command);
      if (command) return command;
    }
  }
  return null;
};

/** Cooks and fetches what tonight's guests need and nothing more. */
export const supplySomething = (appraisal: Appraisal): Command | null => {
  const { here } = appraisal;
  const { ruleset, state, seat } = here;
  const { content } = ruleset;
  const lack = mustMake(appraisal);
  const goods = allGoods(content);
  for (const cook of actorsOf(ruleset, state, seat, "cook")) {
    const makes = piecesOf(content, abilityOf(content, cook, "cook")?.makes ?? {});
    const good = goodOf(makes, lack, goods) ?? firstProduced(appraisal, cook);
    const command = good && legal(appraisal, { _tag: "work.produce", cook, good });
    if (command) return command;
  }
  for (const buyer of actorsOf(ruleset, state, seat, "buy")) {
    const trip = bestTrip(tripsOfBuyer(ruleset, state, here.me, buyer), lack);
    const command = trip && legal(appraisal, { _tag: "work.buyDrinks", buyer, from: trip.from, route: trip.route });
    if (command) return command;
  }
  if (actorsOf(ruleset, state, seat, "fetch").length > 0) {
    const good = goods.findLast(
      (name, at) => content.goods[name]?.kind === "drink" && (lack[at] ?? 0) > 0 && most(lack, at),
    );
    if (good) return legal(appraisal, { _tag: "work.fetchDrink", good });
  }
  return null;
};

const most = (lack: Pieces, at: number): boolean => (lack[at] ?? 0) > 0;

const goodOf = (makes: Pieces, lack: Pieces, goods: readonly Good[]): Good | null => {
  let best: Good | null = null;
  let gain = 0;
  for (const [at, name] of goods.entries()) {
    const helps = Math.min(makes[at] ?? 0, lack[at] ?? 0);
    if (helps > gain) {
      gain = helps;
      best = name;
    }
  }
  return best;
};

/** A good that nobody has made yet and that brings its maker something. */
const firstProduced = ({ open, here }: Appraisal, cook: EmployeeId): Good | null => {
  const makes = abilityOf(here.ruleset.content, cook, "cook")?.makes ?? {};
  for (const { trigger, perks } of open) {
    if (trigger._tag === "produced" && perks.length > 0 && (makes[trigger.good] ?? 0) > 0) return trigger.good;
  }
  return null;
};
