import type { MilestoneId } from "@blueplate/engine";
import { For } from "solid-js";
import { MilestoneGlyph } from "../milestone-glyph.tsx";
import { milestoneText } from "../panel-context.ts";

/** Milestones by sign and name, as the sheet of its place draws them. */
export const MilestoneList = (props: { readonly class: string; readonly ids: readonly MilestoneId[] }) => (
  <ul class={props.class}>
    <For each={props.ids}>
      {(id) => (
        <li>
          <MilestoneGlyph id={id} />
          <span>{milestoneText(id).name}</span>
        </li>
      )}
    </For>
  </ul>
);
