import type { TableFacts } from "@blueplate/api";
import { Button, Icon, ModalWindow } from "@blueplate/ui";
import { shell } from "../language.ts";
import { createSignal, type ParentProps, Show } from "solid-js";
import { isLocal } from "../local/saved.ts";
import { api } from "../server/client.ts";
import { PlayersButton } from "./players.tsx";
import { RulesButton, RulesWindow } from "../rules/window.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";

const words = () => shell().table;

/** The way home, and the name of the table. */
export const Brand = (props: { readonly facts: Pick<TableFacts, "name"> | null }) => (
  <div class="brand">
    <a class="home title" href="/">
      {shell().title}
    </a>
    <h1 title={props.facts?.name}>{props.facts?.name ?? ""}</h1>
  </div>
);

const MoveSeat = (props: { readonly table: string }) => {
  const [link, setLink] = createSignal<string | null>(null);
  const ask = async (): Promise<void> => {
    const { token } = await api.seats.moveLink.mutate({ table: props.table });
    setLink(`${location.origin}/seat#${token}`);
  };
  return (
    <>
      <Button
        kind="quiet"
        class="move-seat"
        aria-label={words().moveSeat}
        title={words().moveSeat}
        onClick={() => void ask()}
      >
        <Icon name="device-mobile" />
        <span>{words().moveSeat}</span>
      </Button>
      <ModalWindow
        open={link() !== null}
        title={words().moveSeat}
        close={shell().frame.close}
        onClose={() => setLink(null)}
      >
        <p>{words().moveHelp}</p>
        <a class="share-link" href={link() ?? ""}>
          {link()}
        </a>
      </ModalWindow>
    </>
  );
};

/** What belongs to the table whatever is played: the connection, one's seat, the theme. */
export const TableMenu = (props: { readonly facts: TableFacts | null; readonly connected: boolean }) => (
  <div class="table-menu">
    <Show when={props.facts && !props.connected}>
      <span class="chip" role="status">
        <span class="spinner" aria-hidden="true" /> {shell().reconnecting}
      </span>
    </Show>
    <Show when={props.facts?.status === "running" && props.facts}>
      {(facts) => (
        <Show
          when={facts().mySeat !== null || isLocal(facts().id)}
          fallback={<span class="chip">{words().watching}</span>}
        >
          <Show when={!isLocal(facts().id)}>
            <MoveSeat table={facts().id} />
          </Show>
        </Show>
      )}
    </Show>
    <Show when={props.facts?.status === "running" && !isLocal(props.facts.id)}>
      <PlayersButton />
    </Show>
    <Show when={props.facts}>{(facts) => <RulesButton game={facts().game} />}</Show>
    <LanguageSwitch />
    <ThemeSwitch />
    <RulesWindow />
  </div>
);

/** A page of a table below the common head; a game with a table of its own brings its own bar. */
export const Headed = (props: ParentProps<{ readonly facts: TableFacts | null; readonly connected: boolean }>) => (
  <>
    <header class="table-head row">
      <Brand facts={props.facts} />
      <TableMenu facts={props.facts} connected={props.connected} />
    </header>
    {props.children}
  </>
);
