import { countOf, type Event, type Good } from "@blueplate/engine";
import { salesOf } from "@blueplate/forecast";
import { Button } from "@blueplate/ui";
import { createMemo, For, Show } from "solid-js";
import { GoodGlyph } from "../cards/cards.tsx";
import { stateOf } from "../game.ts";
import { cardName, foreseen, goodName, type PanelContext, seatIn } from "../panel-context.ts";
import { offersOf } from "./slot-of.ts";
import { Step } from "./step.tsx";
import { Together } from "./together.tsx";
import { magnateWords } from "../language.ts";

type Fetched = Extract<Event, { readonly _tag: "DrinkFetched" }>;

/** What a drink would come to: who fetches how many, the stock then, and what more is earned tonight. */
const purchaseFor = (panel: PanelContext, good: Good) => {
  const command = { _tag: "work.fetchDrink", good };
  const after = foreseen(panel, command);
  if (!after) return null;
  const income = (state: ReturnType<typeof stateOf>): number => salesOf(panel.ruleset, state, seatIn(panel)).income;
  const stockIn = (state: ReturnType<typeof stateOf>): number =>
    countOf(state.chains[seatIn(panel)]?.stock ?? {}, good);
  const now = stateOf(panel.table);
  return {
    fetched: after.events.find((event): event is Fetched => event._tag === "DrinkFetched"),
    before: stockIn(now),
    later: stockIn(after.state),
    worth: income(after.state) - income(now),
  };
};

const DrinkButton = (props: { readonly panel: PanelContext; readonly good: Good }) => {
  const purchase = createMemo(() => purchaseFor(props.panel, props.good));
  return (
    <Button
      aria-pressed={props.panel.filling.picked()["good"] === props.good}
      onClick={() => props.panel.filling.fill({ good: props.good })}
    >
      <GoodGlyph good={props.good} />
      {goodName(props.good)}
      <Show when={purchase()}>
        {(known) => (
          <>
            <span class="muted number stock-change">
              {magnateWords().town.stock} {known().before} → {known().later}
            </span>
            <Show when={known().worth > 0}>
              <b class="number">{magnateWords().ask.brings(known().worth)}</b>
            </Show>
          </>
        )}
      </Show>
    </Button>
  );
};

/** Which drink the errand boy fetches: who goes for how many, what is in stock then, and what it would bring tonight. */
export const FetchPanel = (props: PanelContext) => {
  const goods = () => offersOf(props, "good").filter((each): each is Good => typeof each === "string");
  const who = createMemo((): string => {
    const [good] = goods();
    const fetched = good === undefined ? undefined : purchaseFor(props, good)?.fetched;
    return fetched ? `${cardName(fetched.employee)} +${fetched.count}` : "";
  });
  return (
    <div class="slot stack">
      <Together {...props}>
        <Step title={who()}>
          <div class="offers stacked">
            <For each={goods()}>{(good) => <DrinkButton panel={props} good={good} />}</For>
          </div>
        </Step>
      </Together>
    </div>
  );
};
