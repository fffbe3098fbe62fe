import { shell, type TableProps } from "@blueplate/tabletop";
import { Badge, Button, Icon, ModalWindow, type Tab, Tabs } from "@blueplate/ui";
import { createSignal, type JSX, Show } from "solid-js";
import { isLocal } from "../saved-games/saved-game.ts";
import { Log } from "./log.tsx";
import "./phone-tabs.css";
import { Talk } from "./talk/talk.tsx";
import { createUnread } from "./talk/unread.ts";

type TabId = "score" | "log" | "talk";

interface PhoneTabsProps {
  readonly table: TableProps;
  /** The points as the game writes them down. */
  readonly sheet: () => JSX.Element;
}

const tabsOf = ({ table, sheet }: PhoneTabsProps, unread: () => number): readonly Tab<TabId>[] => [
  { id: "score", text: shell().table.score, body: sheet },
  { id: "log", text: shell().table.log, body: () => <Log table={table} /> },
  ...(isLocal(table.facts.id)
    ? []
    : [
        {
          id: "talk" as const,
          text: shell().table.chat,
          get badge() {
            return unread() > 0 ? { count: unread(), label: shell().table.unread(unread()) } : null;
          },
          body: () => <Talk table={table} />,
        },
      ]),
];

/** What a desk has beside the board stands on a phone behind one button: points, log and talk. */
export const PhoneTabs = (props: PhoneTabsProps) => {
  const [open, setOpen] = createSignal(false);
  const [tab, setTab] = createSignal<TabId>("score");
  const unread = createUnread(props.table, () => open() && tab() === "talk");
  return (
    <>
      <Button
        kind="quiet"
        class="phone-tabs-button"
        aria-label={shell().table.beside}
        title={shell().table.beside}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="list-numbers" />
        <Show when={unread() > 0}>
          <Badge count={unread()} label={shell().table.unread(unread())} />
        </Show>
      </Button>
      <ModalWindow
        open={open()}
        title={props.table.facts.name}
        close={shell().frame.close}
        class="phone-tabs"
        onClose={() => setOpen(false)}
      >
        <Tabs label={shell().table.beside} tabs={tabsOf(props, unread)} value={tab()} onChange={setTab} />
      </ModalWindow>
    </>
  );
};
