import { type EmployeeId, entriesOf, type Goods, type State } from "@blueplate/engine";
import {
  choiceOf,
  doorsAt,
  firstBuyers,
  nearnessOfAll,
  shiftsOf,
  type PendingRestaurant,
  tripsOf,
  withRestaurant,
} from "@blueplate/forecast";
import { Button } from "@blueplate/ui";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { EmployeeCard, GoodsRow } from "../cards/cards.tsx";
import { stackOf } from "../cards/stacks.ts";
import { squareOf, stateOf } from "../game.ts";
import { Sign } from "../sign/sign.tsx";
import { FarnessKey } from "../placing/farness-key.tsx";
import { standingIn } from "../placing/ghost.ts";
import { cardName, type PanelContext, seatIn } from "../panel-context.ts";
import { PlaceSlot, TargetButtons } from "./place.tsx";
import { ShiftList } from "./shifts.tsx";
import { Answers, Step } from "./step.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;

/** The restaurant that the form has in hand, and the town with it, once its entrance is known. */
const builtOf = (props: PanelContext) => {
  const tag = props.filling.form()?.tag ?? "";
  const picked = props.placing.meant();
  const standing = standingIn({ ruleset: props.ruleset, tag, picked });
  return standing && { standing, state: withRestaurant(stateOf(props.table), seatIn(props), standing) };
};

/** How far each house is from the new place, and from the nearest rival. */
const Distances = (props: { readonly panel: PanelContext; readonly built: State }) => {
  const rows = createMemo(() => {
    const { ruleset, table } = props.panel;
    return nearnessOfAll(ruleset, props.built, true).flatMap(({ house, chains }) => {
      const mine = chains.find(({ seat }) => seat === table.seat);
      const rival = chains.find(({ seat }) => seat !== table.seat);
      return mine ? [{ house, mine: mine.distance, rival: rival ?? null }] : [];
    });
  });
  return (
    <Step title={words().distances} term="distance">
      <FarnessKey
        text={rows().some(({ rival }) => rival) ? magnateWords().map.farness : magnateWords().map.farnessHere}
      />
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
                    <Sign table={props.panel.table} seat={near().seat} label={props.panel.table.names(near().seat)} />
                  </>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Step>
  );
};

/** The most that the first buyers could bring from there at once. */
const Drinks = (props: { readonly panel: PanelContext; readonly state: State }) => {
  const best = (buyer: EmployeeId): Goods =>
    choiceOf(tripsOf(props.panel.ruleset, props.state, seatIn(props.panel), buyer)).best[0]?.drinks ?? {};
  return (
    <Step title={words().trip} term="range">
      <p class="row first-trips">
        <For each={firstBuyers(props.panel.ruleset)}>
          {(buyer) => (
            <span class="chip">
              {cardName(buyer)}:{" "}
              <Show
                when={entriesOf(best(buyer)).length > 0}
                fallback={<span class="muted">{magnateWords().panels.noDrink}</span>}
              >
                <GoodsRow goods={best(buyer)} />
              </Show>
            </span>
          )}
        </For>
      </p>
    </Step>
  );
};

const Managers = (props: PanelContext) => (
  <Step title={words().manager} term="comingSoon">
    <div class="card-row choices">
      <For each={props.filling.offers()}>
        {(value) => (
          <EmployeeCard
            // cast: the slot offers employees.
            stack={stackOf(props.ruleset, value as EmployeeId, 1)}
            label={cardName(value)}
            onClick={() => props.filling.pick(value)}
          />
        )}
      </For>
    </div>
  </Step>
);

/** When it opens, and by how many corners. */
const Opening = (props: { readonly panel: PanelContext; readonly standing: PendingRestaurant }) => {
  const opens = (): string => {
    const texts = magnateWords().panels.opens;
    if (stateOf(props.panel.table).stage._tag === "setup-restaurants") return texts.first;
    return props.standing.open ? texts.tonight : texts.later;
  };
  const doors = () =>
    doorsAt(props.panel.ruleset, stateOf(props.panel.table), seatIn(props.panel), props.standing).length;
  return (
    <>
      <p class="muted">{opens()}</p>
      <Show when={doors() > 1}>
        <p class="muted">{magnateWords().panels.driveIn}</p>
      </Show>
    </>
  );
};

/** What the spot changes, how near it is to whom, and when it opens. */
const Consequences = (props: PanelContext) => {
  const built = createMemo(() => builtOf(props));
  const shifts = createMemo(() => {
    const now = built();
    return now && shiftsOf(props.ruleset, stateOf(props.table), now.state);
  });
  return (
    <Show when={built()}>
      {(now) => (
        <>
          <Opening panel={props} standing={now().standing} />
          <Show when={shifts()}>{(all) => <ShiftList table={props.table} shifts={all()} />}</Show>
          <Distances panel={props} built={now().state} />
          <Drinks panel={props} state={now().state} />
        </>
      )}
    </Show>
  );
};

/** A restaurant placed, opened or moved: who, which, where, and the corner of its entrance. */
export const RestaurantPanel = (props: PanelContext) => {
  const name = () => props.filling.slot()?.name;
  const square = (value: Parameters<typeof squareOf>[0]): string => {
    const at = squareOf(value);
    return at ? props.table.words.value("square", [at[0], at[1]]) : "";
  };
  return (
    <div class="slot stack">
      <div class="row staged">
        <Answers
          panel={props}
          slots={[
            { name: "manager", text: (value) => cardName(value) },
            { name: "from", text: square },
            { name: "at", text: square },
            { name: "entrance", text: (value) => props.table.words.value("corner", value) },
          ]}
        />
        <Show when={props.filling.slot() === null}>
          <Button class="small" aria-keyshortcuts="R" shortcut="R" onClick={props.placing.turn}>
            {magnateWords().panels.turnBuilding}
          </Button>
        </Show>
      </div>
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
          <PlaceSlot {...props} hint={magnateWords().panels.corner} />
        </Match>
        <Match when={name() === "entrance"}>
          <Step title={words().entrance}>
            <p class="muted">{words().corner}</p>
            <TargetButtons {...props} />
          </Step>
        </Match>
      </Switch>
      <Consequences {...props} />
    </div>
  );
};
