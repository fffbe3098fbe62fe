import { shell, type TableProps } from "@blueplate/tabletop";
import { BusySign, Button } from "@blueplate/ui";
import { createSignal, lazy, Show, Suspense } from "solid-js";
import { isLocal, replayLink } from "../saved-games/saved-game.ts";

// What draws pictures and films is fetched when somebody asks for one.
const ShareWindow = lazy(() =>
  import("@blueplate/magnate-table/share").then((module) => ({ default: module.ShareWindow })),
);

/** Where others look at a step of a game; nobody else can where it lies on this device alone. */
const linkOf = ({ facts }: TableProps): ((at: number) => string) | null =>
  isLocal(facts.id) ? null : (at) => `${location.origin}${replayLink(facts.id)}&at=${at}`;

/** Hands on the evening that decided the game. */
export const Sharing = (props: { readonly table: TableProps }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{shell().table.share}</Button>
      <Show when={open()}>
        <Suspense fallback={<BusySign text={shell().loading} />}>
          <ShareWindow table={props.table} link={linkOf(props.table)} onClose={() => setOpen(false)} />
        </Suspense>
      </Show>
    </>
  );
};
