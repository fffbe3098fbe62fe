import { campaignNamed } from "@blueplate/words";
import {
  choosersOf,
  type PositionChooser,
  type PlaceFact,
  placeNews,
  placesAlike,
  type PlaceNews,
  positionsOf,
} from "@blueplate/forecast";
import { Button } from "@blueplate/ui";
import { foodChainMagnate, type GuardNotice, shell, slip } from "@blueplate/tabletop";
import { createEffect, createMemo, For, Show } from "solid-js";
import { stateOf } from "../game.ts";
import { Sign } from "../sign/sign.tsx";
import { cardName, type PanelContext, seatIn } from "../panel-context.ts";
import { Step } from "./step.tsx";
import { magnateWords } from "../language.ts";

const namesOf = ({ table }: Pick<PanelContext, "table">, seats: readonly number[]): string =>
  seats.map((seat) => table.names(seat)).join(shell().comma);

/** What a position means, in words; the cards that may be gone stand together. */
const factLines = (props: Pick<PanelContext, "table">, facts: readonly PlaceFact[]): readonly string[] => {
  const { tie, mayGo, lastOf, tilesGo, buildsBefore } = magnateWords().panels;
  const cards = facts.flatMap((fact) => (fact._tag === "card" ? [lastOf(cardName(fact.employee), fact.left)] : []));
  const others = facts.flatMap((fact) => {
    if (fact._tag === "tie") return [tie[fact.outcome](fact.house, namesOf(props, fact.rivals))];
    if (fact._tag === "tiles")
      return [tilesGo(campaignNamed(foodChainMagnate().campaigns, fact.kind), fact.before, fact.left)];
    return fact._tag === "builders" ? [buildsBefore(namesOf(props, fact.seats), fact.most, fact.seats.length)] : [];
  });
  return [...others, ...(cards.length > 0 ? [mayGo(cards.join(shell().comma))] : [])];
};

/** How a place reads: what it means otherwise than the free one before it. */
const linesOf = (props: Pick<PanelContext, "table">, { like, facts, keeps }: PlaceNews): readonly string[] => {
  const { nothingFirst, likePlace, likeBut } = magnateWords().panels;
  const lines = factLines(props, facts);
  if (lines.length === 0) return [like === null ? nothingFirst : likePlace(like)];
  return like !== null && keeps ? [likeBut(like), ...lines] : lines;
};

/** The ties that the chosen position loses, said at the button. */
export const orderSays = (panel: PanelContext): readonly GuardNotice[] => {
  const chosen = panel.filling.picked()["position"];
  return positionsOf(panel.ruleset, stateOf(panel.table), seatIn(panel))
    .filter(({ position }) => position === chosen)
    .flatMap(({ position, ties }) =>
      ties
        .filter(({ outcome }) => outcome === "lost")
        .map(({ house, rivals }) => slip(magnateWords().panels.losesTie(position, house, namesOf(panel, rivals)))),
    );
};

/** Everybody in the order in which they choose, with their open slots. */
const Queue = (props: PanelContext) => {
  const choosers = createMemo(() => choosersOf(props.ruleset, stateOf(props.table)));
  const slots = ({ slots: all, lent }: PositionChooser): string =>
    lent > 0
      ? `${magnateWords().panels.slots(all - lent)} ${magnateWords().panels.lent(lent)}`
      : magnateWords().panels.slots(all);
  return (
    <Step title={magnateWords().panels.queue} term="slots">
      <ol class="queue row">
        <For each={choosers()}>
          {(chooser) => (
            <li class="chip number" data-mine={chooser.seat === props.table.seat}>
              <Sign table={props.table} seat={chooser.seat} label={props.table.names(chooser.seat)} />
              {chooser.seat === props.table.seat ? magnateWords().ask.yours : props.table.names(chooser.seat)}
              {" · "}
              {slots(chooser)}
              <Show when={chooser.position}>{(position) => <b>→ {magnateWords().panels.place(position())}</b>}</Show>
            </li>
          )}
        </For>
      </ol>
    </Step>
  );
};

/** A free position: the button that takes it, and what it changes for oneself; the first is the main one until one is taken up. */
const Free = (props: {
  readonly panel: PanelContext;
  readonly place: PlaceNews;
  readonly alike: boolean;
  readonly leads: boolean;
}) => (
  <div class="free-place">
    <Button
      kind={props.leads ? "main" : "plain"}
      aria-pressed={props.panel.filling.picked()["position"] === props.place.position}
      onClick={() => props.panel.filling.fill({ position: props.place.position })}
    >
      {magnateWords().ask.freePlace(props.place.position)}
    </Button>
    <Show when={!props.alike}>
      <ul>
        <For each={linesOf(props.panel, props.place)}>{(line) => <li>{line}</li>}</For>
      </ul>
    </Show>
  </div>
);

/** What every free place means, once above them all; and whether they differ at all. */
const Common = (props: { readonly lines: readonly string[]; readonly alike: boolean }) => (
  <>
    <Show when={props.lines.length > 0}>
      <p class="places-common">
        {magnateWords().panels.everyPlace}: {props.lines.join(" · ")}
      </p>
    </Show>
    <Show when={props.alike}>
      <p class="places-common">{magnateWords().panels.placesAlike}</p>
    </Show>
  </>
);

const Taken = (props: { readonly panel: PanelContext; readonly seat: number; readonly position: number }) => (
  <span class="taken">
    <span class="number">{magnateWords().panels.place(props.position)}</span>
    <Sign table={props.panel.table} seat={props.seat} label={props.panel.table.names(props.seat)} />
    {props.panel.table.names(props.seat)}
  </span>
);

/** The queue with its slots, and the places in the order: who has taken which, and what each free one means. */
export const OrderPanel = (props: PanelContext) => {
  const taken = () => {
    const { stage } = stateOf(props.table);
    return stage._tag === "order-of-business" ? stage.taken : [];
  };
  const news = createMemo(() => placeNews(positionsOf(props.ruleset, stateOf(props.table), seatIn(props))));
  const alike = (): boolean => placesAlike(news());
  /** The first free place, which the coach would take, too, while none is taken up. */
  const leading = (): number | null =>
    props.filling.picked()["position"] === undefined ? (news().places[0]?.position ?? null) : null;
  createEffect(() => {
    if (leading() !== null) props.holdMain();
  });
  return (
    <div class="slot stack">
      <Queue {...props} />
      <Step title={magnateWords().ask.places} term="order">
        <Common lines={factLines(props, news().common)} alike={alike()} />
        <ol class="offers places" data-alike={alike()}>
          <For each={taken()}>
            {(seat, index) => (
              <li>
                <Show
                  when={news().places.find(({ position }) => position === index() + 1)}
                  fallback={<Taken panel={props} seat={seat ?? 0} position={index() + 1} />}
                >
                  {(place) => (
                    <Free panel={props} place={place()} alike={alike()} leads={place().position === leading()} />
                  )}
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Step>
    </div>
  );
};
