import type { Json } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { createEffect, For, Show } from "solid-js";
import { squareOf } from "../game.ts";
import type { PanelContext } from "../panel-context.ts";
import type { MapTarget } from "../placing/target.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;

/** The row or column from which an airplane lies, as the rim of the board names it. */
export const lineText = ({ table }: Pick<PanelContext, "table">, side: Json | undefined, offset: number): string =>
  // A square of the first row is named by its column and that row's 1.
  side === "N" || side === "S" ? table.words.value("square", [offset, 0]).slice(0, -1) : String(offset + 1);

/** A target in words, as the list has it. */
export const placeText = (props: Pick<PanelContext, "table">, target: MapTarget): string => {
  const { at, from, side, offset, house, entrance, garden } = target.fill;
  const square = squareOf(at) ?? squareOf(from);
  const value = (kind: string, of: Json): string => props.table.words.value(kind, of);
  if (square && at && entrance !== undefined) {
    return magnateWords().panels.spot(value("square", [square[0], square[1]]), value("corner", entrance));
  }
  if (square) return value("square", [square[0], square[1]]);
  if (typeof house === "number") return value("house", house);
  const where = side ?? entrance ?? garden;
  if (typeof offset === "number" && where !== undefined)
    return `${value("side", where)} ${lineText(props, where, offset)}`;
  return where === undefined ? "" : value("side", where);
};

/** The same places by list and by keys: `[` and `]` go from one to the next as a ghost, Enter takes it, `R` turns. */
const ByKeys = (props: PanelContext) => (
  <div class="row tight-row">
    <Show when={props.placing.canTurn()}>
      <Button aria-pressed={props.placing.turned()} aria-keyshortcuts="R" shortcut="R" onClick={props.placing.turn}>
        {words().turn}
      </Button>
    </Show>
    <Button aria-keyshortcuts="[" shortcut="[" aria-label={words().previous} onClick={() => props.placing.step(-1)}>
      ‹
    </Button>
    <Button aria-keyshortcuts="]" shortcut="]" aria-label={words().next} onClick={() => props.placing.step(1)}>
      ›
    </Button>
    <Button aria-pressed={props.placing.spots()} onClick={() => props.placing.showSpots(!props.placing.spots())}>
      {props.placing.spots() ? magnateWords().map.hideAll : magnateWords().map.showAll}
    </Button>
  </div>
);

/** A place on the map: point and click there, go through the places by keys, or choose from the list. */
export const PlaceSlot = (props: PanelContext & { readonly hint?: string }) => {
  createEffect(() => {
    if (props.placing.candidate()) props.holdMain();
  });
  return (
    <div class="place-slot">
      <p>
        {magnateWords().map.place} <span class="muted">{props.hint}</span>
      </p>
      <ByKeys {...props} />
      <label class="field">
        <span class="hidden">{magnateWords().map.list}</span>
        <select
          onChange={(event) => {
            const target = props.placing.targets()[Number(event.currentTarget.value)];
            if (event.currentTarget.value !== "" && target) props.placing.select(target);
          }}
        >
          <option value="">
            {magnateWords().map.list} · {words().count(props.placing.targets().length)}
          </option>
          <For each={props.placing.targets()}>
            {(target, index) => <option value={index()}>{placeText(props, target)}</option>}
          </For>
        </select>
      </label>
      <Show when={props.placing.candidate()}>
        {(target) => (
          <Button kind="main" class="pinned" onClick={props.placing.take}>
            {words().takePlace(placeText(props, target()))}
          </Button>
        )}
      </Show>
    </div>
  );
};

/** One of a few targets on the map, as buttons too; pointing at a button shows it as a ghost. */
export const TargetButtons = (props: PanelContext) => (
  <div class="offers targets" role="group" aria-label={magnateWords().map.list}>
    <For each={props.placing.targets()}>
      {(target) => (
        <Button
          onPointerEnter={() => props.placing.choose(target)}
          onPointerLeave={() => props.placing.choose(null)}
          onFocus={() => props.placing.choose(target)}
          onBlur={() => props.placing.choose(null)}
          onClick={() => props.placing.select(target)}
        >
          {placeText(props, target)}
        </Button>
      )}
    </For>
  </div>
);
