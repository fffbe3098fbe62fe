import { type Good, salesOf } from "@blueplate/engine";
import { Button } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { Glyph } from "../cards.tsx";
import { stateOf } from "../game.ts";
import { foreseen, goodName, type Panel, seatIn } from "./panel.ts";
import { offersOf } from "./slot-of.ts";
import { Together } from "./together.tsx";

/** Which drink the errand boy fetches, each with what it would bring tonight. */
export const FetchPanel = (props: Panel) => {
  const worth = (good: Good): number => {
    const command = { _tag: "work.fetchDrink", good };
    const after = foreseen(props, command);
    const income = (state: ReturnType<typeof stateOf>): number =>
      salesOf(props.definition, state, seatIn(props)).income;
    return after ? income(after.state) - income(stateOf(props.table)) : 0;
  };
  return (
    <div class="slot stack">
      <Together {...props}>
        <div class="offers stacked">
          <For each={offersOf(props, "good").filter((each): each is Good => typeof each === "string")}>
            {(good) => (
              <Button
                aria-pressed={props.filling.picked()["good"] === good}
                onClick={() => props.filling.fill({ good })}
              >
                <Glyph good={good} />
                {goodName(good)}
                <Show when={worth(good) > 0}>
                  <b class="number">{shell().ask.brings(worth(good))}</b>
                </Show>
              </Button>
            )}
          </For>
        </div>
      </Together>
    </div>
  );
};
