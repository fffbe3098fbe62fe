import { type Definition, type EmployeeId, entriesOf, type Goods } from "@blueplate/engine";
import { type Json, seatOf } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { For, type JSX, Show } from "solid-js";
import type { Filling } from "../../table/filling.ts";
import type { TableProps } from "../../table/props.ts";
import type { QuestionParts } from "../../table/question.tsx";
import { Card, GoodsRow } from "./cards.tsx";
import { stackOf } from "./company.ts";
import { DismissalSlot } from "./dismissal.tsx";
import { stateOf } from "./game.ts";
import { isPlacing } from "./placing.ts";
import { StructureSlot } from "./structure.tsx";

interface PartProps {
  readonly table: TableProps;
  readonly definition: Definition;
  readonly filling: Filling;
}

/** Cards to choose from, drawn as cards. */
const CardChoice = (props: PartProps) => (
  <div class="card-row">
    <For each={props.filling.offers()}>
      {(value) => (
        <Card
          // cast: slots of kind employee offer employees.
          stack={stackOf(props.definition, value as EmployeeId, 1)}
          label={stackOf(props.definition, value as EmployeeId, 1).name}
          onClick={() => props.filling.pick(value)}
        />
      )}
    </For>
  </div>
);

/** What a trip brings: the facts that the form itself would tell. */
const haulOf = (props: PartProps, route: Json): Goods => {
  const form = props.filling.form();
  if (!form || props.table.seat === null) return {};
  const dice = { int: () => 0, shuffle: <T,>(_label: string, items: readonly T[]) => items, rolls: 0 };
  // cast: the slots so far and this route make the command.
  const command = { _tag: form.tag, ...props.filling.picked(), route } as { readonly _tag: string };
  const [event] = form.decide(stateOf(props.table), seatOf(props.table.seat), command, dice);
  // cast: the one fact of this form is `DrinksBought`.
  return event && "drinks" in event ? (event.drinks as Goods) : {};
};

/** Hauls, not routes: one button for each set of drinks. */
const HaulChoice = (props: PartProps) => (
  <div class="offers">
    <For each={props.filling.offers()}>
      {(route) => (
        <Button onClick={() => props.filling.pick(route)}>
          <Show when={entriesOf(haulOf(props, route)).length > 0} fallback={shell.town.brings(shell.town.nothing)}>
            <GoodsRow goods={haulOf(props, route)} />
          </Show>
        </Button>
      )}
    </For>
  </div>
);

/** A place on the map: point and click there, or choose from the list, which has the same places. */
const PlaceChoice = (props: PartProps & { readonly spots: boolean; readonly onSpots: (shown: boolean) => void }) => (
  <div class="stack">
    <p>{shell.map.place}</p>
    <Button aria-pressed={props.spots} onClick={() => props.onSpots(!props.spots)}>
      {props.spots ? shell.map.hideAll : shell.map.showAll}
    </Button>
    <label class="field">
      <span class="label">{shell.map.list}</span>
      <select
        onChange={(event) => {
          const value = props.filling.offers()[Number(event.currentTarget.value)];
          if (value !== undefined) props.filling.pick(value);
        }}
      >
        <option value="">…</option>
        <For each={props.filling.offers()}>
          {(value, index) => <option value={index()}>{props.table.words.value("square", value)}</option>}
        </For>
      </select>
    </label>
  </div>
);

/** How this game draws its slots: structures and dismissals as companies, cards as cards, places on the map. */
export const partsOf = (
  table: TableProps,
  definition: Definition,
  spots: () => boolean,
  onSpots: (shown: boolean) => void,
): QuestionParts => ({
  slot: (filling): JSX.Element | null => {
    const kind = filling.slot()?.kind;
    const tag = filling.form()?.tag;
    const part = { table, definition, filling };
    if (tag === "restructure.submit") return <StructureSlot {...part} />;
    if (tag === "payday.fire" && filling.slot()?.name === "employees") return <DismissalSlot {...part} />;
    if (isPlacing(filling)) return <PlaceChoice {...part} spots={spots()} onSpots={onSpots} />;
    if (kind === "employee" && filling.slot()?.shape === "choice") return <CardChoice {...part} />;
    return kind === "route" ? <HaulChoice {...part} /> : null;
  },
});
