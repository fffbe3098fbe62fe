import { Busy, Button, Icon, ModalWindow } from "@blueplate/ui";
import { createEffect, createMemo, createSignal, lazy, on, onCleanup, onMount, Show, Suspense } from "solid-js";
import { type Handing, shell, type TableProps } from "@blueplate/tabletop";
import "./consent.css";

const words = () => shell().consent;
const PlayerList = lazy(() => import("./player-list.tsx").then((module) => ({ default: module.PlayerList })));

const [isOpen, setOpen] = createSignal(false);
/** True where there is a list to open: a lesson has none. */
const [isThere, setThere] = createSignal(false);

/** Opens the list of the players. */
export const PlayersButton = () => (
  <Show when={isThere()}>
    <Button kind="quiet" aria-label={words().players} title={words().players} onClick={() => setOpen(true)}>
      <Icon name="users-three" />
      <span>{words().players}</span>
    </Button>
  </Show>
);

/** Who plays, how long each took, and who plays for whom. Stands once on a page. */
export const PlayersWindow = (props: { readonly table: TableProps; readonly handing: Handing }) => {
  onMount(() => setThere(true));
  // Whoever takes the device next finds the table, not what the one before looked at.
  createEffect(
    on(
      createMemo(() => props.table.facts.mySeat),
      () => setOpen(false),
      { defer: true },
    ),
  );
  onCleanup(() => {
    setOpen(false);
    setThere(false);
  });
  return (
    <ModalWindow open={isOpen()} title={words().players} close={shell().frame.close} onClose={() => setOpen(false)}>
      <Show when={isOpen()}>
        <Suspense fallback={<Busy text={shell().loading} />}>
          <PlayerList table={props.table} handing={props.handing} />
        </Suspense>
      </Show>
    </ModalWindow>
  );
};
