import type { Ruleset } from "@blueplate/engine";
import type { TableProps } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { createMemo, Show } from "solid-js";
import { stackOf } from "../cards/stacks.ts";
import { magnateWords } from "../language.ts";
import { PlanChange, planFor } from "../panels/structure-plan.tsx";
import type { HeldCard, StructureDraft } from "./draft.ts";

const words = () => magnateWords().structure;

interface NoteProps {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly draft: StructureDraft;
}

const HeldNote = (props: NoteProps & { readonly held: HeldCard }) => {
  const name = (): string => stackOf(props.ruleset, props.held.employee, 1).name;
  const now = createMemo(() => planFor(props, props.draft.list()));
  const then = createMemo(() => planFor(props, props.draft.preview() ?? props.draft.list()));
  const isWaiting = (): boolean => props.held.from === "beach";
  const putDown = (): void => (isWaiting() ? props.draft.toWork : props.draft.toBeach)(props.held.employee);
  return (
    <>
      <b class="note-head">{isWaiting() ? words().ifWorks(name()) : words().ifStays(name())}</b>
      <PlanChange {...props} plan={now()} then={then()} />
      <Show when={props.held.isLifted}>
        <Button class="put-down" onClick={putDown}>
          {isWaiting() ? words().takes : words().away}
        </Button>
      </Show>
    </>
  );
};

/** What would be otherwise if the card that is looked at or picked up went to the other side. */
export const StructureNote = (props: NoteProps) => (
  <div class="structure-note-place">
    <div class="structure-note" aria-live="polite" data-empty={props.draft.held() === null}>
      <Show when={props.draft.held()}>{(held) => <HeldNote {...props} held={held()} />}</Show>
    </div>
  </div>
);
