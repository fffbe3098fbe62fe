import { shell } from "@blueplate/tabletop";
import { For } from "solid-js";
import type { Panel } from "./panel.ts";

const words = () => shell().ask;

/** The reserve cards, each with both of its meanings. */
export const ReservePanel = (props: Panel) => (
  <div class="slot stack">
    <p class="muted">{words().reserveHelp}</p>
    <div class="offers reserves">
      <For each={props.definition.content.reserves}>
        {({ amount, ceoSlots }) => (
          <button
            type="button"
            class="reserve"
            aria-pressed={props.filling.picked()["amount"] === amount}
            onClick={() => props.filling.fill({ amount })}
          >
            <b class="number">${amount}</b>
            <span>{words().reserveBank(amount)}</span>
            <span>{words().reserveSlots(ceoSlots)}</span>
          </button>
        )}
      </For>
    </div>
  </div>
);
