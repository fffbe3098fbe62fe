import { differing, unshaped } from "@blueplate/kernel";
import { cardsAway, addCounts, countList, countOf, type EmployeeId, holds, totalOf } from "../../model/index.ts";
import { type FactContext, chainAt, type FactCheck, mustBe, mustBeThere, otherFact } from "./fault.ts";

const inSupply = ({ state }: FactContext, employee: EmployeeId, count = 1): boolean =>
  countOf(state.supply.employees, employee) >= count;

/** What of the structures that are turned up is not of the hands that they were chosen from. */
const structuresRevealed: FactCheck<"StructuresRevealed"> = ({ state: { chains } }, { structures }) => {
  for (const [at, { seat, selected, atWork, beach, overfilled }] of structures.entries()) {
    const hand = chains[seat]?.hand.content ?? null;
    const field = `structures[${at}]`;
    const chosen = overfilled ? {} : countList(selected);
    if (differing(chosen, atWork)) return otherFact(`${field}.atWork`, chosen, atWork);
    const all = addCounts(atWork, beach);
    if (hand && differing(hand, all)) return otherFact(`${field}.beach`, hand, beach);
    if (overfilled && !holds(all, countList(selected))) return unshaped(`${field}.selected`, { _tag: "NotThere" });
  }
  return null;
};

const positionChosen: FactCheck<"PositionChosen"> = ({ state: { stage } }, { position }) =>
  stage._tag === "order-of-business" ? mustBeThere("position", stage.taken[position - 1] === null) : null;

const turnOrderSet: FactCheck<"TurnOrderSet"> = ({ state }, { turnOrder }) => {
  const [before, after] = [state.turnOrder, turnOrder].map((seats) => seats.toSorted((a, b) => a - b).join());
  return before === after ? null : otherFact("turnOrder", state.turnOrder, turnOrder);
};

const hired: FactCheck<"Hired"> = (basis, { employee, phantom }) =>
  mustBeThere("employee", phantom || inSupply(basis, employee));

const trained: FactCheck<"Trained"> = (basis, { seat, employee, to, phantom }) => {
  const { stage } = basis.state;
  const isThere = phantom
    ? stage._tag === "working" && stage.turn.phantoms.includes(employee)
    : countOf(chainAt(basis, seat)?.beach ?? {}, employee) > 0;
  return mustBeThere("employee", isThere) ?? mustBeThere("to", inSupply(basis, to));
};

const cardsGained: FactCheck<"CardsGained"> = (basis, { employee, count }) =>
  mustBeThere("count", inSupply(basis, employee, count));

const milestoneGained: FactCheck<"MilestoneGained"> = (basis, { seat, milestone, round }) => {
  const { state, ruleset } = basis;
  const isOpen = milestone in ruleset.content.milestones && !state.milestonesGone.includes(milestone);
  const isMine = chainAt(basis, seat)?.milestones.some((each) => each.milestone === milestone) === true;
  return mustBeThere("milestone", isOpen && !isMine) ?? mustBe("round", state.round, round);
};

const cfoDismissed: FactCheck<"CfoDismissed"> = (basis, { seat, employee, from }) =>
  mustBeThere("employee", countOf(chainAt(basis, seat)?.[from] ?? {}, employee) > 0);

const dismissed: FactCheck<"Dismissed"> = (basis, { seat, atWork, beach, busy }) => {
  const chain = chainAt(basis, seat);
  if (!chain) return null;
  return (
    mustBeThere("atWork", holds(chain.atWork, atWork)) ??
    mustBeThere("beach", holds(chain.beach, beach)) ??
    mustBeThere(
      "busy",
      busy.every((each) => chain.busy.some(({ campaign }) => campaign === each)),
    )
  );
};

/** A chain that leaves gives back all it has but what lies sealed. */
const chainRemoved: FactCheck<"ChainRemoved"> = (basis, { seat, employees, turnOrder }) => {
  const chain = chainAt(basis, seat);
  if (!chain) return null;
  const rest = basis.state.turnOrder.filter((each) => each !== seat);
  if (differing(rest, turnOrder)) return otherFact("turnOrder", rest, turnOrder);
  const known = totalOf(chain.atWork) + totalOf(chain.beach) + totalOf(cardsAway(chain.busy));
  return chain.hand.content ? mustBe("employees", known + totalOf(chain.hand.content), totalOf(employees)) : null;
};

/** Facts about companies. */
export const COMPANY_CHECKS = {
  StructuresRevealed: structuresRevealed,
  PositionChosen: positionChosen,
  TurnOrderSet: turnOrderSet,
  Hired: hired,
  Trained: trained,
  CardsGained: cardsGained,
  MilestoneGained: milestoneGained,
  CfoDismissed: cfoDismissed,
  Dismissed: dismissed,
  ChainRemoved: chainRemoved,
} as const;
