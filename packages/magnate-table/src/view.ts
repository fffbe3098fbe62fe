import type { CityView } from "@blueplate/city";
import { HOUR_OF_PHASE } from "@blueplate/city/outline";
import { type Definition, type Lens, pictureOf, type State } from "@blueplate/engine";
import type { TableProps } from "@blueplate/tabletop";
import { styleOf } from "./game.ts";

/** The city of a state through a lens: plain facts, as the city and the flat map draw them. */
export const cityView = (props: TableProps, definition: Definition, state: State, lens: Lens): CityView => ({
  ...pictureOf(definition, state, (seat) => styleOf(props, seat), lens),
  hour: HOUR_OF_PHASE[state.stage._tag] ?? null,
});
