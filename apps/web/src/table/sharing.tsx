import { seatSignOf } from "@blueplate/magnate-table";
import { shell, type TableProps } from "@blueplate/tabletop";
import { BusySign, Button } from "@blueplate/ui";
import { createSignal, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { clientOf } from "../games/index.ts";
import { isLocal, replayLink } from "../saved-games/saved-game.ts";

/** Where others look at a step of a game; nobody else can where it lies on this device alone. */
const linkOf = ({ facts }: TableProps): ((at: number) => string) | null =>
  isLocal(facts.id) ? null : (at) => `${location.origin}${replayLink(facts.id)}&at=${at}`;

/** Hands on what decided the game; what draws pictures and films is fetched when somebody asks for one. */
export const Sharing = (props: { readonly table: TableProps }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <Show when={clientOf(props.table.facts.game).ShareWindow}>
      {(window) => (
        <>
          <Button onClick={() => setOpen(true)}>{shell().table.share}</Button>
          <Show when={open()}>
            <Suspense fallback={<BusySign text={shell().loading} />}>
              <Dynamic
                component={window()}
                table={props.table}
                sign={(seat) => seatSignOf({ banner: props.table.facts.seats[seat]?.banner, seat })}
                link={linkOf(props.table)}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          </Show>
        </>
      )}
    </Show>
  );
};
