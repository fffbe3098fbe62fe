import { allGoods, type EmployeeId, kindsOf, type MilestoneId } from "@blueplate/engine";
import { CardAdder, type CardOffer } from "@blueplate/magnate-table";
import { foodChainMagnate, wordsOf } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { For, Show } from "solid-js";
import {
  addCard,
  type PositionEdit,
  type CardPlace,
  removeCard,
  settling,
  withBankrupt,
  withChain,
  withMilestone,
  withReserve,
  withStock,
} from "./changes.ts";
import type { Editing } from "./editing.ts";
import { ChoiceField, NumberField } from "./fields.tsx";
import { chainIn } from "./position-file.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().editor;

const HELD = ["no", "now", "earlier"] as const;

interface PartProps {
  readonly editing: Editing;
  readonly name: string;
}

const cardName = (id: string): string => wordsOf("food-chain-magnate").value("employee", id);

/** The cards in one place of a chain: each kind with its number, one more, one less. */
const Cards = (props: PartProps & { readonly place: CardPlace }) => {
  const employees = (): readonly EmployeeId[] => kindsOf(props.editing.now().ruleset.content.employees);
  const offers = (): readonly CardOffer[] =>
    employees().map((employee) => ({
      employee,
      text: cardName(employee),
      refusal: null,
      add: () => void props.editing.make(addCard(props.name, props.place, employee)),
    }));
  const cards = () => Map.groupBy(chainIn(props.editing.now().file, props.name)[props.place] ?? [], (id) => id);
  return (
    <fieldset>
      <legend>{words().places[props.place]}</legend>
      <ul class="cards row">
        <For each={[...cards()]}>
          {([id, all]) => (
            <li class="chip">
              {all.length} × {cardName(id)}{" "}
              <Button
                kind="quiet"
                aria-label={words().remove(cardName(id))}
                onClick={() => props.editing.make(removeCard(props.name, props.place, id))}
              >
                −
              </Button>
            </li>
          )}
        </For>
      </ul>
      <CardAdder title={words().add} ruleset={props.editing.now().ruleset} offers={offers()} />
    </fieldset>
  );
};

const Milestones = (props: PartProps) => {
  const file = () => props.editing.now().file;
  const known = (): readonly MilestoneId[] => kindsOf(props.editing.now().ruleset.content.milestones);
  const held = (milestone: MilestoneId): (typeof HELD)[number] => {
    if (!chainIn(file(), props.name).milestones?.includes(milestone)) return "no";
    return file().given.milestonesGone?.includes(milestone) ? "earlier" : "now";
  };
  const nameOf = (milestone: string): string => {
    const names: Readonly<Record<string, { readonly name: string }>> = foodChainMagnate().milestones;
    return names[milestone]?.name ?? milestone;
  };
  return (
    <details>
      <summary>{words().milestones}</summary>
      <div class="grid-fields">
        <For each={known()}>
          {(milestone) => (
            <ChoiceField
              label={nameOf(milestone)}
              value={held(milestone)}
              options={HELD.map((value) => ({ value, text: words().held[value] }))}
              onChange={(value) => props.editing.make(withMilestone(props.name, milestone, value))}
            />
          )}
        </For>
      </div>
    </details>
  );
};

/** What belongs to one company, but for what lies on the map. */
export const CompanyPart = (props: PartProps) => {
  const chain = () => chainIn(props.editing.now().file, props.name);
  const settle = (change: PositionEdit): boolean => props.editing.make(...settling(props.editing.now(), change));
  const reserve = () => props.editing.now().file.given.reserves?.[props.name];
  const faces = () => props.editing.now().ruleset.content.reserves.map(({ face }) => face);
  const places = (): readonly CardPlace[] =>
    props.editing.now().file.given.phase === "restructuring" ? ["hand"] : ["atWork", "beach"];
  return (
    <section class="panel pad stack" aria-label={props.name}>
      <div class="grid-fields">
        <NumberField
          label={words().cash}
          value={chain().cash ?? 0}
          onChange={(cash) => settle(withChain(props.name, () => ({ cash })))}
        />
        <Show when={props.editing.now().ruleset.content.reserves.length > 0}>
          <ChoiceField
            label={words().reserve}
            value={String(reserve() ?? "")}
            options={[
              { value: "", text: words().none },
              ...faces().map((value) => ({ value: String(value), text: `$${value}` })),
            ]}
            onChange={(value) => {
              const amount = faces().find((each) => String(each) === value) ?? null;
              settle(withReserve(props.name, amount));
            }}
          />
        </Show>
        <label class="row">
          <input
            type="checkbox"
            checked={chain().bankrupt ?? false}
            onChange={(event) => {
              const { currentTarget: box } = event;
              settle(withBankrupt(props.name, box.checked));
              // Where that cannot be, the reason is told and the box says what is.
              box.checked = chain().bankrupt ?? false;
            }}
          />
          {words().bankrupt}
        </label>
      </div>
      <For each={places()}>{(place) => <Cards {...props} place={place} />}</For>
      <fieldset>
        <legend>{words().stock}</legend>
        <div class="grid-fields">
          <For each={allGoods(props.editing.now().ruleset.content)}>
            {(good) => (
              <NumberField
                label={wordsOf("food-chain-magnate").value("good", good)}
                value={chain().stock?.[good] ?? 0}
                onChange={(count) => props.editing.make(withStock(props.name, good, count))}
              />
            )}
          </For>
        </div>
      </fieldset>
      <Milestones {...props} />
    </section>
  );
};
