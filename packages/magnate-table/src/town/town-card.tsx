import { type Campaign, countList, type Ruleset, type House } from "@blueplate/engine";
import { forecastOf } from "@blueplate/forecast";
import { SidePanel } from "@blueplate/ui";
import { foodChainMagnate, LinkedText, shell, type TableProps, type NamedEntity } from "@blueplate/tabletop";
import { createMemo, Match, Show, Switch } from "solid-js";
import { CampaignSign, GoodGlyph, GoodsRow } from "../cards/cards.tsx";
import { stateOf } from "../game.ts";
import { createLastDinner, PastRow } from "../lens/last-dinner.tsx";
import { createSurprises } from "../lens/forecast-misses.tsx";
import { nothingTonight, TonightRow } from "../lens/tonight.tsx";
import { goodsName } from "../panel-context.ts";
import { Sign } from "../sign/sign.tsx";
import { squareName } from "./square-name.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().townCard;

interface Of {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
}

/** What the last dinner was to a house; nothing before the first. */
const Before = (props: Of & { readonly house: House }) => {
  const dinner = createLastDinner(props);
  const surprises = createSurprises(props);
  return (
    <Show when={dinner()}>
      {(past) => (
        <section
          class="last-dinner"
          // Beside the tab of the last dinner, which has the name alone.
          aria-label={`${magnateWords().town.lastDinner} #${props.house.house}`}
        >
          <h3>{magnateWords().town.lastDinner}</h3>
          <Show
            when={past().services.find(({ house }) => house === props.house.house)}
            fallback={<p class="muted">{words().ateNothing}</p>}
          >
            {(service) => (
              <ul class="tonight-list">
                <PastRow {...props} dinner={past()} service={service()} surprise={surprises().get(props.house.house)} />
              </ul>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
};

/** A house: where it stands, its basket and room, everybody's offers tonight, and how the last dinner went there. */
const HouseCard = (props: Of & { readonly house: House }) => {
  const forecast = createMemo(() => forecastOf(props.ruleset, stateOf(props.table)));
  const room = (): number => props.ruleset.formulas.roomOf(props.ruleset, stateOf(props.table), props.house);
  return (
    <div class="lens-tab">
      <p>{magnateWords().text.stands(props.house.house, squareName(props.house.at), props.house.garden !== null)}</p>
      <p class="row tight-row">
        <GoodsRow goods={countList(props.house.demand)} />
        <span class="muted number">{magnateWords().townCard.ofRoom(props.house.demand.length, room())}</span>
      </p>
      <Show
        when={forecast().find(({ house }) => house === props.house.house)}
        fallback={<p class="muted">{nothingTonight(props.ruleset, stateOf(props.table), words().wantsNothing)}</p>}
      >
        {(service) => (
          <section aria-label={magnateWords().town.tonight}>
            <h3>{magnateWords().town.tonight}</h3>
            <ul class="tonight-list">
              <TonightRow {...props} service={service()} asked />
            </ul>
          </section>
        )}
      </Show>
      <Before {...props} />
    </div>
  );
};

/** A campaign: whose it is, for what, of which kind, how long it runs, and the houses it reaches. */
const CampaignCard = (props: Of & { readonly campaign: Campaign }) => {
  const kind = (): string => {
    const names: Readonly<Record<string, { readonly name: string }>> = foodChainMagnate().campaigns;
    return names[props.ruleset.content.campaigns[props.campaign.campaign]?.kind ?? ""]?.name ?? "";
  };
  const left = (): string =>
    props.campaign.left === "endless" ? magnateWords().text.endless : magnateWords().text.rounds(props.campaign.left);
  const reach = (): string => {
    const { campaign } = props.campaign;
    const houses = props.ruleset.formulas.recipients(props.ruleset, stateOf(props.table), props.campaign);
    if (houses.length === 0) return magnateWords().text.reachesNone(campaign);
    return magnateWords().text.reaches(campaign, houses.map((house) => `#${house}`).join(shell().comma));
  };
  return (
    <div class="lens-tab" data-thing={`campaign:${props.campaign.campaign}`}>
      <p class="row tight-row">
        <Sign table={props.table} seat={props.campaign.owner} />
        <b>{props.table.names(props.campaign.owner)}</b>
        <CampaignSign kind={props.ruleset.content.campaigns[props.campaign.campaign]?.kind ?? "billboard"} />
        <span>{kind()}</span>
        <GoodGlyph good={props.campaign.good} />
        <span>{goodsName(props.campaign.good)}</span>
        <span class="muted number">{left()}</span>
      </p>
      <p>
        <LinkedText sentence={props.table.words.linked(reach())} />
      </p>
    </div>
  );
};

/** The card of a house or campaign over the map, for as long as it stands in town. */
export const TownCard = (
  props: Of & { readonly thing: NamedEntity | null; readonly open: boolean; readonly onClose: () => void },
) => {
  const found = <T,>(kind: string, all: readonly T[], number: (each: T) => number): T | undefined =>
    props.thing?.kind === kind ? all.find((each) => String(number(each)) === props.thing?.id) : undefined;
  const house = () => found("house", stateOf(props.table).town.houses, (each) => each.house);
  const campaign = () => found("campaign", stateOf(props.table).town.campaigns, (each) => each.campaign);
  const title = (): string => {
    const number = Number(props.thing?.id);
    return props.thing?.kind === "campaign" ? words().campaign(number) : words().house(number);
  };
  return (
    <SidePanel
      open={props.open && (house() ?? campaign()) !== undefined}
      title={title()}
      close={shell().frame.close}
      onClose={props.onClose}
      class="of-one"
    >
      <Switch>
        <Match when={house()}>{(each) => <HouseCard {...props} house={each()} />}</Match>
        <Match when={campaign()}>{(each) => <CampaignCard {...props} campaign={each()} />}</Match>
      </Switch>
    </SidePanel>
  );
};
