import { open } from "@blueplate/kernel";
import { For, Show } from "solid-js";
import { stateOf } from "../game.ts";
import { type PanelContext, rulesOf, seatIn } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;

/** The amount of the card that the seat has laid, which it may still exchange; null before it lays one. */
const laid = (panel: PanelContext): number | null => {
  const seat = seatIn(panel);
  const reserve = stateOf(panel.table).chains[seat]?.reserve;
  return reserve ? open(reserve, seat) : null;
};

const FORM = "setup.chooseReserve";

/** What the card that is laid is called in the command. */
const slotOf = (panel: PanelContext): string =>
  rulesOf(panel.table).forms[FORM]?.slots.find(({ kind }) => kind === "reserve")?.name ?? "";

/** The reserve cards, each with both of its meanings; the one laid is the chosen one until another is taken up. */
export const ReservePanel = (props: PanelContext) => (
  <div class="slot stack">
    <Show when={props.ruleset.content.reserves.some(({ ceoSlots }) => ceoSlots !== null)}>
      <p class="muted">{words().reserveHelp}</p>
    </Show>
    <div class="offers reserves">
      <For each={props.ruleset.content.reserves}>
        {({ face, amount, ceoSlots }) => (
          <button
            type="button"
            class="reserve"
            aria-pressed={(props.filling.picked()[slotOf(props)] ?? laid(props)) === face}
            onClick={() => props.filling.fill({ [slotOf(props)]: face })}
          >
            <b class="number">${face}</b>
            <span>{words().reserveBank(amount)}</span>
            <Show when={ceoSlots}>{(slots) => <span>{words().reserveSlots(slots())}</span>}</Show>
          </button>
        )}
      </For>
    </div>
  </div>
);
