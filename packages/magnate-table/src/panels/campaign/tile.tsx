import { campaignNamed } from "@blueplate/words";
import { type CampaignKind, campaignKindOf, sizeOfCampaign } from "@blueplate/engine";
import type { PickedFields } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { foodChainMagnate as texts, shell } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { CampaignSign, EmployeeCard } from "../../cards/cards.tsx";
import { stackOf } from "../../cards/stacks.ts";
import { stateOf } from "../../game.ts";
import { magnateWords } from "../../language.ts";
import { cardName, type PanelContext } from "../../panel-context.ts";
import { fillUsual } from "../../placing/default-campaign.ts";
import { offersOf } from "../slot-of.ts";
import { Step } from "../step.tsx";
import { employeeIn } from "./terms.tsx";

const words = () => magnateWords().ask;

/** Takes another marketeer or tile, with the usual answers to all that follows; what it says stays. */
const change = (props: PanelContext, chosen: PickedFields): void => {
  const { marketer, good } = props.filling.picked();
  const kept = { ...(marketer === undefined ? {} : { marketer }), ...(good === undefined ? {} : { good }) };
  fillUsual(props.table, props.ruleset, props.filling, { ...kept, ...chosen });
};

/** Marketeers as cards. */
export const Marketeers = (props: PanelContext) => (
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
export const Tiles = (props: PanelContext) => {
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

/** What else could be launched, once something is staged: other marketeers and tiles, one tap away. */
export const Others = (props: PanelContext) => {
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
