import { BusySign, Button, Icon, ModalWindow, SidePanel } from "@blueplate/ui";
import { createEffect, createMemo, lazy, on, onCleanup, onMount, Show, Suspense } from "solid-js";
import { Dynamic, Portal } from "solid-js/web";
import { type SeatHandover, narrow, shell, type TableProps } from "@blueplate/tabletop";
import { hasPlayers, isShowingPlayers, setPlayers, showPlayers } from "./players.ts";
import "./consent.css";

const words = () => shell().consent;
const PlayerList = lazy(() => import("./player-list.tsx").then((module) => ({ default: module.PlayerList })));

/** Opens the list of the players, and closes it. */
export const PlayersButton = () => (
  <Show when={hasPlayers()}>
    <Button
      kind="quiet"
      aria-label={words().players}
      title={words().players}
      onClick={() => showPlayers(!isShowingPlayers())}
    >
      <Icon name="users-three" />
      <span>{words().players}</span>
    </Button>
  </Show>
);

/** Beside the question, over what is played on; on a phone, where the menu that opens it covers everything, over the whole page. */
const Panel = (props: { readonly table: TableProps; readonly handing: SeatHandover }) => {
  const phone = narrow();
  const panel = () => (
    <Dynamic
      component={phone() ? ModalWindow : SidePanel}
      open={isShowingPlayers()}
      title={words().players}
      close={shell().frame.close}
      onClose={() => showPlayers(false)}
    >
      <Show when={isShowingPlayers()}>
        <Suspense fallback={<BusySign text={shell().loading} />}>
          <PlayerList table={props.table} handing={props.handing} />
        </Suspense>
      </Show>
    </Dynamic>
  );
  return (
    <Show when={!phone()} fallback={panel()}>
      <Portal mount={document.querySelector("main") ?? document.body} ref={(place) => place.classList.add("over-main")}>
        {panel()}
      </Portal>
    </Show>
  );
};

/** Who plays, how long each took, and who plays for whom. Stands once on a page. */
export const Players = (props: { readonly table: TableProps; readonly handing: SeatHandover }) => {
  onMount(() => setPlayers(true));
  // Whoever takes the device next finds the table, not what the one before looked at.
  createEffect(
    on(
      createMemo(() => props.table.facts.mySeat),
      () => showPlayers(false),
      { defer: true },
    ),
  );
  onCleanup(() => {
    showPlayers(false);
    setPlayers(false);
  });
  const wasOpened = createMemo((before: boolean) => before || isShowingPlayers(), false);
  return (
    <Show when={wasOpened()}>
      <Panel {...props} />
    </Show>
  );
};
