import { ShareWindow } from "@blueplate/magnate-table/share";
import type { Session } from "../session/session.ts";
import { tableOf } from "../session/table.ts";

/** Where others look at a step of the game; null where it did not come from a table of the server. */
const linkHere = (): ((at: number) => string) | null => {
  const table = new URLSearchParams(location.search).get("table");
  return table === null ? null : (at) => `${location.origin}/replay/?table=${encodeURIComponent(table)}&at=${at}`;
};

/** Hands on the evening that decided the game that is looked at. */
export const Sharing = (props: { readonly session: Session; readonly onClose: () => void }) => {
  const { session } = props;
  const table = tableOf(session, () => null, session.state, session.last);
  return <ShareWindow table={table} link={linkHere()} onClose={props.onClose} />;
};
