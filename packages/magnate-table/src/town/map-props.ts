import type { City, CityView, Overlay, Square } from "@blueplate/city";
import type { Ruleset } from "@blueplate/engine";
import type { Lens } from "@blueplate/forecast";
import type { TableProps } from "@blueplate/tabletop";
import type { JSX } from "solid-js";
import type { GhostDrag } from "../placing/ghost-drag.ts";
import type { MapLayout } from "./ground.ts";
import type { LastVisit } from "./news.ts";

/** What a map shows and what it is told. */
export interface MapProps {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
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
  /** The ghost that a finger may move, while the question listens to the map. */
  readonly carrying?: GhostDrag | undefined;
  /** Gives the map as it lies on the page to whoever lies over it; null when it is gone. */
  readonly onGround?: (ground: MapLayout | null) => void;
  /** A square beside the board, counted on, is clicked: airplanes fly there. */
  readonly onBeside?: (square: Square) => void;
  /**
   * The position from which the town comes to this one: what lies between them is played, backwards where that one lies further on.
   * Null: the position is shown as it is. Unless told, it is the one that was shown last.
   */
  readonly from?: LastVisit | null;
  /** It is noon, whatever the phase. */
  readonly noon?: boolean;
  /** How fast movements are, beside what the settings of the town say: 2 is twice as fast. */
  readonly pace?: number;
  /** Told which phase is played in the town, behind the present, and with null when it rests. */
  readonly onScene?: (phase: string | null) => void;
  /** The town in three dimensions, once it stands, and null when it goes. */
  readonly onCity?: (city: City | null) => void;
  /** What stands beside the switch between town and map. */
  readonly tools?: JSX.Element;
  /** What lies over the map. */
  readonly over?: (city: City | null) => JSX.Element;
}
