import { shell } from "@blueplate/tabletop";
import { Button, Icon, type Tab, Tabs } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";

const words = () => shell().replay;

/** What rises from the foot of the screen: charts and tables over the game. Its views are made when it is opened first. */
export const Drawer = (props: { readonly tabs: readonly Tab<string>[] }) => {
  const [open, setOpen] = createSignal(false);
  const [tab, setTab] = createSignal(props.tabs[0]?.id ?? "");
  const [seen, setSeen] = createSignal(false);
  const toggle = (): void => {
    setSeen(true);
    setOpen(!open());
  };
  return (
    <Show when={props.tabs.length > 0}>
      <Button class="drawer-handle" aria-expanded={open()} onClick={toggle}>
        <Icon name={open() ? "caret-down" : "caret-up"} /> {words().chart}
      </Button>
      <Show when={seen()}>
        <section class="drawer panel" hidden={!open()} aria-label={words().chart} data-own-keys>
          <Tabs label={words().chart} tabs={props.tabs} value={tab()} onChange={setTab} />
        </section>
      </Show>
    </Show>
  );
};
