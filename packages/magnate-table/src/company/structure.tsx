import { countList, type EmployeeId, isLegalStructure, structureOf } from "@blueplate/engine";
import { Button } from "@blueplate/ui";
import { createMemo, Show } from "solid-js";
import { stacksOf } from "../cards/stacks.ts";
import { stateOf } from "../game.ts";
import { magnateWords } from "../language.ts";
import type { PanelContext } from "../panel-context.ts";
import { SavedPlans } from "../panels/saved-plans.tsx";
import { planFor, PlanTotals } from "../panels/structure-plan.tsx";
import { StructureBoard } from "../structure/board.tsx";
import type { StructureDraft } from "../structure/draft.ts";
import { StructureNote } from "../structure/note.tsx";
import { draftCaption } from "../structure/stage.tsx";

const words = () => magnateWords().structure;

/** A card by the first letters of its words: "bc" is the burger cook. */
const matches = (name: string, typed: string): boolean => {
  const wanted = typed.trim().toLowerCase();
  // Words stand apart by a blank, or by a place where the line may break.
  const parts = name.toLowerCase().split(/[ \u200B]/u);
  const spelled = [name.toLowerCase(), parts.join(""), parts.map((word) => word[0]).join("")];
  return wanted !== "" && spelled.some((each) => each.startsWith(wanted));
};

/** Type-ahead: Enter sends the first card that fits to the other side. */
const Find = (props: { readonly onEnter: (typed: string) => void }) => (
  <input
    class="find"
    placeholder={magnateWords().ask.find}
    aria-label={magnateWords().ask.find}
    onKeyDown={(event) => {
      if (event.key !== "Enter") return;
      props.onEnter(event.currentTarget.value);
      event.currentTarget.value = "";
    }}
  />
);

/** Why the chart is not sent as it is: who is too many sends everybody to the beach (R5.8). */
export const overfilled = ({ table, ruleset, filling }: PanelContext): string | null => {
  const { ceoSlots } = stateOf(table);
  // cast: the list grows from the slot's own candidates.
  const structure = structureOf(ruleset, countList(filling.list() as readonly EmployeeId[]));
  if (isLegalStructure(structure, ceoSlots)) return null;
  const { managers, others, slots } = structure;
  return words().overfilled(managers + others - slots - ceoSlots, managers - ceoSlots);
};

/**
 * What helps to draw up one's own structure, and what it comes to; and the chart itself with the beach, unless that stands somewhere
 * with more room (`isApart`).
 */
export const StructureSlot = (props: PanelContext & { readonly draft: StructureDraft; readonly isApart: boolean }) => {
  const plan = createMemo(() => planFor(props, props.draft.list()));
  const find = (typed: string): void => {
    const named = (cards: Readonly<Partial<Record<EmployeeId, number>>>): EmployeeId | undefined =>
      stacksOf(props.ruleset, cards).find(({ name }) => matches(name, typed))?.employee;
    const away = named(props.draft.beach());
    const here = named(props.draft.atWork());
    if (away) props.draft.toWork(away);
    else if (here) props.draft.toBeach(here);
  };
  return (
    <div class="stack structure slot" data-apart={props.isApart}>
      <div class="row tight-row">
        <Button class="small" onClick={() => props.draft.everybody()}>
          {words().allToWork}
        </Button>
        <Button class="small" onClick={() => props.draft.change([])}>
          {words().allToBeach}
        </Button>
        <Button
          class="small"
          aria-keyshortcuts="="
          shortcut="="
          onClick={() => props.draft.change(props.draft.asLast())}
        >
          {magnateWords().ask.asLast}
        </Button>
        <SavedPlans panel={props} list={props.draft.list()} onUse={props.draft.take} />
        <Find onEnter={find} />
      </div>
      <PlanTotals table={props.table} ruleset={props.ruleset} plan={plan()} />
      <Show when={!props.isApart}>
        <StructureBoard
          table={props.table}
          ruleset={props.ruleset}
          draft={props.draft}
          shape="rows"
          caption={draftCaption(props.table, props.ruleset, props.draft)}
          note={<StructureNote table={props.table} ruleset={props.ruleset} draft={props.draft} />}
        />
      </Show>
    </div>
  );
};
