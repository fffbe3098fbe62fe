import { seatSignOf } from "@blueplate/magnate-table";
import type { Component } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { ShareWindowProps } from "../games/views.ts";
import { seatsIn } from "../session/seats.ts";
import type { Session } from "../session/session.ts";
import { tableOf } from "../session/table.ts";

/** Where others look at a step of the game; null where it did not come from a table of the server. */
const linkHere = (): ((at: number) => string) | null => {
  const table = new URLSearchParams(location.search).get("table");
  return table === null ? null : (at) => `${location.origin}/replay/?table=${encodeURIComponent(table)}&at=${at}`;
};

/** Hands on what decided the game that is looked at. */
export const Sharing = (props: {
  readonly session: Session;
  readonly window: Component<ShareWindowProps>;
  readonly onClose: () => void;
}) => {
  const { session } = props;
  const table = tableOf(session, () => null, session.state, session.last);
  return (
    <Dynamic
      component={props.window}
      table={table}
      sign={(seat) => seatSignOf({ banner: seatsIn(session)[seat]?.banner, seat })}
      link={linkHere()}
      onClose={props.onClose}
    />
  );
};
