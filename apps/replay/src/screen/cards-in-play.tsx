import { BannerSign } from "@blueplate/magnate-table";
import { shell, Tabletop, wordsOf } from "@blueplate/tabletop";
import { shownTable } from "@blueplate/words";
import { createMemo } from "solid-js";
import type { ShapeDrawing } from "../drawing/drawing.ts";
import type { Session } from "../session/session.ts";
import { seatsIn } from "../session/seats.ts";
import { namesIn } from "../session/event-text.ts";

/** The table of any game at this moment, as it was drawn when it was played; open envelopes show what lay in them. */
export const CardsInPlay = (props: { readonly session: Session; readonly drawing?: ShapeDrawing }) => {
  const { session, drawing } = props;
  const { rules } = session;
  const names = namesIn(session);
  const state = createMemo(() => session.state(session.at()));
  const shown = createMemo(() =>
    shownTable({ words: wordsOf(rules.game), says: shell().table, names, seats: rules.config.seats }, state()),
  );
  const waited = createMemo(() => rules.waitsFor(state()));
  return (
    <div class="lying" tabIndex={0} ref={(root) => drawing?.attach(root)} data-drawing={drawing?.on() === true}>
      <Tabletop
        table={shown()}
        says={shell()}
        names={names}
        sign={(seat) => <BannerSign banner={seatsIn(session)[seat]?.banner} seat={seat} />}
        acts={(seat) => waited().some((each) => each === seat)}
        mine={null}
      />
    </div>
  );
};
