import { abilityOf, choiceOf, type EmployeeId, nearnessOfAll, tripsOf } from "@blueplate/engine";
import { shell } from "../../../language.ts";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { Card, GoodsRow } from "../cards.tsx";
import { stackOf } from "../company.ts";
import { colourOf, squareOf, stateOf } from "../game.ts";
import { withRestaurant } from "./ghost.ts";
import { cardName, type Panel, seatIn } from "./panel.ts";
import { PlaceSlot, TargetButtons } from "./place.tsx";
import { Answers, Mark, Step } from "./step.tsx";

const words = () => shell().ask;
/** The buyers whose reach is told for a place: those that every chain comes to first. */
const BUYERS: readonly EmployeeId[] = ["cart-operator", "truck-driver"];

/** The town with the restaurant that the form has in hand, once its entrance is known. */
const builtOf = (props: Panel) => {
  const chosen = props.placing.aimed();
  const form = props.filling.form();
  const { table, definition } = props;
  const state = stateOf(table);
  const picked = { ...props.filling.picked(), ...chosen?.fill };
  return form ? withRestaurant({ table, definition, state, seat: seatIn(props), tag: form.tag, picked }) : null;
};

/** How far each house is from the new place, and from the nearest rival. */
const Distances = (props: Panel) => {
  const state = createMemo(() => builtOf(props));
  const rows = createMemo(() => {
    const built = state();
    if (!built) return [];
    return nearnessOfAll(props.definition, built, true).flatMap(({ house, chains }) => {
      const mine = chains.find(({ seat }) => seat === props.table.seat);
      const rival = chains.find(({ seat }) => seat !== props.table.seat);
      return mine ? [{ house, mine: mine.distance, rival: rival ?? null }] : [];
    });
  });
  return (
    <Show when={state()}>
      {(built) => (
        <Step title={words().distances}>
          <ul class="distances row">
            <For each={rows()} fallback={<li class="muted">{words().noHouse}</li>}>
              {({ house, mine, rival }) => (
                <li class="chip number" data-best={rival === null || mine <= rival.distance}>
                  <b class="house">{house}</b> {mine}
                  <Show when={rival}>
                    {(near) => (
                      <>
                        {" / "}
                        {near().distance}
                        <Mark colour={colourOf(props.table, near().seat)} name={props.table.names(near().seat)} />
                      </>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ul>
          <Drinks panel={props} state={built()} />
        </Step>
      )}
    </Show>
  );
};

/** The most that the first buyers could bring from there. */
const Drinks = (props: { readonly panel: Panel; readonly state: ReturnType<typeof stateOf> }) => {
  const best = (buyer: EmployeeId) =>
    choiceOf(tripsOf(props.panel.definition, props.state, seatIn(props.panel), buyer)).best[0];
  const known = () => BUYERS.filter((each) => props.panel.definition.content.employees[each] !== undefined);
  return (
    <p class="row">
      <For each={known()}>
        {(buyer) => (
          <span class="chip">
            {cardName(buyer)}:{" "}
            <Show when={best(buyer)} fallback={<span class="muted">{shell().town.nothing}</span>}>
              {(trip) => <GoodsRow goods={trip().drinks} />}
            </Show>
          </span>
        )}
      </For>
    </p>
  );
};

const Managers = (props: Panel) => (
  <Step title={words().manager}>
    <div class="card-row choices">
      <For each={props.filling.offers()}>
        {(value) => (
          <Card
            // cast: the slot offers employees.
            stack={stackOf(props.definition, value as EmployeeId, 1)}
            label={cardName(value)}
            onClick={() => props.filling.pick(value)}
          />
        )}
      </For>
    </div>
  </Step>
);

/** When the restaurant opens: what the manager's card says. */
const Opening = (props: Panel) => {
  // cast: the slot offers employees.
  const manager = () => props.filling.picked()["manager"] as EmployeeId | undefined;
  const atOnce = (): boolean | undefined => {
    const card = manager();
    return card && abilityOf(props.definition.content, card, "open")?.atOnce;
  };
  return (
    <Show when={atOnce() !== undefined}>
      <p class="muted">{atOnce() ? words().opensNow : words().opensLater}</p>
    </Show>
  );
};

/** A restaurant placed, opened or moved: who, which, where, and the corner of its entrance. */
export const RestaurantPanel = (props: Panel) => {
  const name = () => props.filling.slot()?.name;
  const square = (value: Parameters<typeof squareOf>[0]): string => {
    const at = squareOf(value);
    return at ? props.table.words.value("square", [at[0], at[1]]) : "";
  };
  return (
    <div class="slot stack">
      <Answers
        panel={props}
        slots={[
          { name: "manager", text: (value) => cardName(value) },
          { name: "from", text: square },
          { name: "at", text: square },
          { name: "entrance", text: (value) => props.table.words.value("corner", value) },
        ]}
      />
      <Opening {...props} />
      <Switch>
        <Match when={name() === "manager"}>
          <Managers {...props} />
        </Match>
        <Match when={name() === "from"}>
          <Step title={words().restaurant}>
            <TargetButtons {...props} />
          </Step>
        </Match>
        <Match when={name() === "at"}>
          <PlaceSlot {...props} />
        </Match>
        <Match when={name() === "entrance"}>
          <Step title={words().entrance}>
            <p class="muted">{words().corner}</p>
            <TargetButtons {...props} />
          </Step>
        </Match>
      </Switch>
      <Distances {...props} />
    </div>
  );
};
