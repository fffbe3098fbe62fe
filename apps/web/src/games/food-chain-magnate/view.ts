import type { CityView } from "@blueplate/city";
import { HOUR_OF_PHASE } from "@blueplate/city/outline";
import { type Definition, pictureOf, type State } from "@blueplate/engine";
import type { TableProps } from "../../table/props.ts";
import { styleOf } from "./game.ts";

/** The city of a state: plain facts, as the city and the flat map draw them. */
export const cityView = (props: TableProps, definition: Definition, state: State): CityView => ({
  ...pictureOf(definition, state, (seat) => styleOf(props, seat)),
  hour: HOUR_OF_PHASE[state.stage._tag] ?? null,
});
