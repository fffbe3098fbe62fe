import { createWriter, drawnSize, EDGE, flatMap, UNIT } from "@blueplate/city/flat";
import { rulesetOf, type State } from "@blueplate/engine";
import { pictureOf } from "@blueplate/forecast";
import type { PositionPictureProps } from "@blueplate/tabletop";
import { createMemo, createUniqueId } from "solid-js";
import { chainStyle } from "../sign/chain-style.ts";

/** The end of a board that is too long for its frame at which the first seat has its restaurant. */
const endOf = (state: State, width: number): "xMin" | "xMax" => {
  const [column = 0] = state.chains[0]?.restaurants[0]?.at ?? [];
  return column * UNIT < width / 2 ? "xMin" : "xMax";
};

/** The town of a position as far as its frame shows it: its board alone, cut where the frame has another shape. */
export const PositionPicture = (props: PositionPictureProps) => {
  const name = createUniqueId();
  const drawn = createMemo(() => {
    // cast: the position was opened by this game's own rules, whose states these are.
    const state = props.state as State;
    const style = (seat: number) => chainStyle(props.seats[seat]?.banner.colour, seat);
    const view = { ...pictureOf(rulesetOf(props.rules), state, style), hour: null };
    const { attributes, ...map } = flatMap(view, [], "usual", "evening");
    const [width = 0, height = 0] = drawnSize(view.town).map((side) => (side - EDGE * 2) * UNIT);
    const shape = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: `${endOf(state, width)}YMid slice` };
    return createWriter(name)({ ...map, attributes: { ...attributes, ...shape } });
  });
  // The drawing is made of escaped facts only.
  return <div class="position-picture" aria-hidden="true" innerHTML={drawn()} />;
};
