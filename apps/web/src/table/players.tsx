import { Busy, Button, Icon, ModalWindow } from "@blueplate/ui";
import { createSignal, lazy, onCleanup, Show, Suspense } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import "./consent.css";

const words = () => shell().consent;
const PlayerList = lazy(() => import("./player-list.tsx").then((module) => ({ default: module.PlayerList })));

const [isOpen, setOpen] = createSignal(false);

/** Opens the list of the players. */
export const PlayersButton = () => (
  <Button kind="quiet" aria-label={words().players} title={words().players} onClick={() => setOpen(true)}>
    <Icon name="users-three" />
    <span>{words().players}</span>
  </Button>
);

/** Who plays, how long each took, and who plays for whom. Stands once on a page. */
export const PlayersWindow = (props: { readonly table: TableProps }) => {
  onCleanup(() => setOpen(false));
  return (
    <ModalWindow open={isOpen()} title={words().players} close={shell().frame.close} onClose={() => setOpen(false)}>
      <Show when={isOpen()}>
        <Suspense fallback={<Busy text={shell().loading} />}>
          <PlayerList table={props.table} />
        </Suspense>
      </Show>
    </ModalWindow>
  );
};
