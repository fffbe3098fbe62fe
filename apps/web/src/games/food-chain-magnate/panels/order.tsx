import { Button } from "@blueplate/ui";
import { shell } from "../../../language.ts";
import { For, Show } from "solid-js";
import { colourOf, stateOf } from "../game.ts";
import type { Panel } from "./panel.ts";
import { Mark, Step } from "./step.tsx";

const words = () => shell().ask;

/** The places in the order, taken and free, and who chooses after this seat with how many open slots. */
export const OrderPanel = (props: Panel) => {
  const stage = () => {
    const { stage: now } = stateOf(props.table);
    return now._tag === "order-of-business" ? now : null;
  };
  const after = (): string =>
    (stage()?.queue ?? [])
      .filter((seat) => seat !== props.table.seat)
      .map((seat) => `${props.table.names(seat)} (${words().openSlots(stage()?.openSlots[seat] ?? 0)})`)
      .join(", ");
  return (
    <div class="slot stack">
      <Step title={words().places}>
        <ol class="offers places">
          <For each={stage()?.taken ?? []}>
            {(seat, index) => (
              <li class="row">
                <Show
                  when={seat !== null && { seat }}
                  fallback={
                    <Button
                      aria-pressed={props.filling.picked()["position"] === index() + 1}
                      onClick={() => props.filling.fill({ position: index() + 1 })}
                    >
                      {words().takeFree(index() + 1)}
                    </Button>
                  }
                >
                  {(taken) => (
                    <span class="taken">
                      <span class="number">{words().position(index() + 1)}</span>
                      <Mark colour={colourOf(props.table, taken().seat)} name={props.table.names(taken().seat)} />
                      {props.table.names(taken().seat)}
                    </span>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ol>
        <Show when={after()}>
          <p class="muted">{words().choosesNext(after())}</p>
        </Show>
      </Step>
    </div>
  );
};
