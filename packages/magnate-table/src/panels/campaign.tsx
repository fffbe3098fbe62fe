import { campaignNamed } from "@blueplate/words";
import {
  type CampaignKind,
  campaignKindOf,
  costsSalary,
  type EmployeeId,
  marketableGoods,
  sizeOfCampaign,
} from "@blueplate/engine";
import type { Json, PickedFields } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { foodChainMagnate as texts, shell } from "@blueplate/tabletop";
import { For, Match, Show, Switch } from "solid-js";
import { CampaignSign, EmployeeCard } from "../cards/cards.tsx";
import { stackOf } from "../cards/stacks.ts";
import { stateOf } from "../game.ts";
import { NamedGood } from "../named-good.tsx";
import { placeText } from "./campaign-line.ts";
import { cardName, goodName, type PanelContext, seatIn } from "../panel-context.ts";
import { lineText, PlaceSlot } from "./place.tsx";
import { Reach } from "./reach.tsx";
import { isAsked, offersOf } from "./slot-of.ts";
import { Answers, Step } from "./step.tsx";
import { fillUsual, longestRun } from "../placing/default-campaign.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;

// cast: the slots offer employees and numbers of tiles.
const employeeIn = (value: Json): EmployeeId => value as EmployeeId;

/** Takes another marketeer or tile, with the usual answers to all that follows; what it says stays. */
const change = (props: PanelContext, chosen: PickedFields): void => {
  const { marketer, good } = props.filling.picked();
  const kept = { ...(marketer === undefined ? {} : { marketer }), ...(good === undefined ? {} : { good }) };
  fillUsual(props.table, props.ruleset, props.filling, { ...kept, ...chosen });
};

/** Marketeers as cards. */
const Marketeers = (props: PanelContext) => (
  <Step title={words().marketeer} term="campaigns">
    <div class="card-row choices">
      <For each={props.filling.offers()} fallback={<p class="muted">{words().noCampaign}</p>}>
        {(value) => (
          <EmployeeCard
            stack={stackOf(props.ruleset, employeeIn(value), 1)}
            label={cardName(value)}
            onClick={() => change(props, { marketer: value })}
          />
        )}
      </For>
    </div>
  </Step>
);

/** Tiles with their kind, their size, and which running campaigns come before them at night. */
const Tiles = (props: PanelContext) => {
  const kindOf = (tile: number): CampaignKind => props.ruleset.content.campaigns[tile]?.kind ?? "billboard";
  const nameOf = (tile: number): string => campaignNamed(texts().campaigns, kindOf(tile));
  const sizeOf = (tile: number): string => {
    if (campaignKindOf(props.ruleset.content, tile).lies === "beside") return "";
    const { width, height } = sizeOfCampaign(props.ruleset, tile, false);
    return `${width}×${height}`;
  };
  const before = (tile: number): string =>
    stateOf(props.table)
      .town.campaigns.filter(({ campaign }) => campaign < tile)
      .map(({ campaign }) => `#${campaign}`)
      .join(shell().comma);
  return (
    <Step title={words().tile}>
      <div class="offers">
        <For each={offersOf(props, "campaign").filter((value) => typeof value === "number")}>
          {(tile) => (
            <Button
              aria-pressed={props.filling.picked()["campaign"] === tile}
              onClick={() => change(props, { campaign: tile })}
            >
              <span>
                <b class="number">#{tile}</b> <CampaignSign kind={kindOf(tile)} /> {nameOf(tile)}{" "}
                <span class="number">{sizeOf(tile)}</span>
                <Show when={before(tile)}>
                  <small class="muted"> {words().before(before(tile))}</small>
                </Show>
              </span>
            </Button>
          )}
        </For>
      </div>
    </Step>
  );
};

/** Goods; the longest run comes with them. */
const Goods = (props: PanelContext) => {
  const pick = (good: Json): void => {
    const picked = props.filling.picked();
    const state = stateOf(props.table);
    const duration =
      picked["duration"] ?? longestRun({ filling: props.filling, state, seat: seatIn(props) }, { ...picked, good });
    props.filling.fill({ good, ...(duration === null ? {} : { duration }) });
  };
  return (
    <Step title={words().good}>
      <div class="offers good-offers">
        <For each={marketableGoods(props.ruleset.content)}>
          {(good) => (
            <Button
              aria-label={goodName(good)}
              data-term={`good:${good}`}
              aria-pressed={props.filling.picked()["good"] === good}
              onClick={() => pick(good)}
            >
              <NamedGood table={props.table} good={good} />
            </Button>
          )}
        </For>
      </div>
    </Step>
  );
};

/** How long, named by the rounds it runs in, with when the marketeer is back and what he costs until then. */
const Durations = (props: PanelContext) => {
  const marketer = () => employeeIn(props.filling.picked()["marketer"] ?? null);
  const chain = () => stateOf(props.table).chains[props.table.seat ?? 0];
  const round = (): number => stateOf(props.table).round;
  const chosen = (): number | null => {
    const { duration } = props.filling.picked();
    return typeof duration === "number" ? duration : null;
  };
  const salary = (rounds: number): string => {
    const mine = chain();
    const paid = mine !== undefined && costsSalary(props.ruleset, mine, marketer());
    return paid ? ` · ${words().salaries(rounds * props.ruleset.content.constants.salary)}` : "";
  };
  return (
    <Show when={isAsked(props, "duration")} fallback={<p class="chip">{words().endless}</p>}>
      <Step title={words().duration} term="busy">
        <div class="offers durations">
          <For each={offersOf(props, "duration").filter((each) => typeof each === "number")}>
            {(rounds) => (
              <Button
                class="number small"
                aria-pressed={chosen() === rounds}
                aria-label={words().runs(round(), rounds)}
                onClick={() => props.filling.fill({ duration: rounds })}
              >
                {words().rounds(round(), rounds)}
              </Button>
            )}
          </For>
        </div>
        <Show when={chosen()}>
          {(rounds) => (
            <p class="number">
              {words().runs(round(), rounds())}
              {salary(rounds())}
            </p>
          )}
        </Show>
      </Step>
    </Show>
  );
};

/** What else could be launched, once something is staged: other marketeers and tiles, one tap away. */
const Others = (props: PanelContext) => {
  const marketeers = () => offersOf(props, "marketer");
  return (
    <>
      <Show when={marketeers().length > 1}>
        <Step title={words().marketeer} term="campaigns">
          <div class="offers">
            <For each={marketeers()}>
              {(value) => (
                <Button
                  class="small"
                  aria-pressed={props.filling.picked()["marketer"] === value}
                  onClick={() => change(props, { marketer: value })}
                >
                  {cardName(value)}
                </Button>
              )}
            </For>
          </div>
        </Step>
      </Show>
      <Show when={offersOf(props, "campaign").length > 1}>
        <Tiles {...props} />
      </Show>
    </>
  );
};

/** A campaign: marketeer, tile, place, good and duration; what it would do stands below as soon as it has a place. */
export const CampaignPanel = (props: PanelContext) => {
  const name = () => props.filling.slot()?.name;
  return (
    <div class="slot stack">
      <div class="row staged">
        <Answers
          panel={props}
          slots={[
            { name: "marketer", text: (value) => cardName(value) },
            { name: "campaign", text: (value) => words().tileNumber(Number(value)) },
            { name: "side", text: (value) => props.table.words.value("side", value) },
            { name: "offset", text: (value) => lineText(props, props.filling.picked()["side"], Number(value)) },
            { name: "at", text: () => placeText(props) },
          ]}
        />
        <Show when={props.placing.isStaged() && props.placing.canTurn()}>
          <Button
            class="small"
            aria-keyshortcuts="R"
            shortcut="R"
            aria-pressed={props.placing.turned()}
            onClick={props.placing.turn}
          >
            {words().turn}
          </Button>
        </Show>
      </div>
      <Switch
        fallback={
          <>
            <Goods {...props} />
            <Reach {...props} />
            <Show when={props.filling.picked()["good"] !== undefined}>
              <Durations {...props} />
            </Show>
            <Others {...props} />
          </>
        }
      >
        <Match when={name() === "marketer"}>
          <Marketeers {...props} />
        </Match>
        <Match when={name() === "campaign"}>
          <Tiles {...props} />
        </Match>
        <Match when={name() === "at"}>
          <PlaceSlot {...props} />
        </Match>
        <Match when={name() === "side" || name() === "offset"}>
          <PlaceSlot {...props} />
        </Match>
        <Match when={name() === "turned"}>
          <Button onClick={() => props.filling.fill({ turned: true })}>{words().turned}</Button>
          <Button onClick={props.filling.skip}>{shell().table.leaveOut}</Button>
        </Match>
      </Switch>
      {/* While the place is sought; once it stands, before how long. */}
      <Show when={name() === "at" || name() === "offset" || name() === "side"}>
        <Reach {...props} />
      </Show>
    </div>
  );
};
