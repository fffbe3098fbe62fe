import type { Square } from "@blueplate/city";
import { type Ruleset } from "@blueplate/engine";
import { entityAt } from "@blueplate/forecast";
import { CompanyWindow, MilestonePanel, stateOf, SupplyPanel, GameTerms } from "@blueplate/magnate-table";
import { type TableProps, useKeys } from "@blueplate/tabletop";
import { createSignal } from "solid-js";
import type { ViewRequest } from "../screen/drawer.tsx";
import { takeReviewRequest } from "../session/address.ts";

/** What is open over map and page. */
export const createOver = () => {
  const [over, setOver] = createSignal<"supply" | "milestones" | null>(null);
  const [company, setCompany] = createSignal<number | null>(null);
  const toggle = (what: "supply" | "milestones"): void => void setOver(over() === what ? null : what);
  useKeys({ s: () => toggle("supply"), m: () => toggle("milestones") }, "panels");
  return { over, setOver, company, setCompany, close: (): void => void setOver(null) };
};

/**
 * A house that is clicked is asked about: its dinner, who served it and why. Whoever comes by a link to the review of the game has asked
 * for that.
 */
export const createAsked = ({ table, ruleset }: { readonly table: TableProps; readonly ruleset: Ruleset }) => {
  const [house, setHouse] = createSignal<number | null>(null);
  const isReviewAsked = takeReviewRequest();
  const [wish, setWish] = createSignal<ViewRequest | null>(isReviewAsked ? { view: "review" } : null);
  const ask = (square: Square): void => {
    const thing = entityAt(ruleset, stateOf(table), square);
    if (thing?.kind !== "house") return;
    setHouse(Number(thing.id));
    setWish({ view: "dinner" });
  };
  return { house, wish, ask, isReviewAsked, close: (): void => void setWish({ view: null }) };
};

/** What opens over the whole page: a company, what a term means. */
export const Windows = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly over: ReturnType<typeof createOver>;
}) => (
  <>
    <CompanyWindow
      {...props}
      seat={props.over.company()}
      onSeat={props.over.setCompany}
      onClose={() => props.over.setCompany(null)}
    />
    <GameTerms table={props.table} ruleset={props.ruleset} />
  </>
);

/** What is pulled over the map. */
export const OverMap = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly over: ReturnType<typeof createOver>;
}) => (
  <>
    <SupplyPanel {...props} open={props.over.over() === "supply"} onClose={props.over.close} />
    <MilestonePanel {...props} open={props.over.over() === "milestones"} onClose={props.over.close} />
  </>
);
