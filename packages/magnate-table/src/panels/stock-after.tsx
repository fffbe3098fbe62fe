import { allDrinks, type Goods } from "@blueplate/engine";
import { Show } from "solid-js";
import { StockRow } from "../cards/cards.tsx";
import { stateOf } from "../game.ts";
import type { PanelContext } from "../panel-context.ts";
import { Step } from "./step.tsx";
import { magnateWords } from "../language.ts";

/** The drinks in stock, and how many there will be after what is filled in; nothing while that is not complete. */
export const StockAfter = (props: { readonly panel: PanelContext; readonly after: Goods | undefined }) => {
  const stock = (): Goods => stateOf(props.panel.table).chains[props.panel.table.seat ?? 0]?.stock ?? {};
  return (
    <Show when={props.after}>
      {(after) => (
        <Step title={magnateWords().town.stock} term="stock">
          <StockRow kinds={allDrinks(props.panel.ruleset.content)} goods={stock()} later={after()} />
        </Step>
      )}
    </Show>
  );
};
