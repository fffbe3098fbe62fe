import { gardenEffectOf, lotOf, type HouseService } from "@blueplate/forecast";
import { Button } from "@blueplate/ui";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { GoodGlyph } from "../cards/cards.tsx";
import { squareOf, stateOf } from "../game.ts";
import { Sign } from "../sign/sign.tsx";
import { FarnessKey } from "../placing/farness-key.tsx";
import { sideIn } from "../placing/target.ts";
import type { PanelContext } from "../panel-context.ts";
import { PlaceSlot, TargetButtons } from "./place.tsx";
import { ShiftList } from "./shifts.tsx";
import { Answers, Step } from "./step.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;

/** The numbers in a line: houses that stand as coins, free numbers between them as buttons. A lower one eats earlier. */
const Numbers = (props: PanelContext) => {
  const standing = () => stateOf(props.table).town.houses.map(({ house }) => house);
  const free = () => props.filling.offers().filter((value) => typeof value === "number");
  const line = () => [...standing(), ...free()].toSorted((a, b) => a - b);
  return (
    <Step title={words().houseNumber} help={magnateWords().panels.numberLine}>
      <div class="number-line offers">
        <For each={line()}>
          {(number) => (
            <Show when={free().includes(number)} fallback={<span class="house number">{number}</span>}>
              <Button
                class="number small"
                aria-label={magnateWords().panels.freeNumber(number)}
                onClick={() => props.filling.pick(number)}
              >
                {number}
              </Button>
            </Show>
          )}
        </For>
      </div>
    </Step>
  );
};

/** How near each chain is to the house in hand, and what will be advertised there. */
const Lot = (props: PanelContext) => {
  const lot = createMemo(() => {
    const picked = props.placing.meant();
    const at = squareOf(picked["at"]);
    const house = picked["house"];
    if (!at || typeof house !== "number") return null;
    return lotOf(props.ruleset, stateOf(props.table), { house, at, garden: sideIn(picked) });
  });
  return (
    <Show when={lot()}>
      {(now) => (
        <>
          <Step title={words().distances} term="distance">
            <FarnessKey text={magnateWords().map.farnessHere} />
            <ul class="distances row">
              <For each={now().near} fallback={<li class="muted">{words().nearestNobody}</li>}>
                {({ seat, distance }, index) => (
                  <li class="chip number" data-best={index() === 0}>
                    <Sign table={props.table} seat={seat} label={props.table.names(seat)} />
                    {seat === props.table.seat ? words().yours : props.table.names(seat)} {distance}
                  </li>
                )}
              </For>
            </ul>
          </Step>
          <Step title={magnateWords().panels.advertised} term="reach">
            <ul class="distances row">
              <For each={now().campaigns} fallback={<li class="muted">{magnateWords().panels.notAdvertised}</li>}>
                {({ campaign, good }) => (
                  <li class="chip number">
                    #{campaign} <GoodGlyph good={good} />
                  </li>
                )}
              </For>
            </ul>
          </Step>
        </>
      )}
    </Show>
  );
};

/** What a garden would do: its room, tonight's sale, and whom its road contact brings nearer. */
const Garden = (props: PanelContext) => {
  const effect = createMemo(() => {
    const picked = props.placing.meant();
    const side = sideIn(picked);
    const house = picked["house"];
    if (side === null || typeof house !== "number") return null;
    return gardenEffectOf(props.ruleset, stateOf(props.table), house, side);
  });
  const sale = (served: HouseService): string =>
    magnateWords().panels.sells(
      served.seat === props.table.seat ? words().yours : props.table.names(served.seat),
      served.income,
    );
  return (
    <Show when={effect()}>
      {(now) => (
        <>
          <p class="number">
            <span class="chip">{magnateWords().panels.room(now().room.before, now().room.after)}</span>{" "}
            <Show when={now().served.after} fallback={<span class="muted">{magnateWords().panels.nobodyTonight}</span>}>
              {(after) => (
                <span class="chip">
                  <Sign table={props.table} seat={after().seat} label={props.table.names(after().seat)} />
                  {sale(after())}
                  <Show when={now().served.before}>
                    {(before) => <span class="muted">{magnateWords().panels.insteadOf(sale(before()))}</span>}
                  </Show>
                </span>
              )}
            </Show>
          </p>
          <Show when={now().shifts.first.some(({ won, lost }) => won.length + lost.length > 0)}>
            <ShiftList table={props.table} shifts={now().shifts} />
          </Show>
        </>
      )}
    </Show>
  );
};

/** A new house with its garden, or a garden for a house. */
export const HousePanel = (props: PanelContext) => {
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
      <Show when={isNew()} fallback={<Garden {...props} />}>
        <Lot {...props} />
      </Show>
    </div>
  );
};
