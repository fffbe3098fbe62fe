import { nearnessOf } from "@blueplate/engine";
import { Button } from "@blueplate/ui";
import { shell } from "../../../language.ts";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { colourOf, squareOf, stateOf } from "../game.ts";
import type { Panel } from "./panel.ts";
import { PlaceSlot, TargetButtons } from "./place.tsx";
import { Answers, Mark, Step } from "./step.tsx";

const words = () => shell().ask;

/** The free numbers, each between the houses on the map that eat before and after it. */
const Numbers = (props: Panel) => {
  const standing = () => stateOf(props.table).town.houses.map(({ house }) => house);
  const between = (number: number): string => {
    const low = standing().filter((each) => each < number);
    const high = standing().filter((each) => each > number);
    return words().between(low.at(-1) ?? null, high[0] ?? null);
  };
  return (
    <Step title={words().houseNumber}>
      <div class="offers">
        <For each={props.filling.offers().filter((value) => typeof value === "number")}>
          {(number) => (
            <Button onClick={() => props.filling.pick(number)}>
              <span>
                <b class="number">{number}</b> <small class="muted">{between(number)}</small>
              </span>
            </Button>
          )}
        </For>
      </div>
    </Step>
  );
};

/** How near each chain is to the house in hand, or to the one that gets a garden. */
const Near = (props: Panel) => {
  const near = createMemo(() => {
    const picked = { ...props.filling.picked(), ...props.placing.aimed()?.fill };
    const state = stateOf(props.table);
    const standing = state.town.houses.find(({ house }) => house === picked["house"]);
    const at = squareOf(picked["at"]) ?? standing?.at;
    return at ? nearnessOf(props.definition, state, { at, garden: null }, true) : [];
  });
  return (
    <Show when={near().length > 0}>
      <Step title={words().distances}>
        <ul class="distances row">
          <For each={near()}>
            {({ seat, distance }, index) => (
              <li class="chip number" data-best={index() === 0}>
                <Mark colour={colourOf(props.table, seat)} name={props.table.names(seat)} />
                {seat === props.table.seat ? words().yours : props.table.names(seat)} {distance}
              </li>
            )}
          </For>
        </ul>
      </Step>
    </Show>
  );
};

/** A new house with its garden, or a garden for a house. */
export const HousePanel = (props: Panel) => {
  const name = () => props.filling.slot()?.name;
  const isNew = (): boolean => props.filling.form()?.slots.some((slot) => slot.name === "at") ?? false;
  return (
    <div class="slot stack">
      <Answers
        panel={props}
        slots={[
          { name: "house", text: (value) => `#${props.table.words.value("house", value)}` },
          { name: "at", text: (value) => props.table.words.value("square", value) },
          { name: "garden", text: (value) => props.table.words.value("side", value) },
        ]}
      />
      <Switch>
        <Match when={name() === "house" && isNew()}>
          <Numbers {...props} />
        </Match>
        <Match when={name() === "house"}>
          <Step title={words().house}>
            <TargetButtons {...props} />
          </Step>
        </Match>
        <Match when={name() === "at"}>
          <PlaceSlot {...props} />
        </Match>
        <Match when={name() === "garden"}>
          <Step title={words().side}>
            <TargetButtons {...props} />
          </Step>
        </Match>
      </Switch>
      <Near {...props} />
    </div>
  );
};
