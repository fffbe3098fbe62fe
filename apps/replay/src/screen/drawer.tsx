import { narrow, shell } from "@blueplate/tabletop";
import { BusySign, Button, Icon, type Tab, Tabs } from "@blueplate/ui";
import { createEffect, createSignal, on, onCleanup, onMount, Show } from "solid-js";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

/** A view of the drawer. One that is drawn from the moment alone is there only while it is shown, and follows no scrubbing else. */
export interface DrawerTab extends Tab<string> {
  readonly whileShown?: boolean;
}

/** A view that somebody asks for, or that the drawer shall close; every new wish counts. */
export interface ViewRequest {
  readonly view: string | null;
}

interface DrawerProps {
  readonly views: readonly DrawerTab[];
  readonly wish: ViewRequest | null;
}

const createOpening = (props: DrawerProps, onAway: () => void) => {
  const [open, setOpen] = createSignal(false);
  const [seen, setSeen] = createSignal(false);
  const [shown, setShown] = createSignal(props.views[0]?.id ?? "");
  const toggle = (next: boolean): void => {
    setSeen(true);
    setOpen(next);
  };
  createEffect(
    on(
      () => props.wish,
      (wish) => {
        if (wish?.view) setShown(wish.view);
        if (wish) toggle(wish.view !== null);
        if (wish?.view === null) onAway();
      },
    ),
  );
  const tabs = (): readonly Tab<string>[] =>
    props.views.map(({ id, text, body, whileShown }) => ({
      id,
      text,
      body: whileShown === true ? () => <Show when={open() && shown() === id}>{body()}</Show> : body,
    }));
  return { open, toggle, seen, shown, setShown, tabs };
};

/** What rises from the foot of the screen: charts and tables over the game. Its views are made when it is opened first. */
export const Drawer = (props: DrawerProps) => {
  let handle: HTMLButtonElement | undefined;
  // What was pressed in it is hidden with it.
  const { open, toggle, seen, shown, setShown, tabs } = createOpening(props, () => handle?.focus());
  const small = narrow();
  const close = (): void => {
    toggle(false);
    handle?.focus();
  };
  // Wherever the focus is: but a window over the page and a note that is being written have the key for themselves.
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !open() || document.querySelector("[role=dialog]") !== null) return;
    if (event.target instanceof Element && event.target.closest("textarea") !== null) return;
    close();
  };
  onMount(() => addEventListener("keydown", escape));
  onCleanup(() => removeEventListener("keydown", escape));
  return (
    <Show when={props.views.length > 0}>
      <Button
        class="drawer-handle"
        ref={(element: HTMLButtonElement) => (handle = element)}
        aria-expanded={open()}
        onClick={() => toggle(!open())}
      >
        <Icon name={open() ? "caret-down" : "caret-up"} /> <span class={small() ? "hidden" : ""}>{words().chart}</span>
      </Button>
      <Show when={seen()}>
        <section class="drawer panel" hidden={!open()} aria-label={words().chart} data-own-keys>
          <Button class="drawer-close" kind="quiet" aria-label={shell().frame.close} shortcut="Esc" onClick={close}>
            <Icon name="x" />
          </Button>
          {/* It opens with the page where somebody has come for a view of it: the page draws much before. */}
          <Tabs
            label={words().chart}
            tabs={tabs()}
            value={shown()}
            onChange={setShown}
            waiting={() => <BusySign text={shell().loading} />}
          />
        </section>
      </Show>
    </Show>
  );
};
