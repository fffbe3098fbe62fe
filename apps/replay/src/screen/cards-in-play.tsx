import { BannerSign } from "@blueplate/magnate-table";
import { shell, Tabletop, wordsOf } from "@blueplate/tabletop";
import { BusySign } from "@blueplate/ui";
import { shownTable } from "@blueplate/words";
import { createMemo, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { ShapeDrawing } from "../drawing/drawing.ts";
import { viewOf } from "../games/views.ts";
import type { ContinuationState } from "../session/for-seat.ts";
import type { Session } from "../session/session.ts";
import { seatsIn } from "../session/seats.ts";
import { namesIn } from "../session/event-text.ts";

/** The table of a game that has no board of its own, as it was drawn when it was played; open envelopes show what lay in them. */
const AnyBoard = (props: { readonly session: Session }) => {
  const { session } = props;
  const { rules } = session;
  const names = namesIn(session);
  const state = createMemo(() => session.state(session.at()));
  const shown = createMemo(() =>
    shownTable({ words: wordsOf(rules.game), says: shell().table, names, seats: rules.config.seats }, state()),
  );
  const waited = createMemo(() => rules.waitsFor(state()));
  return (
    <Tabletop
      table={shown()}
      says={shell()}
      names={names}
      sign={(seat) => <BannerSign banner={seatsIn(session)[seat]?.banner} seat={seat} />}
      acts={(seat) => waited().some((each) => each === seat)}
      mine={null}
    />
  );
};

/** What lies on the table at this moment; `playing` where moves may be played on it. */
export const CardsInPlay = (props: {
  readonly session: Session;
  readonly drawing?: ShapeDrawing;
  readonly playing?: ContinuationState;
}) => {
  const { session, drawing } = props;
  const own = () => viewOf(session.rules.game)?.Board;
  return (
    <div class="cards-in-play" tabIndex={0} ref={(root) => drawing?.attach(root)} data-drawing={drawing?.on() === true}>
      <Show when={own()} fallback={<AnyBoard session={session} />}>
        {(board) => (
          <Suspense fallback={<BusySign text={shell().loading} />}>
            <Dynamic component={board()} session={session} playing={props.playing ?? null} />
          </Suspense>
        )}
      </Show>
    </div>
  );
};
