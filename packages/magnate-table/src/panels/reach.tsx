import { entriesOf, type Good } from "@blueplate/engine";
import { effectOf, type CampaignHouseEffect } from "@blueplate/forecast";
import { narrow } from "@blueplate/tabletop";
import { createMemo, createSignal, For, Show } from "solid-js";
import { GoodGlyph, GoodsRow } from "../cards/cards.tsx";
import { stateOf } from "../game.ts";
import { word } from "../glossary.ts";
import { Sign } from "../sign/sign.tsx";
import { placeOf } from "../placing/target.ts";
import { type PanelContext, seatIn } from "../panel-context.ts";
import { magnateWords } from "../language.ts";
import { shortened } from "./shortened.ts";

const words = () => magnateWords().ask;

/** What the campaign filled in so far would do to the houses it reaches; empty until it has a place. */
export const reachedBy = (props: PanelContext): readonly CampaignHouseEffect[] => {
  const picked = props.placing.meant();
  const { campaign, good } = picked;
  const place = placeOf(props.ruleset, picked);
  if (!place || typeof campaign !== "number") return [];
  // cast: the slot offers goods.
  const draft = { campaign, owner: seatIn(props), good: (good ?? "burger") as Good, place };
  return effectOf(props.ruleset, stateOf(props.table), draft);
};

/** The basket in the order in which it came about; what found no room behind it, grey. */
const Basket = (props: { readonly reached: CampaignHouseEffect }) => (
  <span class="basket">
    <For each={props.reached.basket}>{(good) => <GoodGlyph good={good} />}</For>
    <Show when={props.reached.turnedAway.length > 0}>
      <span class="turned-away" title={magnateWords().panels.turnedAway(props.reached.turnedAway.length)}>
        <For each={props.reached.turnedAway}>{(good) => <GoodGlyph good={good} />}</For>
      </span>
    </Show>
  </span>
);

/** Whether one could fill the basket; of a house that no road joins to oneself there is no such question. */
const Filling = (props: { readonly reached: CampaignHouseEffect }) => (
  <Show when={props.reached.joined} fallback={<span class="muted">{magnateWords().panels.noRoadOfYours}</span>}>
    <Show
      when={entriesOf(props.reached.lacks).length > 0}
      fallback={<span class="muted">{magnateWords().panels.canFill}</span>}
    >
      <span class="muted">
        {words().youLack} <GoodsRow goods={props.reached.lacks} />
      </span>
    </Show>
  </Show>
);

const HouseRow = (props: {
  readonly panel: PanelContext;
  readonly reached: CampaignHouseEffect;
  readonly chosen: boolean;
}) => {
  const { table } = props.panel;
  const isMine = (): boolean => props.reached.nearest === table.seat;
  return (
    <li class="row reached" data-lost={props.reached.added === 0}>
      <b class="house number">{props.reached.house}</b>
      <Show when={props.chosen} fallback={<span class="muted number">+{props.reached.added}</span>}>
        <Basket reached={props.reached} />
      </Show>
      <Show when={props.reached.lost > 0}>
        <span class="lost">{(props.reached.mayEatFirst ? words().lostUnless : words().lost)(props.reached.lost)}</span>
      </Show>
      <Show
        when={props.reached.nearest !== null && { seat: props.reached.nearest }}
        fallback={
          <Show when={!props.chosen}>
            <span class="muted">{words().nearestNobody}</span>
          </Show>
        }
      >
        {(first) => (
          <span class="chip">
            <Sign table={table} seat={first().seat} label={table.names(first().seat)} />
            {words().nearestIs(isMine() ? words().yours : table.names(first().seat))}
          </span>
        )}
      </Show>
      <Show when={props.chosen}>
        <Filling reached={props.reached} />
      </Show>
    </li>
  );
};

/** Houses that stand above the foot of the question with everything that is asked before them, on a phone and on a low desk. */
const ROWS = { phone: 2, desk: 3 } as const;

/** The houses that the campaign reaches: the basket after its first night, what is lost, who would be first there; the rest at a press. */
export const Reach = (props: PanelContext) => {
  const isPhone = narrow();
  const [whole, setWhole] = createSignal(false);
  const reached = createMemo(() => reachedBy(props));
  const placed = () => placeOf(props.ruleset, props.placing.meant()) !== null;
  const list = () => {
    const most = isPhone() ? ROWS.phone : ROWS.desk;
    return shortened(reached(), seatIn(props), whole() ? reached().length : most);
  };
  return (
    <Show when={placed()}>
      <section class="ask-step">
        <div class="reach-head">
          <h3 data-term={word("reach")}>{words().reaches}</h3>
          <Show when={list().more > 0}>
            <button type="button" class="more" onClick={() => setWhole(true)}>
              {words().moreHouses(list().more)}
            </button>
          </Show>
        </div>
        <ul class="reach-list tonight">
          <For each={list().shown} fallback={<li class="muted">{words().reachesNone}</li>}>
            {(each) => <HouseRow panel={props} reached={each} chosen={props.filling.picked()["good"] !== undefined} />}
          </For>
        </ul>
      </section>
    </Show>
  );
};
