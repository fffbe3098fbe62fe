import { seatOf } from "@blueplate/kernel";
import type { PositionPictureProps } from "@blueplate/tabletop";
import { CardExample } from "@blueplate/tabletop/cards";
import { sceneOf } from "./scene.tsx";

/** What whoever sits first holds at the beginning of a position, on a piece of the felt. */
export const PositionPicture = (props: PositionPictureProps) => (
  <div class="position-picture" aria-hidden="true">
    <CardExample {...sceneOf(props.rules, props.state, seatOf(0))} parts={["hand"]} events={[]} label="" />
  </div>
);
