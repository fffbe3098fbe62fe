import { createWriter, drawnSize, EDGE, flatMap, UNIT } from "@blueplate/city/flat";
import { kindsOf, type Ruleset, rulesetOf, type State } from "@blueplate/engine";
import { pictureOf } from "@blueplate/forecast";
import type { PositionPictureProps, PositionView } from "@blueplate/tabletop";
import { createMemo, createUniqueId, For, Show } from "solid-js";
import "../styles/card.css";
import { EmployeeCard } from "../cards/cards.tsx";
import { stackOf } from "../cards/stacks.ts";
import { chainStyle } from "../sign/chain-style.ts";
import { MilestoneList } from "./milestone-list.tsx";
import "./position-picture.css";

/** How much wider than high a picture is. */
const SHAPE = 2;

/** The end of a board that is too long for its frame at which the first seat has its restaurant. */
const endOf = (state: State, width: number): "xMin" | "xMax" => {
  const [column = 0] = state.chains[0]?.restaurants[0]?.at ?? [];
  return column * UNIT < width / 2 ? "xMin" : "xMax";
};

/** The part of the drawing that is seen. */
const shapeOf = (
  state: State,
  [width, height]: readonly [number, number],
  around: PositionView["around"],
): Readonly<Record<string, string>> => {
  if (!around) {
    return { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: `${endOf(state, width)}YMid slice` };
  }
  const [x, y, across] = around;
  const corner = [(x - across / 2) * UNIT, (y - across / SHAPE / 2) * UNIT];
  const size = [across * UNIT, (across / SHAPE) * UNIT];
  return { viewBox: [...corner, ...size].join(" "), preserveAspectRatio: "xMidYMid slice" };
};

/** The board of a position, cut where the frame has another shape. */
const Board = (props: PositionPictureProps & { readonly ruleset: Ruleset }) => {
  const name = createUniqueId();
  const drawn = createMemo(() => {
    // cast: the position was opened by this game's own rules, whose states these are.
    const state = props.state as State;
    const style = (seat: number) => chainStyle(props.seats[seat]?.banner.colour, seat);
    const view = { ...pictureOf(props.ruleset, state, style), hour: null };
    const { attributes, ...map } = flatMap(view, [], "usual", "evening");
    const [width = 0, height = 0] = drawnSize(view.town).map((side) => (side - EDGE * 2) * UNIT);
    const shape = shapeOf(state, [width, height], props.shows?.around);
    return createWriter(name)({ ...map, attributes: { ...attributes, ...shape } });
  });
  // The drawing is made of escaped facts only.
  return <div class="position-board" innerHTML={drawn()} />;
};

/** Where a note stands in the picture, in hundredths of its width and height. */
const placeIn = ([x, y, across]: NonNullable<PositionView["around"]>, at: readonly [number, number]) => ({
  left: `${(0.5 + (at[0] - x) / across) * 100}%`,
  top: `${(0.5 + ((at[1] - y) / across) * SHAPE) * 100}%`,
});

const Cards = (props: { readonly ruleset: Ruleset; readonly groups: readonly (readonly string[])[] }) => {
  const known = kindsOf(props.ruleset.content.employees);
  const ids = (group: readonly string[]) => group.flatMap((name) => known.find((id) => id === name) ?? []);
  return (
    <div class="position-cards">
      <For each={props.groups}>
        {(group) => (
          <span>
            <For each={ids(group)}>
              {(id, at) => (
                <>
                  {at() > 0 && <b>→</b>}
                  <EmployeeCard stack={stackOf(props.ruleset, id, 1)} />
                </>
              )}
            </For>
          </span>
        )}
      </For>
    </div>
  );
};

/** Milestones in the order in which they are named. */
const Milestones = (props: { readonly ruleset: Ruleset; readonly names: readonly string[] }) => {
  const known = kindsOf(props.ruleset.content.milestones);
  const named = () => props.names.flatMap((name) => known.find((id) => id === name) ?? []);
  return <MilestoneList class="position-milestones" ids={named()} />;
};

/** A position as its picture: the town or a part of it with notes, and the cards or milestones that it is about. */
export const PositionPicture = (props: PositionPictureProps) => {
  const ruleset = rulesetOf(props.rules);
  return (
    <div class="position-picture" aria-hidden="true" data-bare={props.shows?.hasNoBoard}>
      <Show when={!props.shows?.hasNoBoard}>
        <Board {...props} ruleset={ruleset} />
      </Show>
      <Show when={props.shows?.around}>
        {(around) => (
          <For each={props.shows?.notes}>
            {([x, y, text]) => (
              <b class="position-note number" style={placeIn(around(), [x, y])}>
                {text}
              </b>
            )}
          </For>
        )}
      </Show>
      <Show when={props.shows?.cards}>{(groups) => <Cards ruleset={ruleset} groups={groups()} />}</Show>
      <Show when={props.shows?.milestones}>{(names) => <Milestones ruleset={ruleset} names={names()} />}</Show>
    </div>
  );
};
