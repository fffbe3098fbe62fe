import { shell } from "@blueplate/tabletop";
import { Button, Icon, type Tab, Tabs } from "@blueplate/ui";
import { createEffect, createSignal, on, Show } from "solid-js";

const words = () => shell().replay;

/** A view of the drawer that somebody asks for; every new wish opens it. */
export interface Wish {
  readonly tab: string;
}

interface DrawerProps {
  readonly tabs: readonly Tab<string>[];
  readonly wish?: Wish | null | undefined;
}

const createOpening = (props: DrawerProps) => {
  const [open, setOpen] = createSignal(false);
  const [tab, setTab] = createSignal(props.tabs[0]?.id ?? "");
  createEffect(
    on(
      () => props.wish,
      (wish) => {
        if (!wish) return;
        setTab(wish.tab);
        setOpen(true);
      },
    ),
  );
  /** Only what is looked at is there: a chart that nobody sees follows no scrubbing. */
  const tabs = (): readonly Tab<string>[] =>
    props.tabs.map((each) => ({
      ...each,
      text: each.text,
      body: () => <Show when={tab() === each.id}>{each.body()}</Show>,
    }));
  return { open, setOpen, tab, setTab, tabs };
};

/** What rises from the foot of the screen: charts and tables over the game. Its views are made when they are looked at. */
export const Drawer = (props: DrawerProps) => {
  const { open, setOpen, tab, setTab, tabs } = createOpening(props);
  return (
    <Show when={props.tabs.length > 0}>
      <Button class="drawer-handle" aria-expanded={open()} onClick={() => setOpen(!open())}>
        <Icon name={open() ? "caret-down" : "caret-up"} /> {words().chart}
      </Button>
      <Show when={open()}>
        <section class="drawer panel" aria-label={words().chart} data-own-keys>
          <Tabs label={words().chart} tabs={tabs()} value={tab()} onChange={setTab} />
        </section>
      </Show>
    </Show>
  );
};
