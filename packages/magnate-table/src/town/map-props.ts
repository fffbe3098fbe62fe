import type { CityView, Overlay, Square } from "@blueplate/city";
import type { Definition, Lens } from "@blueplate/engine";
import type { TableProps } from "@blueplate/tabletop";

/** What a map shows and what it is told. */
export interface MapProps {
  readonly table: TableProps;
  readonly definition: Definition;
  readonly view: CityView;
  readonly overlays: readonly Overlay[];
  /** The viewer holds a piece: nothing moves, nothing is in the way. */
  readonly placing: boolean;
  readonly lens: Lens;
  readonly onLens: (lens: Lens) => void;
  /** Where something stands that somebody asked to see; set anew with every asking. */
  readonly shown: Square | null;
  readonly onHover: (square: Square | null) => void;
  readonly onPick: (square: Square) => void;
}
