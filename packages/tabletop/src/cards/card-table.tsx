import { shell } from "../language.ts";
import { createCardPlay } from "./card-play.ts";
import type { CardTableProps } from "./card-props.ts";
import "./cards.css";
import { Hand } from "./hand.tsx";
import { Lamps } from "./lamps.tsx";
import { Seats } from "./seats.tsx";
import { LastTrick } from "./last-trick.tsx";
import { Trick } from "./trick.tsx";

/** A round table for any game of cards and tricks that has the rows for it. */
export const CardTable = (props: CardTableProps) => {
  const play = createCardPlay(props);
  return (
    <section class="card-table" data-looked-back={props.lookedBack !== undefined} aria-label={shell().table.state}>
      <div class="felt" aria-hidden="true" />
      <Seats {...props} play={play} />
      <Lamps {...props} play={play} />
      <Trick {...props} play={play} />
      <LastTrick {...props} />
      <Hand {...props} play={play} />
    </section>
  );
};
